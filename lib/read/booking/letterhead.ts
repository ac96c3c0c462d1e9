// Finds the company whose paper it is: the sender of the mail if the paper names it, else the words at the top that
// stand out, occur again below, and name neither the kind of paper nor a place.
import { fold } from '../../text/fold.ts';
import type { BookingDocument } from './document.ts';
import { labelKindsOf, leadingLabel } from './labels.ts';
import { directions } from './leg-place.ts';
import { routeIn } from './leg-route.ts';
import { aboutDocument } from './name-words.ts';
import type { Cell, Pair } from './pair-labels.ts';
import { stationWords } from './station-words.ts';

// Kinds of paper and words of their titles: no names. These also count as parts of longer words: "Buchungsbestätigung".
const paperNouns =
  /(?:confirmation|itinerary|reservation|booking|invoice|bordkarte|fahrkarte|fahrschein|bestätigung|buchung|reservierung|rechnung|reiseplan|billet|réservation|carte d.embarquement|itinéraire|confirmación|reserva|billete|tarjeta de embarque|factura|prenotazione|biglietto|conferma|carta d.imbarco|ricevuta|bilhete|confirmação|kaartje|boeking|bevestiging|instapkaart|jízdenka|místenka|rezervace|potvrzení|letenka|rezerwacja|potwierdzenie|karta pokładowa|biljett|bokning|bekräftelse|boardingkort|bestilling|bekræftelse|itinerário|itinerario|bekreftelse|billett|vahvistus|visszaigazolás|rezervasyon|예약|예매|확인|승차권|탑승권|항공권|여정|乗車券|乗車票|予約|確認書|搭乗券|航空券|領収|きっぷ|チケット|特急券|お控え|控え|ご案内|行程|预订|确认|登机牌|车票|机票|客票|订单|訂單|確認|登機證|行程单|εισιτήριο|билет|квиток)/iu;
const paperPhrases =
  /(?<!\p{L})(?:(?:e-?)?tickets?|receipts?|boarding pass|vouchers?|before you|cartão|bilet\p{L}{0,4}|\p{L}{0,12}lippu|jegy\p{L}{0,4}|electronic|important|dear|thanks?|welcome|cop(?:y|ies)|pages?|seiten?|guten tag|sehr geehrte|goede reis|gute reise|bon voyage|buen viaje)(?!\p{L})/iu;
const mentionsPaper = (text: string) => paperNouns.test(text) || paperPhrases.test(text);
const pages = /www\.|http|@|\d{3,}|[!?:]/u;
// Only names of companies end like this.
const companyWords =
  /(?<![\p{L}])(?:GmbH|AG|KG|Ltd|Limited|Inc|LLC|PLC|S\.?A\.?S?|S\.?L\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|Lda|B\.?V\.?|N\.?V\.?|AB|A\/S|ApS|a\.\s?s\.|s\.\s?r\.\s?o\.|sp\. z o\.o\.)\.?$|株式会社|有限公司|\(株\)|有限会社/iu;
// "Heron Lines Ltd, 4 Quay Street": the company that signs the small print. "Flight AB 214" is not a signature.
const signedCompany =
  /(?<![\p{L}\d])(?<name>\p{Lu}[\p{L}\p{M}'’.-]{0,20}(?:\s(?:&\s|and\s|und\s|et\s|e\s|y\s)?\p{Lu}[\p{L}\p{M}'’-]{0,20}){0,4})\s(?:GmbH|AG|SE|Ltd|Limited|Inc|LLC|PLC|SAS?|SARL|S\.A\.(?:S\.)?|S\.L\.|S\.p\.A\.|SpA|S\.r\.l\.|Srl|Lda|LTDA|Ltda|B\.?V\.?|N\.?V\.?|AB|ASA?|A\/S|ApS|Oyj?|ehf|hf|a\.\s?s\.|s\.\s?r\.\s?o\.|sp\. z o\.\s?o\.|d\.o\.o\.|Kft|Zrt|A\.Ş\.)(?=[,.;·|)]|$|\s(?!\d))/u;
const headLines = 6;
const maxNameLength = 48;

/** "VLTAVABUS – Jízdenka / Ticket" → "VLTAVABUS": the part of a title that does not name the paper. */
function partsOf(text: string): string {
  const parts = text.split(/\s[–—|·•]\s|\s{3,}/u).map((part) => part.trim());
  const isPaper = (part: string) => mentionsPaper(part) || aboutDocument.test(part);
  // "Oslo – Bodø" stays whole.
  if (text.length <= maxNameLength && !parts.some(isPaper)) return text.replace(/\s{0,3}[·|•].*$/u, '');
  return parts.find((part) => part !== '' && !isPaper(part)) ?? text;
}

// "OKAFOR/ADA MS": a traveller as reservation systems write them.
const traveller = /^\p{Lu}[\p{Lu}'’ -]{1,40}\s?\/\s?\p{Lu}[\p{Lu}'’ -]{1,40}$/u;

const isCode = (text: string) =>
  /^(?=.*\d)[A-Z\d-]{5,12}$|^[A-Z]{3}$|^[A-Z]{6}$|^[A-Z]{2,4}\/[A-Z]{2,4}$/u.test(text.trim());

interface Folded {
  cell: Cell;
  text: string;
  words: string;
}

const isAgain = (text: string, cell: Cell, folded: readonly Folded[]): boolean => {
  const key = fold(text);
  return key.length >= 4 && folded.some((other) => other.cell !== cell && other.words.includes(key));
};

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word.length > 2);

/**
 * The sender's name as the paper prints it: "Prairie Pacific" for "Prairie Pacific Airlines". Not where it is a
 * passenger's, since travellers forward mails too.
 */
function signed({ cells, pairs, sender }: BookingDocument): string | undefined {
  if (!sender) return undefined;
  const own = new Set(wordsOf(sender));
  const people = new Set(pairs.filter(({ kinds }) => kinds.includes('passenger')).map((pair) => pair.cell));
  const cell = cells.find((each) => {
    const { text } = each;
    const words = wordsOf(partsOf(text));
    return (
      words.length > 0 &&
      partsOf(text).length <= maxNameLength &&
      words.every((word) => own.has(word)) &&
      !people.has(each)
    );
  });
  return cell && partsOf(cell.text);
}

/** The company that signs the small print. */
const companyIn = (folded: readonly Folded[]): string | undefined =>
  folded
    .flatMap(({ text }) => signedCompany.exec(text)?.groups?.name ?? [])
    // "LON NV OSL" in a fare is not a company in Antwerp.
    .filter((name) => /\p{Ll}/u.test(name) || name.length > 5)
    .at(-1);

/** Beside labels, text no larger than theirs is another label, known or not. "e-Ticket" is a title. */
const isAmongLabels = (cell: Cell, line: readonly Cell[]): boolean =>
  line.filter(
    (other) =>
      other !== cell &&
      other.kinds.length > 0 &&
      !other.kinds.includes('ticket') &&
      cell.size <= other.size * 1.05,
  ).length > 1;

/** The words among the first lines that stand out most; undefined where nothing does. */
export function letterhead(document: BookingDocument, until = headLines): string | undefined {
  const sent = signed(document);
  if (sent) return sent;
  const { lines, pairs } = document;
  const body = document.bodySize;
  // "Ticket | Fjord Railways": a title beside a title is not a value.
  const isTitled = ({ kinds, cell }: Pair) => kinds.includes('ticket') && cell.size > body * 1.1;
  const values = new Set(
    pairs.filter((pair) => pair.how !== 'inside' && !isTitled(pair)).map(({ cell }) => cell),
  );
  const folded = document.cells.map((cell): Folded => {
    const { text } = cell;
    return { cell, text, words: fold(text) };
  });
  const named = lines
    .filter((line) => line[0]?.page === 1)
    .slice(0, until < 0 ? headLines : Math.max(1, Math.min(headLines, until)))
    .flatMap((line) => line.filter((cell) => !isAmongLabels(cell, line)))
    .flatMap((cell) => {
      const text = partsOf(cell.text);
      if (values.has(cell) || isCode(text) || traveller.test(text) || labelKindsOf(text).length > 0)
        return [];
      if (text.length < 3 || text.length > maxNameLength || pages.test(text)) return [];
      const mayName =
        !mentionsPaper(text) &&
        !aboutDocument.test(text) &&
        !directions.test(text) &&
        !leadingLabel(text) &&
        routeIn(text) === undefined &&
        !/^\d|^[A-Z]{3}\b(?=.*[✈→])/u.test(text);
      if (!mayName) return [];
      // Stations are repeated on every ticket.
      const isRepeated = !stationWords.test(text) && isAgain(text, cell, folded);
      const isNamed = /^[\p{Lu}\p{Lo}\d]/u.test(text) || (isRepeated && cell.size > body);
      return isNamed ? [{ cell, text, repeated: isRepeated ? 1 : 0 }] : [];
    });
  const [first] = named.toSorted((a, b) => b.cell.size + 4 * b.repeated - (a.cell.size + 4 * a.repeated));
  const signature = companyIn(folded);
  if (!first) return signature;
  // Lines of one size are plain text without a letterhead: only the very first words can name the company.
  const isLarger = lines.flat().some(({ size }) => size < first.cell.size - 0.5);
  const isTop =
    lines[0]?.[0] === first.cell && !lines.flat().some(({ size }) => size > first.cell.size * 1.3);
  const company = named.find(({ text }) => companyWords.test(text));
  if (company && !isLarger) return company.text;
  if (first.repeated > 0) return first.text;
  if (signature && first.cell.size <= body * 1.1) return signature;
  return isLarger || isTop ? first.text : signature;
}
