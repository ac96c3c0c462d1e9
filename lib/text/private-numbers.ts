// Finds numbers that identify a person, by their form or a word near them: tickets, cards, passports, birthdays.

export interface FoundNumber {
  words: string;
  start: number;
}

// Three digits for the airline and ten for the ticket; travel agents add the next coupons after a dash.
const ticket = /(?<![\d.,])\d{3}[- ]\d{10}(?:[-/]\d{1,2})?(?!\d)/gu;
const bareTicket = /(?<![\d.,])\d{13}(?!\d)/gu;
const ticketWords =
  /ticket|billet|billete|boleto|bigliett|bilet|bilhete|etkt|e-?tkt|flugschein|航空券|客票|항공권/iu;
const bankCard = /(?<!\d)(?:\d{4}[ -]){3}\d{1,7}(?!\d)|(?<![\p{L}\d])(?:[*•xX]{4}[ -]?){1,3}\d{4}(?!\d)/gu;
// A passport's machine-readable lines.
const passport = /[A-Z]<[A-Z<]{3}[A-Z<]{10,}|(?<![\p{L}\d])[A-Z0-9]{9}\d[A-Z]{3}\d{7}[A-Z0-9<]{8,}/gu;

// A boarding pass's barcode printed as text: name, reference, flight and seat in one run.
const passCode = /(?<![\p{L}\d])M[1-4][A-Z][A-Z '-]{0,19}\/[A-Z /'-]{0,19}[A-Z\d ]{0,60}/gu;
// A long name leaves no room for its slash.
const fullPassCode = /(?<![\p{L}\d])M[1-4][A-Z][A-Z '/-]{19}E[A-Z\d]{5,7} {0,2}[A-Z]{6}[A-Z\d ]{0,60}/gu;

const numberWords =
  '(?:customer|client|guest|member|reward|bonus|loyalty|fidelity|discount|rail)s?\\s?(?:card|no\\b|nr\\b|number|id\\b)|(?:kunden|mitglieds|bonus|rabatt|treue)\\s?-?(?:karte|nr|nummer|konto)|carte\\s(?:de\\s)?(?:fidélité|client|membre|avantage)|n[°º]\\s?(?:de\\s)?client|(?:número|n[.º°])\\s(?:de\\s)?(?:cliente|socio|sócio)|codice\\s(?:cliente|fiscale)|numero\\s(?:cliente|tessera)|tessera|klantnummer|klantenkaart|lidnummer|kundekort|kundkort|kundnummer|kundenummer|medlems(?:nummer|kort)|asiakasnumero|jäsennumero|nr\\sklienta|numer\\sklienta|karta\\sklienta|číslo\\szákazníka|ügyfélszám|müşteri\\sno|frequent\\s?flyer|loyalty|membership|member(?:ship)?\\s(?:no|number|id)|miles|bonus\\s?(?:card|program)|bahncard|club\\s?(?:no|number)|passport|reisepass|passeport|pasaporte|passaporto|paspoort|paszport|pas\\s?č|identity|id\\s?(?:card|number|no)|ausweis|carte\\sd.identité|dni|nie|document\\s?(?:no|number)|visa\\s?(?:no|number)|driv(?:er|ing)\\S{0,3}\\slicen[cs]e|führerschein|permis|e-?ticket|ticket\\s?(?:no|number|nr|#)|ticketnummer|billet\\s?n|etkt|kundennummer|customer\\s?(?:no|number|id)|vielflieger|tarjeta|carta\\sfedeltà|date\\sof\\sbirth|born|dob|geburtsdatum|geb\\.|né\\(?e?\\)?\\sle|fecha\\sde\\snacimiento|data\\sdi\\snascita|data\\sde\\snascimento|geboortedatum|会員番号|パスポート|护照|여권';
const behindWord = new RegExp(
  `(?<![\\p{L}])(?:${numberWords})[\\p{L}.]{0,12}[\\s:：#.()/-]{0,6}(?:no|nr|number|nummer|n[°º])?[\\s:：#.]{0,4}(?<number>[A-Z\\d][A-Z\\d./ -]{3,24}\\d)`,
  'giu',
);
const isNumberLabel = new RegExp(`(?<![\\p{L}])(?:${numberWords})`, 'iu');

/** True for a label whose value, beside or below it, is such a number. */
export const isPrivateLabel = (text: string): boolean => text.length <= 40 && isNumberLabel.test(text);

/** The number in a value under such a label. */
export const privateNumberIn = (text: string): string | undefined =>
  /^[\s:]*(?<number>[A-Z\d][A-Z\d./* -]{3,24}\d)\s*$/u.exec(text)?.groups?.number?.trim();

const all = (pattern: RegExp, text: string): FoundNumber[] =>
  [...text.matchAll(pattern)].map((match) => ({ words: match[0].trim(), start: match.index }));

export function findPrivateNumbers(text: string, aboutTickets: boolean): FoundNumber[] {
  if (!/\d{3}/.test(text)) return [];
  const labelled = [...text.matchAll(behindWord)].flatMap((match) => {
    const number = match.groups?.number?.trim() ?? '';
    return (number.match(/\d/g)?.length ?? 0) >= 4
      ? [{ words: number, start: match.index + match[0].indexOf(number) }]
      : [];
  });
  return [
    ...all(ticket, text),
    ...(aboutTickets ? all(bareTicket, text) : []),
    ...all(bankCard, text),
    ...all(passport, text),
    ...(text.includes('/') ? all(passCode, text) : all(fullPassCode, text)),
    ...labelled,
  ];
}

export const mentionsTickets = (text: string): boolean => ticketWords.test(text);
