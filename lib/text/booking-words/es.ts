import type { BookingWords } from './kinds.ts';

export const es: BookingWords = {
  departure: 'salida|hora de salida|sale|fecha de salida|sal|despegue|hora salida|zarpe|salida a las',
  arrival: 'llegada|hora de llegada|llega|fecha de llegada|lleg|aterrizaje|hora llegada|llegada a las',
  from: 'de|desde|origen|estación de salida|puerto de salida|aeropuerto de salida|estación de origen|parada de salida|lugar de salida|estación origen|salida de',
  to: 'a|hasta|destino|estación de llegada|puerto de llegada|aeropuerto de llegada|estación de destino|parada de llegada|lugar de llegada|estación destino|llegada a',
  date: 'fecha|fecha de viaje|día|fecha del viaje|fecha del vuelo|fecha viaje|fecha de ida|cuándo|fecha y hora|fecha de la visita|fecha del evento|función|sesión|fecha de la actividad',
  time: 'hora|horario|inicio|comienzo|hora de inicio|hora de la reserva',
  flight: 'vuelo|número de vuelo|n de vuelo|nº de vuelo|vuelo nº|núm vuelo',
  train: 'tren|número de tren|nº de tren|nº tren|tren nº',
  bus: 'autobús|bus|línea|autocar|nº de línea|servicio de autobús',
  ferry: 'buque|barco|ferry|travesía|embarcación',
  service: 'servicio|trayecto|viaje|recorrido',
  operator:
    'operado por|compañía|operador|aerolínea|transportista|naviera|proveedor|empresa|compañía aérea|arrendador|compañía de alquiler|empresa de alquiler|rentadora',
  reference:
    'localizador|código de reserva|número de reserva|nº de reserva|nº reserva|n de reserva|reserva|referencia|referencia de reserva|ref|expediente|nº de expediente|confirmación|número de confirmación|nº de confirmación|código de confirmación|código de localización|número de pedido|nº de pedido|pedido|pnr|bono|nº de bono|código localizador|reserva nº|contrato|nº de contrato|código|cod reserva|cód reserva|código de la reserva|localizador de reserva|n reserva|nº localizador|número de localizador|folio|clave de reservación|clave de reserva|número de reservación|reservación|confirmación nº',
  ticket:
    'billete|número de billete|nº de billete|nº billete|billete electrónico|tarjeta|secuencia|nº factura|número de factura|cliente nº|nº de cliente|dni|pasaporte',
  passenger:
    'pasajero|pasajeros|viajero|viajeros|nombre|nombre del pasajero|titular|cliente|conductor|huésped|nombre y apellidos|a nombre de|conductor principal',
  seat: 'asiento|asientos|plaza|plazas|butaca|butacas|nº de asiento|número de asiento|camarote|localidad',
  coach: 'coche|vagón|fila|coche nº',
  platform: 'vía|andén|puerta|terminal|dársena|muelle|puerta de embarque',
  class: 'clase|tarifa|equipaje|cabina|tipo de billete|categoría',
  duration: 'duración|tiempo de viaje|duración del vuelo',
  stop: 'parada|estación|escala|vía estación|transbordo',
  decoy:
    'embarque|hora de embarque|cierre de puertas|cierre de embarque|facturación|cierre de facturación|entrega de equipaje|horario de apertura|apertura|abre|cierra|recepción|presentación|hora límite|apertura de puertas|puertas|desayuno|impreso el|hora de encuentro|horario de recepción|atención al cliente',
  'check-in':
    'entrada|check-in|fecha de entrada|llegada|día de entrada|registro|hora de entrada|entrada a partir de|registro de entrada|fecha de llegada|llegada al hotel|día de llegada|ingreso|fecha de ingreso',
  'check-out':
    'salida|check-out|fecha de salida|día de salida|hora de salida|salida hasta|registro de salida|egreso',
  nights:
    'noches|número de noches|estancia|nº de noches|duración de la estancia|su estancia|fechas de la estancia|fechas|periodo|período',
  rooms: 'habitación|habitaciones|tipo de habitación|apartamento|alojamiento tipo',
  guests:
    'huéspedes|personas|adultos|número de personas|comensales|nº de personas|ocupación|número de huéspedes|participantes',
  hotel:
    'hotel|alojamiento|establecimiento|hostal|nombre del hotel|su hotel|casa rural|propiedad|su alojamiento|apartamento|nombre del alojamiento|parador',
  'pick-up':
    'recogida|lugar de recogida|fecha de recogida|oficina de recogida|inicio del alquiler|recogida del coche|entrega del vehículo|hora de recogida|recogida del vehículo',
  'drop-off':
    'devolución|lugar de devolución|fecha de devolución|oficina de devolución|fin del alquiler|devolución del coche|hora de devolución|devolución del vehículo',
  vehicle: 'vehículo|grupo|coche de alquiler|categoría de vehículo|modelo|tipo de vehículo',
  event:
    'evento|visita|actividad|excursión|concierto|espectáculo|función|visita guiada|inicio|comienzo|hora de inicio|entrada general|exposición|experiencia|título|obra',
  venue: 'lugar|punto de encuentro|recinto|sala|teatro|dónde|ubicación|punto de salida|local',
  restaurant: 'restaurante|mesa|cena|almuerzo',
  total:
    'total|precio total|importe|importe total|total pagado|precio|total a pagar|pagado|importe pagado|total iva incluido|precio final|total reserva|importe abonado',
  fare: 'tasas|impuestos|suplemento|señal|por noche|iva|subtotal|base imponible|depósito|fianza|franquicia|gastos de gestión',
  address: 'dirección|domicilio|dirección del hotel|ubicación',
  phone: 'teléfono|tel|tfno|móvil|número de teléfono|contacto|fax|tlf',
  issued:
    'fecha de emisión|emitido el|emitido|fecha de compra|fecha de reserva|reservado el|comprado el|fecha de expedición|expedido el|fecha de factura|confirmado el|fecha emisión',
  'valid-from': 'válido desde|válido a partir del|inicio de validez|válido el',
  'valid-until': 'válido hasta|fin de validez|caduca|caducidad',
  validity: 'validez|período de validez|periodo de validez|válido',
  cancellation:
    'cancelación|cancelación gratuita|cancelación gratuita hasta|anulación|política de cancelación|fecha límite|fecha límite de pago|cancelable hasta|vencimiento',
};
