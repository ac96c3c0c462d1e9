// Pure: no browser, no network, no clock.
import type { BookingWords } from './kinds.ts';

export const no: BookingWords = {
  departure: 'avreise|avgang|avgår|avgangstid|avreisedato|avreisetid|avgang kl|avg|utreise|går kl',
  arrival: 'ankomst|ankommer|ankomsttid|ank|ankomst kl|ankomsttidspunkt',
  from: 'fra|avreisested|avgangssted|avgangsstasjon|avgangshavn|påstigning|reise fra|avreiseflyplass',
  to: 'til|reisemål|ankomststed|ankomststasjon|ankomsthavn|avstigning|reise til|bestemmelsessted|destinasjon',
  date: 'dato|reisedato|dag|avreisedag|reisedag|dato og tid|når|tidspunkt|besøksdato',
  time: 'tid|klokkeslett|kl|klokken|starttid|begynner',
  flight: 'fly|flight|flynummer|flyvning|rutenummer|flightnummer|flynr|flygning',
  train: 'tog|tognummer|tognr|tog nr',
  bus: 'buss|linje|bussrute|ekspressbuss|rute',
  ferry: 'ferge|ferje|skip|fartøy|overfart|båt|hurtigbåt',
  service: 'reise|strekning|avgangsnummer|tur',
  operator: 'operatør|selskap|flyselskap|rederi|opereres av|utføres av|leverandør|utleier|busselskap',
  reference:
    'referanse|referansenummer|bestillingsnummer|bookingnummer|bookingreferanse|bestillingsreferanse|reservasjonsnummer|bekreftelsesnummer|ordrenummer|bestilling|reservasjon|bookingnr|bestillingskode|ref nr|reservasjonskode|bestillingsnr|kjøps-id',
  ticket: 'billettnummer|billett|billettnr|kundenummer|fakturanummer|medlemsnummer|e-billett',
  passenger:
    'passasjer|passasjerer|reisende|navn|gjest|fører|kunde|sjåfør|gjestens navn|bestilt av|hovedgjest',
  seat: 'sete|seter|plass|plasser|setenummer|plassnummer|lugar',
  coach: 'vogn|rad|vognnummer',
  platform: 'spor|plattform|perrong|gate|terminal|holdeplass|kai|utgang',
  class: 'klasse|billettype|bagasje|reiseklasse|priskategori',
  duration: 'reisetid|flytid|varighet|overfartstid',
  stop: 'stasjon|stopp|via|bytte',
  decoy:
    'boarding|ombordstigning|gate stenger|innsjekking stenger|innsjekking åpner|bagasjeinnlevering|åpningstider|resepsjon|resepsjonen|frokost|oppmøte|oppmøtetid|dørene åpner|innsjekk senest|utskrevet',
  'check-in': 'innsjekking|innsjekk|check-in|ankomst|ankomstdato|innsjekkingsdato|ankomstdag',
  'check-out': 'utsjekking|utsjekk|check-out|avreise|avreisedato|utsjekkingsdato|avreisedag',
  nights: 'netter|antall netter|opphold|oppholdets lengde|overnattinger',
  rooms: 'rom|romtype|antall rom|leilighet|hytte',
  guests: 'gjester|personer|antall personer|voksne|antall gjester|deltakere|antall',
  hotel: 'hotell|overnatting|overnattingssted|hotellnavn|gjestehus|ditt hotell|vandrerhjem',
  'pick-up': 'henting|hentes|hentested|utlevering|henting av bil|leiestart|hentetidspunkt|hentedato',
  'drop-off': 'levering|leveres|leveringssted|innlevering|retur|leieslutt|tilbakelevering|leveringsdato',
  vehicle: 'bil|kjøretøy|bilgruppe|bilklasse|biltype|leiebil',
  event:
    'arrangement|konsert|forestilling|omvisning|aktivitet|utflukt|opplevelse|inngang|tur navn|guidet tur',
  venue: 'sted|møtested|lokale|arena|hvor|oppmøtested|scene',
  restaurant: 'restaurant|bord|middag|lunsj|bordbestilling|bordreservasjon',
  total: 'totalt|totalpris|totalbeløp|sum|å betale|pris|beløp|betalt|samlet pris|totalsum|totalt betalt',
  fare: 'mva|herav mva|skatter|avgifter|tillegg|gebyr|per natt|delsum|depositum|egenandel',
  address: 'adresse|hotellets adresse|besøksadresse',
  phone: 'telefon|tlf|telefonnummer|mobil|kontakt|kundeservice',
  issued:
    'utstedt|utstedelsesdato|bestilt|bestillingsdato|kjøpt|kjøpsdato|fakturadato|bestilt den|betalingsdato|ordredato',
  'valid-from': 'gyldig fra|gjelder fra',
  'valid-until': 'gyldig til|gjelder til|utløper',
  validity: 'gyldighet|gyldighetsperiode|gjelder',
  cancellation: 'avbestilling|gratis avbestilling|avbestilles innen|avbestillingsfrist|avbestillingsregler',
};
