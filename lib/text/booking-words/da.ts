import type { BookingWords } from './kinds.ts';

export const da: BookingWords = {
  departure: 'afgang|afgangstid|afrejse|afg|afgår|afsejling|afgang kl|avgang|avgangstid|avreise',
  arrival: 'ankomst|ankomsttid|ank|ankommer|ankomst kl',
  from: 'fra|afgangsstation|afgangshavn|udrejsested|påstigning|afgangssted|afgangslufthavn|avreisested',
  to: 'til|destination|ankomststation|ankomsthavn|afstigning|ankomststed|bestemmelsessted|destinasjon|ankomstlufthavn',
  date: 'dato|rejsedato|dag|afgangsdato|rejsedag|reisedato|avreisedato',
  time: 'tid|tidspunkt|kl|klokken|klokkeslæt',
  flight: 'fly|flynummer|rutenummer|flyvning|flight|flyrejse|flygning',
  train: 'tog|tognummer|tog nr|tognr',
  bus: 'bus|linje|busnummer|buslinje|buss',
  ferry: 'færge|skib|overfart|ferje|skip|båd',
  service: 'rute|tur|rejse|forbindelse|strækning|reise',
  operator: 'operatør|drives af|flyselskab|selskab|rederi|udføres af|udbyder|busselskab|trafikselskab',
  reference:
    'bookingnummer|bookingreference|booking|bookingkode|reservationsnummer|reservation|reference|referencenummer|bestillingsnummer|ordrenummer|bekræftelsesnummer|referansenummer|bestillingsreferanse|pnr|bookingnr|bekreftelsesnummer|referanse|reservasjonsnummer|ordrenr|bestilling',
  ticket:
    'billetnummer|billet|billet nr|kundenummer|fakturanummer|medlemsnummer|e-billet|billettnummer|kortnummer',
  passenger: 'passager|passagerer|rejsende|navn|gæst|fører|kunde|reisende|passasjer|hovedfører|gæstens navn',
  seat: 'sæde|plads|pladser|siddeplads|sædenummer|sete|plass|kahyt|pladsnummer|kahytnummer|lugar',
  coach: 'vogn|række|vognnummer',
  platform: 'spor|perron|gate|terminal|stoppested|kaj|kaj nr',
  class: 'klasse|billettype|bagage|takst|bagasje',
  duration: 'rejsetid|flyvetid|varighed|reisetid|sejltid',
  stop: 'station|skift|via|stop|mellemlanding',
  decoy:
    'boarding|ombordstigning|gate lukker|check-in lukker|check-in åbner|bagageaflevering|åbningstider|åbent|reception|morgenmad|udskrevet|dørene åbner|mødetid|check-in senest|frokost åbent|åpningstider|frokost',
  'check-in': 'indtjekning|check-in|ankomst|ankomstdato|ankomstdag|innsjekking|indcheckning',
  'check-out': 'udtjekning|check-out|afrejse|afrejsedato|utsjekking|udcheckning|afrejsedag',
  nights: 'nætter|antal nætter|ophold|overnatninger|netter|antall netter',
  rooms: 'værelse|værelser|værelsestype|antal værelser|lejlighed|rom|romtype',
  guests: 'gæster|personer|antal personer|voksne|antal gæster|deltagere|gjester|antall personer',
  hotel: 'hotel|overnatning|hotelnavn|overnatningssted|vandrerhjem|dit hotel|hotell|overnatting|kro',
  'pick-up':
    'afhentning|afhentningssted|lejestart|afhentningsdato|henting|udlevering|afhentes|hentes|afhentning af bil|lejeperiode start',
  'drop-off':
    'aflevering|afleveringssted|lejeslut|returnering|afleveringsdato|levering|afleveres|returneres|aflevering af bil|lejeperiode slut',
  vehicle: 'køretøj|bil|bilgruppe|biltype|bilkategori|leiebil|udlejningsbil',
  event:
    'begivenhed|rundvisning|aktivitet|koncert|forestilling|udflugt|start|starttidspunkt|entré|arrangement|tur navn',
  venue: 'sted|mødested|lokale|hvor|sal|oppmøtested',
  restaurant: 'restaurant|bord|middag|frokost|bordreservation',
  total:
    'i alt|total|totalpris|samlet pris|pris|beløb|at betale|betalt|samlet beløb|totalt|sum|total betalt|pris i alt|samlet',
  fare: 'moms|skatter|tillæg|gebyr|per nat|pr nat|subtotal|depositum|mva|selvrisiko|heraf moms|skatter og afgifter',
  address: 'adresse|hotellets adresse|beliggenhed',
  phone: 'telefon|tlf|telefonnummer|mobil|kontakt|kundeservice',
  issued:
    'udstedt|udstedelsesdato|bookingdato|bestilt|købt|købsdato|fakturadato|ordredato|udstedt den|bestillingsdato|booket den|utstedt|betalingsdato|bestilt den',
  'valid-from': 'gyldig fra|gælder fra',
  'valid-until': 'gyldig til|gælder til|gyldig til og med',
  validity: 'gyldighed|gyldighetsperiode|gyldighedsperiode',
  cancellation:
    'afbestilling|gratis afbestilling|afbestillingsfrist|gratis afbestilling indtil|avbestilling|afbestil senest|betales senest',
};
