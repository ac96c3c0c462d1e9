import type { BookingWords } from './kinds.ts';

export const de: BookingWords = {
  departure:
    'abflug|abfahrt|ab|abfahrtszeit|abflugzeit|abreise um|auslaufen|abfahrt um|abflug um|hinfahrt am|ablegen',
  arrival: 'ankunft|an|ankunftszeit|ankunft um|landung|anlegen',
  from: 'von|abfahrtsort|abflugort|start|starthafen|startbahnhof|einstieg|einstiegsort|abfahrtshafen|abfahrtsbahnhof|abflughafen|einstiegshaltestelle|zustieg|abgangsort',
  to: 'nach|ziel|zielort|zielbahnhof|zielhafen|ausstieg|ausstiegsort|ankunftsort|ankunftshafen|ankunftsbahnhof|zielflughafen|ausstiegshaltestelle|bestimmungsort',
  date: 'datum|reisedatum|reisetag|tag|fahrtdatum|flugdatum|fahrtag|am|fahrtantritt|fahrtantritt am|abfahrtsdatum|abflugdatum|wann|termin|datum und uhrzeit|datum uhrzeit|veranstaltungsdatum|besuchstag|reservierungsdatum|zeitpunkt',
  time: 'zeit|uhrzeit|beginn|um|startzeit|veranstaltungsbeginn|vorstellungsbeginn|tourbeginn|konzertbeginn',
  flight: 'flug|flugnummer|flugnr|flug nr',
  train: 'zug|zugnummer|zugnr|zug nr|fahrt|produkte|produkt|zugverbindung',
  bus: 'bus|linie|busnummer|buslinie|fernbus|bus nr',
  ferry: 'fähre|schiff|überfahrt|reederei schiff',
  service: 'verbindung|kurs|fahrt nr|fahrtnummer',
  operator:
    'durchgeführt von|betreiber|beförderer|fluggesellschaft|airline|anbieter|veranstalter|reederei|ausgeführt von|unternehmen|vermieter|mietwagenfirma|vermietfirma|firma',
  reference:
    'buchungscode|buchungsnummer|buchungsnr|buchungs nr|buchungsreferenz|buchung|reservierungsnummer|reservierungscode|reservierung nr|reservierung|auftragsnummer|auftragsnr|auftrag|vorgangsnummer|referenz|referenznummer|bestätigungsnummer|bestätigungscode|bestellnummer|pnr|filekey|gutscheinnummer|voucher|voucher nr|mietvertragsnummer|ihre buchungsnummer|ihre reservierungsnummer|passnummer|reservierungsnr|reservierungs nr|bestätigungsnr|bestellnr|vorgangsnr|ticketcode',
  ticket:
    'ticketnummer|ticket nr|ticketnr|fahrkartennummer|etix|zertifikat|sequenz|vielfliegernummer|kundennummer|id karte|rechnungsnummer|rechnungsnr|res nr|gen nr|vu nr|transaktions nr|steuernummer|fahrscheinnummer',
  passenger:
    'fluggast|passagier|passagiere|reisender|reisende|fahrgast|fahrgäste|name|teilnehmer|kunde|fahrer|gast|mieter|hauptfahrer|gastname|herr|frau',
  seat: 'sitz|sitzplatz|sitzplätze|platz|plätze|pl|sitznummer|platznummer|sitzplatznummer|kabine|kabinennummer',
  coach: 'wagen|wg|waggon|wagennummer|reihe',
  platform: 'gleis|flugsteig|gate|terminal|bussteig|steig|bahnsteig|anleger|haltestelle|gl|pier|kai',
  class: 'klasse|buchungsklasse|tarif|reiseklasse|gepäck|freigepäck|gruppe|wagenklasse|erw',
  duration: 'dauer|reisezeit|fahrzeit|flugzeit|fahrtdauer|reisedauer|flugdauer',
  stop: 'halt|haltestelle|bahnhof|station|via|über',
  decoy:
    'einsteigezeit|einstieg ab|einstieg um|boarding|boardingzeit|einsteigen|gate schließt|check-in ab|check-in bis|check-in schließt|check-in öffnet|gepäckabgabe|gepäckaufgabe|öffnungszeiten|geöffnet|einlass|rezeption|rezeption besetzt|abendkasse|treffzeit|gedruckt am|zangenabdruck|einschiffung|frühstück|erreichbar|servicezeiten|sprechzeiten|schalterschluss',
  'check-in':
    'anreise|check-in|checkin|einchecken|anreisetag|anreisedatum|ankunftstag|anreise ab|tag der anreise|anreise am|ihre anreise|check-in ab|check-in-zeit|anreisezeit',
  'check-out':
    'abreise|check-out|checkout|auschecken|abreisetag|abreisedatum|abreise bis|tag der abreise|abreise am|ihre abreise|check-out bis|check-out-zeit|abreisezeit',
  nights:
    'nächte|übernachtungen|anzahl nächte|aufenthalt|aufenthaltsdauer|anzahl der nächte|übernachtung|ihr aufenthalt|zeitraum|aufenthaltszeitraum|reisezeitraum|buchungszeitraum',
  rooms: 'zimmer|zimmertyp|zimmerkategorie|anzahl zimmer|wohnung|apartment|ferienwohnung',
  guests:
    'gäste|personen|anzahl personen|erwachsene|anzahl gäste|belegung|personenzahl|anzahl der personen|teilnehmerzahl',
  hotel:
    'hotel|unterkunft|haus|pension|gasthof|hotelname|ihr hotel|ihre unterkunft|name der unterkunft|ferienwohnung|herberge|name des hotels',
  'pick-up':
    'abholung|anmietung|übernahme|abholort|mietbeginn|fahrzeugübernahme|abholstation|anmietstation|abholung am|abholdatum|übernahmeort|abholzeit|abholtermin|übergabe|anmietort|anmietdatum|abholdatum und uhrzeit',
  'drop-off':
    'rückgabe|abgabe|mietende|rückgabeort|fahrzeugrückgabe|rückgabestation|abgabestation|rückgabe am|rückgabedatum|rückgabezeit|rückgabetermin|abgabeort|abgabedatum|rückgabe uhrzeit',
  vehicle: 'fahrzeug|fahrzeugklasse|fahrzeuggruppe|mietwagen|fahrzeugkategorie|wagenkategorie|fahrzeugtyp',
  event:
    'veranstaltung|führung|tour|ausflug|konzert|vorstellung|aktivität|eintritt|beginn der führung|vorstellungsbeginn|startzeit|besuch|stück|titel|programm|ausstellung|erlebnis|stadtführung|rundgang',
  venue:
    'ort|treffpunkt|veranstaltungsort|spielstätte|wo|saal|spielort|lokal|startpunkt|veranstaltungsstätte',
  restaurant: 'restaurant|tisch|tischreservierung|gasthaus|lokal',
  total:
    'gesamt|gesamtpreis|gesamtbetrag|summe|betrag|preis|endpreis|rechnungsbetrag|zu zahlen|gezahlt|total|gesamtsumme|bezahlt|reisepreis|fahrpreis|mietpreis gesamt|zahlbetrag|gesamtkosten|ticketpreis',
  fare: 'steuern|gebühren|mwst|aufpreis|zuschlag|anzahlung|restzahlung|pro nacht|zwischensumme|grundpreis|kurtaxe|netto|selbstbeteiligung|kaution|flugpreis',
  address: 'adresse|anschrift|hoteladresse|lage',
  phone: 'telefon|tel|telefonnummer|fon|rufnummer|mobil|hotline|rückfragen|fax',
  issued:
    'ausgestellt|ausgestellt am|buchungsdatum|gebucht am|ausstellungsdatum|rechnungsdatum|bestelldatum|kaufdatum|gekauft am|erstellt am|buchung vom|bestätigt am|zahlungsdatum|verkauft am|ausgabedatum',
  'valid-from': 'gültig ab|gültig von|gültigkeit ab|erster geltungstag|geltungsbeginn|gültig am',
  'valid-until': 'gültig bis|letzter geltungstag|ablaufdatum|gültigkeit bis',
  validity: 'gültigkeit|geltungsdauer|gültig|gültigkeitszeitraum|reisezeitraum',
  cancellation:
    'stornierung|stornierbar bis|kostenlose stornierung|kostenlos stornierbar bis|storno|stornofrist|zahlbar bis|fällig am|umbuchung|kostenfrei stornierbar bis',
};
