import type { SampleWords } from './article.ts';

export const pt: SampleWords = {
  lang: 'pt',
  title: 'Dois dias sem pressa no Porto',
  byline: 'Por Ines Calado',
  opening:
    'O Porto é uma cidade de escadas, e o melhor plano para ela é um plano curto. Viemos com bons sapatos e sem pressa. Aqui está o que fizemos, pela ordem em que o fizemos e com as horas que gostaríamos de ter sabido.',
  map: 'Mapa',
  days: [
    {
      title: 'Dia 1: o rio e depois a subida',
      picture: 'Casas sobre o rio e a ponte de ferro',
      caption: 'O tabuleiro de cima ao meio-dia. Desenho: Ines Calado',
      lead: 'Comecem em baixo, enquanto as pernas estão frescas. Neste dia chega-se a pé a todo o lado.',
      stops: [
        ['Cais da Ribeira', 'um café à beira da água antes de os barcos acordarem.'],
        ['Igreja de São Francisco', 'simples por fora, toda em ouro por dentro. Contem uma hora.'],
        ['Ponte Luís I', 'atravessem por cima e deixem o telefone no bolso.'],
        ['Jardim do Morro', 'almoço na relva; a vista é de graça.'],
      ],
    },
    {
      title: 'Dia 2: azulejos e mar',
      picture: 'Uma parede de azulejos com uma porta antiga',
      caption: 'Uma porta perto da estação. Desenho: Ines Calado',
      stops: [
        ['Estação de São Bento', 'vinte mil azulejos, antes dos primeiros grupos.'],
        ['Livraria Lello', 'reservem a primeira hora; ao meio-dia a escada é uma fila.'],
        ['Praia dos Ingleses', 'peixe grelhado, com os sapatos ao lado.'],
        ['Farol de Felgueiras', 'o pequeno farol; as ondas passam por cima do muro, cuidado com o casaco.'],
      ],
    },
  ],
  closing: 'Voltámos no velho elétrico ao longo do rio, sem planos para a noite. Era essa a ideia.',
};
