// Pure: no browser, no network, no clock.
import type { LanguageWords } from './word-classes.ts';

export const portuguese: LanguageWords = {
  natureKinds:
    'lago lagoa rio praia montanha monte pico morro colina vale cânion desfiladeiro cachoeira cachoeiras cascata cataratas ilha ilhas baía enseada cabo costa falésia falésias floresta mata parque jardim jardins reserva glaciar vulcão cratera gruta grutas caverna nascente termas deserto duna dunas recife trilha trilho cume serra planalto ponta mirante miradouro',
  sightKinds:
    'museu galeria catedral sé igreja capela basílica abadia mosteiro convento templo santuário mesquita sinagoga pagode castelo forte fortaleza palácio torre ponte porta portal arco monumento memorial estátua fonte chafariz praça largo mercado bazar feira teatro ópera biblioteca universidade zoológico aquário observatório ruínas túmulo cemitério casa vila farol muralha cais porto calçadão orla estádio moinho vinícola cervejaria fazenda quinta anfiteatro cidadela centro_histórico rua avenida beco bairro loja livraria barragem elevador',
  foodKinds:
    'restaurante café bar boteco padaria confeitaria sorveteria taberna tasca pastelaria lanchonete churrascaria cantina',
  stayKinds: 'hotel pousada hostel albergue camping cabana refúgio apartamento hospedagem resort chalé',
  transportKinds:
    'aeroporto estação terminal teleférico bondinho funicular balsa ferry metrô metro bonde rodoviária embarcadouro parada',
  areaKinds: 'cidade vila aldeia bairro região província estado país capital município distrito',
  towards: 'a para até ao à rumo',
  at: 'em no na nos nas por pelo pela perto junto dentro',
  from: 'de do da desde via entre',
  visited:
    'visitar visita visitamos visitei ver vimos vi ir fomos fui vamos caminhar caminhamos dirigir paramos parada chegar chegamos cheguei chegada dormir dormimos noite subir subimos passear passeamos passeio descobrir almoçar almoçamos almoço jantar jantamos comer comemos café tomar tomamos atravessar conhecer conhecemos explorar aproveitar começar começamos terminar voltar voltamos saímos seguimos',
  notVisited: 'não fechado fechada infelizmente sem perdemos nunca evitar cancelado invés',
  maybe: 'se pode poderia opcional ou talvez alternativa recomendo recomendamos',
  compared: 'como parecido lembra semelhante famoso famosa conhecido conhecida chamado chamada estilo',
  seen: 'vista vistas panorâmica longe frente horizonte',
  people: 'senhor senhora meu minha amigo amiga amigos guia rei rainha imperador são santa foto',
  goods: 'cerveja vinho chá café bolo sopa pão queijo peixe ingresso bilhete cartão app livro',
  advice:
    'dicas dica bagagem mala orçamento custo custos preço preços hospedagem onde ficar transporte visto clima quando melhor época faq conclusão resumo introdução mapa informações segurança dinheiro seguro guia roteiro como comentários compartilhar sobre autor newsletter',
  labels:
    'manhã tarde noite meio-dia almoço jantar café dia chegada partida saída etapa nota volta endereço horário horários telefone site preço entrada duração distância local adultos crianças',
  travellers: 'nós eu nosso nossa nossos nossas nos fomos minha meu me a_gente',
  connectors: 'de da do das dos e em no na a ao à o os as & são santa d',
  articles: 'o a os as um uma uns umas',
  months:
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo primavera verão outono inverno segunda-feira terça-feira quarta-feira quinta-feira sexta-feira',
};
