// What bookings print, by language. All companies, people and places to stay in the documents are invented.

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja'] as const;
export type Language = (typeof languages)[number];

const keys = [
  'reference', 'from', 'to', 'date', 'departs', 'arrives', 'seat', 'total', 'traveller', 'guest',
  'checkIn', 'checkOut', 'nights', 'address', 'phone', 'pickUp', 'dropOff', 'company', 'where', 'time',
  'party', 'validFrom', 'validUntil', 'issued', 'hotel', 'day',
] as const; // biome-ignore format: a table
type Key = (typeof keys)[number];

const row = (words: string): Record<Key, string> => {
  const list = words.split('|');
  const pairs = keys.map((key, index) => [key, list[index] ?? '']);
  return Object.fromEntries(pairs);
};

export const words: Record<Language, Record<Key, string>> = {
  en: row(
    'Booking reference|From|To|Date|Departure|Arrival|Seat|Total|Traveller|Guest|Check-in|Check-out|Nights|Address|Telephone|Pick-up|Drop-off|Rental company|Where|Time|Guests|Valid from|Valid until|Issued on|Hotel|Day',
  ),
  de: row(
    'Buchungsnummer|Von|Nach|Datum|Abfahrt|Ankunft|Sitzplatz|Gesamtbetrag|Reisende|Gast|Anreise|Abreise|Nächte|Adresse|Telefon|Abholung|Rückgabe|Vermieter|Ort|Uhrzeit|Personen|Gültig ab|Gültig bis|Ausgestellt am|Hotel|Tag',
  ),
  fr: row(
    'Numéro de réservation|De|À|Date|Départ|Arrivée|Place|Montant total|Voyageur|Client|Arrivée|Départ|Nuits|Adresse|Téléphone|Prise en charge|Restitution|Loueur|Lieu|Heure|Couverts|Valable du|Valable au|Émis le|Hôtel|Jour',
  ),
  es: row(
    'Localizador|Origen|Destino|Fecha|Salida|Llegada|Asiento|Precio total|Viajero|Huésped|Entrada|Salida|Noches|Dirección|Teléfono|Recogida|Devolución|Compañía|Lugar|Hora|Comensales|Válido desde|Válido hasta|Fecha de emisión|Hotel|Día',
  ),
  it: row(
    'Codice prenotazione|Da|A|Data|Partenza|Arrivo|Posto|Totale|Viaggiatore|Ospite|Check-in|Check-out|Notti|Indirizzo|Telefono|Ritiro|Riconsegna|Noleggio|Luogo|Ora|Coperti|Valido dal|Valido fino al|Emesso il|Albergo|Giorno',
  ),
  pt: row(
    'Código da reserva|Origem|Destino|Data|Partida|Chegada|Lugar|Total|Passageiro|Hóspede|Entrada|Saída|Noites|Morada|Telefone|Levantamento|Devolução|Empresa|Local|Hora|Pessoas|Válido de|Válido até|Emitido em|Hotel|Dia',
  ),
  nl: row(
    'Boekingsnummer|Van|Naar|Datum|Vertrek|Aankomst|Zitplaats|Totaalbedrag|Reiziger|Gast|Inchecken|Uitchecken|Nachten|Adres|Telefoon|Ophalen|Inleveren|Verhuurder|Locatie|Tijd|Personen|Geldig van|Geldig tot|Afgegeven op|Hotel|Dag',
  ),
  ja: row(
    '予約番号|出発地|到着地|日付|出発|到着|座席|合計金額|お名前|宿泊者名|チェックイン|チェックアウト|泊数|住所|電話番号|貸出|返却|会社名|場所|時間|人数|有効開始日|有効終了日|発行日|宿泊施設|日目',
  ),
};

export type Kind =
  | 'flight'
  | 'train'
  | 'bus'
  | 'ferry'
  | 'lodging'
  | 'car'
  | 'tour'
  | 'event'
  | 'restaurant'
  | 'plan'
  | 'pass';

const kinds: Kind[] = [
  'flight', 'train', 'bus', 'ferry', 'lodging', 'car', 'tour', 'event', 'restaurant', 'plan', 'pass',
]; // biome-ignore format: a table

const titlesOf = (text: string) => {
  const list = text.split('|');
  return Object.fromEntries(kinds.map((kind, index) => [kind, list[index] ?? '']));
};

/** The title of the document. */
export const titles: Record<Language, Partial<Record<Kind, string>>> = {
  en: titlesOf(
    'Your flight|Your train ticket|Your coach ticket|Your ferry ticket|Your hotel reservation|Your car rental|Your guided tour|Your concert tickets|Your table is booked|Your travel plan|Rail pass',
  ),
  de: titlesOf(
    'Ihr Flug|Ihre Zugfahrkarte|Ihr Fernbus-Ticket|Ihr Fährticket|Ihre Hotelbuchung|Ihr Mietwagen|Ihre Führung|Ihre Konzertkarten|Ihre Tischreservierung|Ihr Reiseplan|Bahnpass',
  ),
  fr: titlesOf(
    'Votre vol|Votre billet de train|Votre billet d’autocar|Votre billet de ferry|Votre réservation d’hôtel|Votre location de voiture|Votre visite guidée|Vos billets de concert|Votre table est réservée|Votre programme de voyage|Pass ferroviaire',
  ),
  es: titlesOf(
    'Su vuelo|Su billete de tren|Su billete de autobús|Su billete de ferry|Su reserva de hotel|Su coche de alquiler|Su visita guiada|Sus entradas para el concierto|Su mesa está reservada|Su plan de viaje|Pase ferroviario',
  ),
  it: titlesOf(
    'Il suo volo|Il suo biglietto del treno|Il suo biglietto dell’autobus|Il suo biglietto del traghetto|La sua prenotazione in hotel|Il suo autonoleggio|La sua visita guidata|I suoi biglietti per il concerto|Il suo tavolo è prenotato|Il suo programma di viaggio|Pass ferroviario',
  ),
  pt: titlesOf(
    'O seu voo|O seu bilhete de comboio|O seu bilhete de autocarro|O seu bilhete de ferry|A sua reserva de hotel|O seu aluguer de carro|A sua visita guiada|Os seus bilhetes para o concerto|A sua mesa está reservada|O seu plano de viagem|Passe ferroviário',
  ),
  nl: titlesOf(
    'Uw vlucht|Uw treinkaartje|Uw busticket|Uw veerbootticket|Uw hotelreservering|Uw huurauto|Uw rondleiding|Uw concertkaarten|Uw tafel is gereserveerd|Uw reisplan|Treinpas',
  ),
  ja: titlesOf(
    'ご搭乗案内 航空券|新幹線 乗車票|高速バス 乗車券|フェリー 乗船券|ホテル ご予約確認書|レンタカー ご予約確認書|ガイドツアー 予約確認書|コンサート チケット|レストラン ご予約確認|ご旅行日程表|鉄道パス',
  ),
};

/** Lines with dates and times that do not belong to the booking. */
export const decoys: Record<Language, string[]> = {
  en: ['Please be there 30 minutes early. The desk is open from 06:00 to 22:00.', 'Free cancellation until 18:00 two days before.'],
  de: ['Bitte seien Sie 30 Minuten vorher da. Der Schalter ist von 06:00 bis 22:00 Uhr geöffnet.', 'Kostenlos stornierbar bis 18:00 Uhr zwei Tage vorher.'],
  fr: ['Présentez-vous 30 minutes avant. Le guichet est ouvert de 6h00 à 22h00.', 'Annulation gratuite jusqu’à 18h00 deux jours avant.'],
  es: ['Preséntese 30 minutos antes. La oficina abre de 6:00 a 22:00.', 'Cancelación gratuita hasta las 18:00 dos días antes.'],
  it: ['Presentarsi 30 minuti prima. Lo sportello è aperto dalle 6:00 alle 22:00.', 'Cancellazione gratuita fino alle 18:00 due giorni prima.'],
  pt: ['Apresente-se 30 minutos antes. O balcão abre das 6:00 às 22:00.', 'Cancelamento gratuito até às 18:00 dois dias antes.'],
  nl: ['Wees er 30 minuten van tevoren. De balie is open van 6:00 tot 22:00 uur.', 'Gratis annuleren tot 18:00 uur twee dagen van tevoren.'],
  ja: ['30分前までにお越しください。窓口の営業時間は6:00から22:00までです。', '2日前の18:00まで無料でキャンセルできます。'],
}; // biome-ignore format: a table
