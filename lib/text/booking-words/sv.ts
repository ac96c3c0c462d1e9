import type { BookingWords } from './kinds.ts';

export const sv: BookingWords = {
  departure: 'avgång|avgångstid|avgår|avresa|avg|avfärd|avresedatum|avgår kl',
  arrival: 'ankomst|ankomsttid|ankommer|ank|ankommer kl',
  from: 'från|avgångsstation|avgångshamn|avreseort|påstigning|avgångsort|avreseflygplats|resa från',
  to: 'till|destination|ankomststation|ankomsthamn|avstigning|ankomstort|slutstation|resa till',
  date: 'datum|resdatum|dag|avresedag|resedatum|datum för resan|avgångsdatum|datum och tid|tid och datum|besöksdatum|när',
  time: 'tid|klockslag|kl|klockan',
  flight: 'flyg|flygnummer|flygnr|flight|flight nr',
  train: 'tåg|tågnummer|tågnr|tåg nr',
  bus: 'buss|linje|bussnummer|busslinje',
  ferry: 'färja|fartyg|överfart|båt',
  service: 'tur|turnummer|resa|sträcka',
  operator: 'operatör|trafikeras av|flygbolag|bolag|rederi|utförs av|leverantör|bussbolag',
  reference:
    'bokningsnummer|bokningskod|bokningsreferens|bokning|bokningsnr|referens|referensnummer|bekräftelsenummer|ordernummer|reservationsnummer|pnr|beställningsnummer|kvittonummer|bokningsid',
  ticket: 'biljettnummer|biljett|biljettnr|kundnummer|fakturanummer|medlemsnummer|e-biljett|kortnummer',
  passenger: 'passagerare|resenär|resenärer|namn|gäst|förare|kund|resande|gästens namn',
  seat: 'plats|platser|sittplats|säte|platsnummer|hytt|stol|hyttnummer',
  coach: 'vagn|rad|vagnsnummer',
  platform: 'spår|perrong|gate|terminal|hållplats|läge|kaj',
  class: 'klass|biljettyp|bagage|pristyp|priskategori',
  duration: 'restid|flygtid|varaktighet|längd',
  stop: 'station|byte|via|stopp',
  decoy:
    'boarding|ombordstigning|gate stänger|incheckning|incheckning stänger|incheckning öppnar|bagageinlämning|öppettider|öppet|reception|frukost|utskriven|dörrarna öppnas|samling|incheckning senast|insläpp',
  'check-in': 'incheckning|check-in|ankomst|ankomstdatum|ankomstdag|incheckningsdatum',
  'check-out': 'utcheckning|check-out|avresa|avresedatum|utcheckningsdatum',
  nights: 'nätter|antal nätter|vistelse|övernattningar',
  rooms: 'rum|rumstyp|antal rum|lägenhet|stuga',
  guests: 'gäster|personer|antal personer|vuxna|antal gäster|deltagare',
  hotel: 'hotell|boende|hotellnamn|vandrarhem|ditt hotell|ditt boende|pensionat',
  'pick-up':
    'upphämtning|hämtning|upphämtningsplats|uthämtning|hämtplats|hyresstart|hämtas|hämta|hämtas ut|upphämtning av bil|hämtningsplats|hämtning datum|hämtas den',
  'drop-off':
    'återlämning|retur|återlämningsplats|inlämning|hyresslut|lämnas|lämna|lämnas tillbaka|återlämnas|lämnas in|avlämning|avlämningsplats|återlämning datum',
  vehicle: 'fordon|bil|bilgrupp|bilklass|biltyp|hyrbil',
  event: 'evenemang|rundtur|aktivitet|konsert|föreställning|utflykt|start|starttid|inträde|guidad tur',
  venue: 'plats för evenemanget|mötesplats|lokal|var|samlingsplats|arena|adress och plats',
  restaurant: 'restaurang|bord|middag|lunch|bordsbokning',
  total:
    'totalt|totalpris|summa|att betala|pris|belopp|betalt|totalsumma|totalbelopp|totalt betalt|pris totalt|att betala totalt|summa att betala|totalt pris',
  fare: 'moms|skatter|tillägg|avgift|per natt|delsumma|handpenning|deposition|självrisk|varav moms',
  address: 'adress|hotellets adress|besöksadress',
  phone: 'telefon|tel|telefonnummer|mobil|kontakt|kundtjänst',
  issued:
    'utfärdad|utfärdat|bokningsdatum|bokad|köpt|köpdatum|fakturadatum|orderdatum|utfärdandedatum|bokat den|utfärdad den|betalningsdatum',
  'valid-from': 'giltig från|gäller från|giltig fr o m',
  'valid-until': 'giltig till|gäller till|giltig t o m|giltig till och med',
  validity: 'giltighet|giltighetstid|gäller',
  cancellation:
    'avbokning|fri avbokning|avboka senast|avbokningsregler|fri avbokning till|kostnadsfri avbokning|betalas senast',
};
