import type { BookingWords } from './kinds.ts';

export const pt: BookingWords = {
  departure:
    'partida|hora de partida|saída|hora de saída|parte|data de partida|embarque em|horário de saída|horário de partida|decolagem',
  arrival: 'chegada|hora de chegada|chega|data de chegada|horário de chegada|desembarque em|aterragem|pouso',
  from: 'de|desde|origem|estação de partida|porto de partida|aeroporto de partida|estação de origem|local de partida|paragem de partida|saindo de',
  to: 'para|até|destino|estação de chegada|porto de chegada|aeroporto de chegada|estação de destino|local de chegada|paragem de chegada',
  date: 'data|data da viagem|data de viagem|dia|data do voo|data da partida|quando|data e hora|data da visita|data do evento|sessão',
  time: 'hora|horário|hora de início|início',
  flight: 'voo|número do voo|nº do voo|voo nº|número de voo',
  train: 'comboio|trem|número do comboio|nº comboio|comboio nº|nº do comboio',
  bus: 'autocarro|ônibus|linha|camioneta|expresso',
  ferry: 'navio|barco|ferry|travessia|balsa|embarcação',
  service: 'serviço|percurso|trajeto|viagem|carreira',
  operator:
    'operado por|companhia|operador|transportadora|companhia aérea|empresa|fornecedor|locadora|empresa de aluguer',
  reference:
    'código de reserva|código da reserva|número de reserva|número da reserva|nº de reserva|nº da reserva|reserva|referência|referência da reserva|localizador|ref|confirmação|número de confirmação|código de confirmação|nº de confirmação|pnr|pedido|número do pedido|nº do pedido|encomenda|voucher|processo|nº de processo|reserva nº|contrato nº|referência de reserva|localizador da reserva|voucher nº',
  ticket:
    'bilhete|número do bilhete|nº do bilhete|bilhete eletrónico|bilhete nº|sequência|nif|fatura nº|nº de cliente|passaporte|nº da fatura',
  passenger:
    'passageiro|passageiros|viajante|viajantes|nome|nome do passageiro|titular|cliente|hóspede|condutor|motorista|em nome de|nome do hóspede|condutor principal',
  seat: 'lugar|lugares|assento|assentos|poltrona|número do lugar|camarote|cadeira|nº do lugar',
  coach: 'carruagem|vagão|fila|carr',
  platform: 'linha nº|plataforma|cais|porta|portão|terminal|gate|porta de embarque|doca',
  class: 'classe|tarifa|bagagem|tipo de bilhete|categoria',
  duration: 'duração|tempo de viagem|duração do voo',
  stop: 'paragem|parada|estação|escala|via',
  decoy:
    'embarque|hora de embarque|fecho da porta|fecho das portas|encerramento do embarque|fecho do check-in|abertura do check-in|entrega de bagagem|horário de funcionamento|abertura|abre|fecha|receção|recepção|apresentação|hora limite|abertura de portas|pequeno-almoço|café da manhã|impresso em|hora de encontro',
  'check-in':
    'check-in|entrada|chegada|data de entrada|data de chegada|entrada a partir das|dia de entrada|data de check-in|hora de entrada|check-in a partir de',
  'check-out':
    'check-out|saída|data de saída|partida|saída até|dia de saída|data de check-out|hora de saída|check-out até',
  nights:
    'noites|número de noites|estadia|nº de noites|estada|diárias|a sua estadia|período|datas da estadia',
  rooms: 'quarto|quartos|tipo de quarto|apartamento|acomodação tipo',
  guests:
    'hóspedes|pessoas|adultos|número de pessoas|nº de pessoas|número de hóspedes|participantes|lugares à mesa',
  hotel:
    'hotel|alojamento|hospedagem|propriedade|pousada|nome do hotel|estabelecimento|o seu hotel|acomodação|unidade hoteleira',
  'pick-up':
    'levantamento|local de levantamento|retirada|data de levantamento|início do aluguer|recolha|local de retirada|data de retirada|hora de levantamento',
  'drop-off':
    'devolução|local de devolução|data de devolução|fim do aluguer|entrega do carro|hora de devolução|entrega',
  vehicle: 'veículo|viatura|carro|grupo|categoria do veículo|modelo',
  event:
    'evento|visita|atividade|excursão|passeio|concerto|espetáculo|visita guiada|início|hora de início|ingresso|sessão|exposição|experiência',
  venue: 'local|ponto de encontro|sala|teatro|onde|recinto|localização',
  restaurant: 'restaurante|mesa|jantar|almoço',
  total:
    'total|preço total|valor|valor total|total pago|preço|total a pagar|pago|montante|valor pago|custo total|montante total|total geral',
  fare: 'taxas|impostos|suplemento|sinal|por noite|iva|subtotal|caução|depósito|taxa turística|franquia',
  address: 'morada|endereço|endereço do hotel|localização|morada do hotel',
  phone: 'telefone|tel|telemóvel|número de telefone|contacto|contato|celular|fax',
  issued:
    'emitido em|emitido a|data de emissão|data de compra|data da compra|comprado em|data da reserva|reservado em|data da fatura|confirmado em|emissão',
  'valid-from': 'válido de|válido a partir de|início de validade|válido desde|válido em',
  'valid-until': 'válido até|fim de validade|validade até|expira em',
  validity: 'validade|período de validade|válido',
  cancellation:
    'cancelamento|cancelamento gratuito|cancelamento gratuito até|política de cancelamento|cancelável até|prazo de pagamento|pagar até',
};
