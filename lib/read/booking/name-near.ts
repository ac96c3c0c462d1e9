// The name of a booked thing: the value of its label, else the text that stands out most.
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { isGreeting } from '../../text/find-person.ts';
import { fold } from '../../text/fold.ts';
import { type BookingDocument, daysIn } from './document.ts';
import type { Around } from './fields.ts';
import { leadingLabel } from './labels.ts';
import { aboutDocument } from './name-words.ts';
import type { Cell, Pair } from './pair-labels.ts';

export interface Wanted {
  /** Labels whose value is the name. */
  kinds: LabelKind[];
  /** Words that a name of this kind may contain. */
  nouns?: RegExp;
}

const maxNameLength = 80;

/** "Hotel Sonne · Seestr. 4" → "Hotel Sonne"; dates, numbers and sentences are not names. */
function cleanName(text: string, around: Around): string | undefined {
  const name = (text.split(/\s[·•|–—]\s|\s{3,}/u)[0] ?? '')
    .replace(/^\(?\d{1,2}[).]\s+(?=\p{Lu})/u, '')
    .replace(/^[«»"“”„]+|(?<![\s«»"“”„,;:*★☆])[\s«»"“”„,;:*★☆]+$/gu, '')
    .trim();
  if (name.length < 2 || name.length > maxNameLength || !/\p{L}{2}/u.test(name)) return undefined;
  // "2 × Erwachsene" is a count.
  if (/^\d+\s?[×x]\s/iu.test(name)) return undefined;
  // A web address names the seller, not what is sold.
  if (/^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10}$/iu.test(name)) return undefined;
  if (isGreeting(name) || leadingLabel(name)?.kinds.includes('reference')) return undefined;
  // The addressee of a letter: "鈴木一郎様".
  if (/(?:様|さま|御中|先生|女士|님|귀하)$/u.test(name)) return undefined;
  if (/^\+?[\d\s()/.-]+$/.test(name) || /[!?]$|\. \p{Lu}/u.test(name)) return undefined;
  return daysIn(name, around.document).length > 0 || /\d{1,2}[:h]\d{2}/.test(name) ? undefined : name;
}

/** "Pension Seeblick" is a whole name; "Pension: Seeblick" is a label with a name. */
const wholeName = ({ how, label, value, cell }: Pair) =>
  how === 'inside' && !/[:：]\s*$/u.test(label) && cell.text.startsWith(label) && !/[:：]/u.test(cell.text)
    ? cell.text
    : value;

function labelledName(around: Around, kinds: LabelKind[]): string | undefined {
  for (const { pairs } of around.sections) {
    const names = pairs
      .filter((pair) => pair.kinds.some((kind) => kinds.includes(kind)))
      // "Restaurant reservation" is a heading, not a label with a name.
      .filter(({ how, value }) => how !== 'inside' || !aboutDocument.test(value))
      .flatMap((pair) => cleanName(wholeName(pair), around) ?? []);
    if (names[0]) return names[0];
  }
  return undefined;
}

/** Text right above an address is the name of the house there; the seller's letterhead stands elsewhere. */
function overAddress({ lines, pairs }: BookingDocument): Set<Cell> {
  const addresses = new Set(
    pairs.filter(({ kinds }) => kinds[0] === 'address').map((pair) => pair.labelCell),
  );
  const over = lines.flatMap((line, row) =>
    line
      .filter((cell) => addresses.has(cell))
      .flatMap(({ left, page, size }) =>
        (lines[row - 1] ?? []).filter(
          (cell) => cell.page === page && Math.abs(cell.left - left) <= size && cell.size > size,
        ),
      ),
  );
  return new Set(over);
}

/** How much a cell stands out as a name: large, at the top, repeated elsewhere, with the right noun in it. */
function standing(cell: Cell, around: Around, nouns: RegExp | undefined): number {
  const { document } = around;
  const isAbout = aboutDocument.test(cell.text);
  const key = fold(cell.text);
  const again = document.cells.filter((other) => other !== cell && fold(other.text).includes(key)).length;
  const isTop = cell.page === 1 && cell.line < 3;
  return (
    Math.min(3, cell.size / document.bodySize) +
    (nouns?.test(cell.text) && !isAbout ? 2 : 0) +
    (isTop ? 0.6 : 0) +
    Math.min(2, again) * 0.4 -
    (isAbout ? 2.5 : 0)
  );
}

// Below this nothing stands out: body text scores 1.
const minProminence = 1.35;

/** "Reservation confirmation" above a name is a title: a reference has digits. */
const isHeading = ({ kinds, value, how }: Pair) =>
  how === 'below' && kinds.includes('reference') && !/\d/.test(value);

function prominentName(around: Around, nouns: RegExp | undefined): string | undefined {
  const values = new Set(
    around.document.pairs
      .filter((pair) => !pair.kinds.includes('hotel') && !isHeading(pair))
      .map((pair) => pair.cell),
  );
  const cells = around.document.cells.filter(
    (cell) => cell.kinds.length === 0 && !values.has(cell) && cell.text.length <= maxNameLength,
  );
  const housed = nouns ? overAddress(around.document) : new Set<Cell>();
  const ranked = cells
    .flatMap((cell) => {
      const name = cleanName(cell.text, around);
      return name ? [{ name, weight: standing(cell, around, nouns) + (housed.has(cell) ? 1.5 : 0) }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight);
  const [best] = ranked;
  return best && best.weight >= minProminence ? best.name : undefined;
}

// "Your tickets for the Maritime Museum", "Je tickets voor het Scheepvaarthuis", "Votre table chez Émile".
const titled =
  /(?:tickets?|billets?|entradas?|karten|eintrittskarten?|biglietti|bilhetes|kaartjes|kaarten|bilety|biljetter|billetter|table|tisch|mesa|tavolo|tafel|stolik|bord|reservation|booking|reservierung|buchung|réservation|reserva|prenotazione|reservering|boeking|visit|besuch|visite|visita|bezoek)\s(?:for|at|to|für|bei|im|in|pour|chez|à|au|para|en|a|per|presso|da|voor|bij|do|w|na|till|til|på)\s(?:(?:the|het|de|das|den|die|dem|der|la|le|les|el|il|lo)\s)?(?<name>.{2,60})$/iu;

/** The name in a heading that otherwise names the kind of paper. */
function nameInTitle(around: Around): string | undefined {
  const body = around.document.bodySize;
  for (const { text, size } of around.document.cells) {
    const name = size > body * 1.1 ? titled.exec(text)?.groups?.name : undefined;
    const clean = name && /^[\p{Lu}\d]/u.test(name) ? cleanName(name, around) : undefined;
    if (clean && !aboutDocument.test(clean)) return clean;
  }
  return undefined;
}

// "このたびは松風をご予約いただき": thanks for having booked it.
const thanked =
  /(?:^|[は、。,]|この度|このたび)(?<name>[^は、。,をに「」]{2,30})を(?:ご予約|ご利用|お選び)(?:いただ|頂|下さ|くださ)/u;

function thankedName(around: Around): string | undefined {
  const names = around.document.cells.flatMap(({ text }) => thanked.exec(text)?.groups?.name ?? []);
  return names.find((name) => !/^(?:当|弊)|(?:予約|サービス|サイト)$/u.test(name));
}

/** "Ihre Buchung im Gasthof Drei Birken ist bestätigt": the capitalised words with the noun. */
function nameInSentence(around: Around, nouns: RegExp | undefined): string | undefined {
  if (!nouns) return undefined;
  const word = "\\p{Lu}[\\p{L}\\p{M}’'.&-]*";
  const link = '(?:de|del|della|di|da|do|des|du|la|le|les|el|zum|zur|am|an der|of|the|&|und|and|y|e|et)';
  const run = new RegExp(`${word}(?:\\s(?:${link}\\s){0,2}${word}){0,5}`, 'gu');
  for (const { text } of around.document.cells)
    for (const [words] of text.matchAll(run))
      if (words.includes(' ') && nouns.test(words) && !aboutDocument.test(words)) return words;
  return undefined;
}

/** A name in capitals: "THE ALDER HOUSE HOTEL" is called "The Alder House Hotel". */
function withTitleCase(name: string): string {
  if (name !== name.toUpperCase() || !name.includes(' ')) return name;
  return name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}

export function nameNear(around: Around, { kinds, nouns }: Wanted): string | undefined {
  const name =
    labelledName(around, kinds) ??
    prominentName(around, nouns) ??
    nameInTitle(around) ??
    thankedName(around) ??
    nameInSentence(around, nouns);
  return name && withTitleCase(name);
}
