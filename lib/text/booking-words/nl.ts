import type { BookingWords } from './kinds.ts';

export const nl: BookingWords = {
  departure: 'vertrek|vertrektijd|vertrekt|vertrek om|vertrekdatum|afvaart|afvaarttijd',
  arrival: 'aankomst|aankomsttijd|aankomst om|aankomstdatum|komt aan',
  from: 'van|vertrekstation|vertrekhaven|luchthaven van vertrek|instaphalte|opstapplaats|vertrekplaats|herkomst',
  to: 'naar|bestemming|aankomststation|aankomsthaven|luchthaven van aankomst|uitstaphalte|eindbestemming|aankomstplaats',
  date: 'datum|reisdatum|dag|vluchtdatum|reisdag|wanneer|datum en tijd|datum van bezoek|datum evenement|bezoekdatum|datum bezoek',
  time: 'tijd|tijdstip|uur|aanvang|begintijd|starttijd|aanvangstijd|tijdslot|tijdvak',
  flight: 'vlucht|vluchtnummer|vluchtnr',
  train: 'trein|treinnummer|treinnr',
  bus: 'bus|lijn|busnummer|buslijn',
  ferry: 'schip|veerboot|overtocht|ferry|veer',
  service: 'rit|ritnummer|reis|dienst|traject',
  operator:
    'uitgevoerd door|vervoerder|maatschappij|luchtvaartmaatschappij|rederij|aanbieder|verhuurder|verhuurbedrijf|leverancier|autoverhuurder',
  reference:
    'boekingsnummer|boekingscode|boekingsreferentie|boeking|reserveringsnummer|reserveringscode|reservering|referentie|referentienummer|kenmerk|bevestigingsnummer|bestelnummer|ordernummer|dossiernummer|pnr|uw referentie|vouchernummer|voucher|contractnummer|bestelnr|ticketcode',
  ticket: 'ticketnummer|biljetnummer|kaartnummer|klantnummer|e-ticket|volgnummer|factuurnummer|kaartje',
  passenger:
    'passagier|passagiers|reiziger|reizigers|naam|naam passagier|gast|bestuurder|klant|hoofdbestuurder|naam reiziger',
  seat: 'stoel|stoelen|zitplaats|zitplaatsen|plaats|plaatsen|stoelnummer|hut|hutnummer',
  coach: 'rijtuig|wagon|rij|rijtuignummer',
  platform: 'spoor|perron|gate|terminal|halte|kade|platform',
  class: 'klasse|tarief|bagage|reisklasse|soort kaartje',
  duration: 'duur|reistijd|reisduur|vluchtduur|vaartijd',
  stop: 'halte|station|via|overstap',
  decoy:
    'boarding|instappen|instaptijd|boardingtijd|gate sluit|check-in sluit|inchecken vanaf|inchecken tot|bagageafgifte|openingstijden|geopend|receptie|deuren open|ontbijt|afgedrukt op|inscheping|bereikbaar|aanwezig om',
  'check-in':
    'inchecken|check-in|aankomst|aankomstdatum|incheckdatum|incheckdag|datum van aankomst|dag van aankomst|inchecktijd|inchecken vanaf',
  'check-out':
    'uitchecken|check-out|vertrek|vertrekdatum|uitcheckdatum|datum van vertrek|dag van vertrek|uitchecktijd|uitchecken tot',
  nights:
    'nachten|aantal nachten|verblijf|overnachtingen|verblijfsduur|uw verblijf|periode|verblijfsperiode|verblijfsdata',
  rooms: 'kamer|kamers|kamertype|type kamer',
  guests: 'gasten|personen|aantal personen|volwassenen|aantal gasten|deelnemers',
  hotel:
    'hotel|accommodatie|verblijf bij|naam hotel|pension|uw hotel|uw accommodatie|naam accommodatie|hotelnaam',
  'pick-up':
    'ophalen|afhalen|ophaallocatie|begin huur|ophaaldatum|afhaallocatie|ophaallocatie en tijd|ophaaltijd|ophaalpunt|afhaaldatum',
  'drop-off':
    'inleveren|terugbrengen|inleverlocatie|einde huur|inleverdatum|terugbrenglocatie|inlevertijd|inleverpunt',
  vehicle: 'voertuig|auto|autogroep|huurauto|categorie|autoklasse',
  event:
    'evenement|rondleiding|activiteit|excursie|concert|voorstelling|tour|aanvang|begintijd|toegang|tentoonstelling|titel',
  venue:
    'locatie|ontmoetingspunt|verzamelpunt|zaal|plaats van samenkomst|waar|verzamelplaats|trefpunt|startpunt|vertrekpunt',
  restaurant: 'restaurant|tafel|diner|lunch|tafelreservering',
  total:
    'totaal|totaalprijs|totaalbedrag|bedrag|prijs|te betalen|betaald|totale prijs|totaal betaald|eindtotaal',
  fare: 'belastingen|toeslag|aanbetaling|per nacht|btw|subtotaal|toeristenbelasting|borg|eigen risico|reserveringskosten',
  address: 'adres|ligging|hoteladres',
  phone: 'telefoon|tel|telefoonnummer|mobiel|contact|fax',
  issued:
    'uitgegeven|uitgiftedatum|geboekt op|boekingsdatum|besteld op|factuurdatum|aankoopdatum|gekocht op|bevestigd op|besteldatum|datum van uitgifte|orderdatum',
  'valid-from': 'geldig vanaf|geldig van|ingangsdatum|geldig op',
  'valid-until': 'geldig tot|geldig tot en met|vervaldatum|einddatum',
  validity: 'geldigheid|geldig|geldigheidsduur',
  cancellation:
    'annulering|gratis annuleren|gratis annuleren tot|annuleringsvoorwaarden|annuleren tot|te betalen voor',
};
