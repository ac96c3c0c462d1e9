// The fields that any booking may have, looked for in its own section first, and in the whole document where it is the
// only booking.
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { findAddresses } from '../../text/find-address.ts';
import { findPhones, readPhone } from '../../text/find-phone.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { groupedReference } from './grouped-reference.ts';
import { aboutDocument } from './name-words.ts';
import { promotes } from './offers.ts';
import type { Cell, Pair } from './pair-labels.ts';
import type { Section } from './section.ts';
import { valueLines } from './value-lines.ts';

export interface Around {
  document: BookingDocument;
  /** Nearest first. */
  sections: Section[];
}

// At least four characters, with a digit among them or all capitals: "SR-440-918", "QZTHWP", "8841-20337".
const reference =
  /(?<![\p{L}\d])(?=[\p{Lu}\d/.-]{0,24}\d|\p{Lu}{5,8}(?![\p{L}\d]))[\p{Lu}\d](?:[\p{Lu}\d]|[-/.](?=[\p{Lu}\d])){3,24}(?![\p{L}])/u;

/** The reference that a value begins with; "Room 2 of 2" and dates are none. */
export function referenceIn(value: string, document: Pick<BookingDocument, 'sense'>): string | undefined {
  const grouped = groupedReference(value);
  if (grouped) return grouped;
  const found = reference.exec(value);
  // Letters alone are a reference only where they are the whole value: "CONFIRMACION DE RESERVA" has none.
  const isWord = found && !/\d/.test(found[0]) && (value.trim() !== found[0] || aboutDocument.test(found[0]));
  if (!found || isWord || found.index > 24 || /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(found[0]))
    return undefined;
  return daysIn(found[0], document).length > 0 ? undefined : found[0];
}

// The number of a paper comes second to that of the booking itself.
const paper =
  /voucher|gutschein|bon(?!\p{L})|order|bestell|commande|pedido|ordine|invoice|folio|contract|agreement/iu;

export function confirmationNear(around: Around): string | undefined {
  const { document, sections } = around;
  for (const { pairs } of sections) {
    const found = pairs
      .filter(({ kinds, label }) => kinds.includes('reference') && !promotes.test(label))
      .flatMap(({ label, value }) => {
        const found = referenceIn(value, document);
        return found ? [{ reference: found, isPaper: paper.test(label) }] : [];
      });
    const [best] = found.toSorted((a, b) => Number(a.isPaper) - Number(b.isPaper));
    if (best) return best.reference;
  }
  return undefined;
}

const referenceWords =
  /(?<!\p{L})(?:reference|confirmation|reservation|booking|code|código|codice|kod|kode|koodi|numéro|number|nummer|número|numero|buchung\p{L}{0,14}|reservierung\p{L}{0,14}|réservation|reserva|prenotazione|boeking|reservering|rezerwac\p{L}{0,4}|rezervac\p{L}{0,4})(?!\p{L})/giu;

/** "Our reference is HB-20417": not a label, but a sentence. Sums and years look similar and are left out. */
export function referenceInProse({ document }: Around): string | undefined {
  return document.cells
    .filter(({ text }) => !promotes.test(text))
    .flatMap(({ text }) =>
      [...text.matchAll(referenceWords)].map((match) => text.slice(match.index + match[0].length)),
    )
    .flatMap((after) => referenceIn(after.slice(0, 40), document) ?? [])
    .find((found) => /\d/.test(found) && (/[\p{Lu}/-]/u.test(found) || /^\d{6,}$/.test(found)));
}

// "1-800-555-0144", "04 78 55 01 90", "0977-55-0021", "01328 555012": how countries group their domestic numbers.
const national =
  /(?<![\d./-]|\d )(?:(?:1[-. ])?\(?[2-9]\d{2}\)?[-. ]\d{3}[-. ]\d{4}|0\d(?:[ .]\d{2}){4}|0\d{1,3}-\d{2,4}-\d{3,4}|0\d{3,4} \d{5,6})(?![\d-])/u;

const nationalIn = (cells: Cell[]): string | undefined =>
  cells.flatMap(({ text }) => readPhone(national.exec(text)?.[0] ?? '') ?? [])[0];

export function phoneNear(around: Around): string | undefined {
  for (const { pairs, cells } of around.sections) {
    const labelled = pairs
      .filter(({ kinds, label }) => kinds.includes('phone') && !/fax/i.test(label))
      .flatMap(({ value }) => readPhone(/[+(]?\d[\d ()/.-]{5,20}\d/.exec(value)?.[0] ?? '') ?? []);
    const inText = cells.flatMap(({ text }) => findPhones(text).map(({ phone }) => phone));
    const bare = cells.flatMap(({ text }) => readPhone(/\+\d[\d ()/.-]{6,20}\d/.exec(text)?.[0] ?? '') ?? []);
    const phone = labelled[0] ?? inText[0] ?? bare[0] ?? nationalIn(cells);
    if (phone) return phone;
  }
  return undefined;
}

const maxAddressLength = 140;

function addressIn(pair: Pair, document: BookingDocument): string | undefined {
  const lines = valueLines(document, pair).filter((line) => !/^\+?[\d\s()/-]{7,}$/.test(line));
  const text = lines
    .join(', ')
    .replace(/[\s·•|]{0,4}(?:tel\.?|phone|telefon|t[ée]l\.?|\+\d{1,3}[\s(])[^\n]*/iu, '')
    .replace(/,\s*,/g, ',')
    .trim();
  return text.length > 4 && text.length <= maxAddressLength && /\p{L}/u.test(text) ? text : undefined;
}

/** "Marktplatz 5 · 83471 Berchtesgaden": a street and its town with a separator between them are one address. */
function joinedStreets(parts: string[]): string[] {
  return parts.map((part, index) => {
    const next = parts[index + 1] ?? '';
    const isStreet = /\p{L}{3}/u.test(part) && /\d[a-z]?$/iu.test(part.trim());
    return isStreet && /^\d{4,5}\s\p{Lu}/u.test(next.trim()) ? `${part.trim()}, ${next.trim()}` : part;
  });
}

/** A part of a letterhead with a house number and a town: "Lindenweg 8, 87561 Oberstdorf". */
function addressShaped(cell: Cell, document: BookingDocument): string | undefined {
  const [shaped] = findAddresses(cell.text);
  if (shaped) return shaped.address;
  const parts = cell.text
    .replace(/[\s·•|–—,-]{0,4}(?:tel|tél|phone|telefon|fon|fax|\+\d)[.:\s][^\n]*/iu, '')
    .replace(/(?<=\d)\s[-–]\s(?=\d)/gu, ', ')
    .split(/\s[·•|–—-]\s|\t/u);
  return joinedStreets(parts).find(
    (part) =>
      part.length <= 90 &&
      /(?:^|\s)\d{1,5}[a-z]?(?:,|\s)/iu.test(`${part} `) &&
      part.split(',').filter((words) => /\p{L}{3}/u.test(words)).length > 1 &&
      !/[.!?:]$/.test(part) &&
      !/\d[:h]\d{2}|[€$£¥]/u.test(part) &&
      daysIn(part, document).length === 0,
  );
}

const maxAddressLines = 3;

/** The lines right below a name, in its column: a street with its number, then the town. */
function addressUnder(name: string, document: BookingDocument): string | undefined {
  const key = name.toLowerCase();
  const row = document.lines.findIndex((line) => line.some(({ text }) => text.toLowerCase().startsWith(key)));
  const head = document.lines[row]?.find(({ text }) => text.toLowerCase().startsWith(key));
  if (!head || head.text.length > name.length + 4) return undefined;
  const found: string[] = [];
  for (const line of document.lines.slice(row + 1, row + 1 + maxAddressLines)) {
    const cell = line.find(({ left, page }) => page === head.page && Math.abs(left - head.left) <= head.size);
    const isOf =
      cell &&
      cell.kinds.length === 0 &&
      cell.text.length <= 70 &&
      // A phone number, a greeting ("Dear …,") or a sentence ends the address.
      !/[:：@!?]|[.,，]$/u.test(cell.text) &&
      !/(?:\+|\b0)[\d\s()/.-]{5,}\d|^\d[\d\s()/-]{6,}$/u.test(cell.text) &&
      daysIn(cell.text, document).length === 0;
    if (!isOf) break;
    found.push(cell.text);
  }
  const text = found.join(', ');
  const isAddress =
    found.length > 0 && /\d/.test(text) && /,|\s[·–-]\s/u.test(text) && /\p{L}{3}/u.test(text);
  return isAddress && text.length <= maxAddressLength ? text : undefined;
}

export interface WantedAddress {
  /** Further labels whose value is an address. */
  kinds?: LabelKind[];
  /** The name of what is at the address. */
  name?: string | undefined;
}

export function addressNear(around: Around, { kinds = [], name }: WantedAddress = {}): string | undefined {
  const { document, sections } = around;
  for (const { pairs, cells } of sections) {
    const labelled = pairs
      .filter((pair) => pair.kinds.some((kind) => kind === 'address' || kinds.includes(kind)))
      .flatMap((pair) => addressIn(pair, document) ?? []);
    if (labelled[0]) return labelled[0];
    const under = name ? addressUnder(name, document) : undefined;
    if (under) return under;
    const shaped = cells
      .filter(({ kinds: own }) => own.length === 0)
      .flatMap((cell) => addressShaped(cell, document) ?? []);
    if (shaped[0]) return shaped[0];
  }
  return undefined;
}
