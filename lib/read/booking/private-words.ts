// Private words of a document: who travels, and the numbers of tickets, customer cards and passports. What the booking
// readers found is included but not relied on: all lines are searched for what looks like a name or a number.
import type { Capture, PrintedCell } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { cutMark, escaped, without } from '../../text/cover-words.ts';
import { findPeople, isNameLike, isOfThing } from '../../text/find-person.ts';
import { hasGivenName } from '../../text/given-names.ts';
import { nameForms, nameWords } from '../../text/name-forms.ts';
import { findPrivateNumbers, mentionsTickets } from '../../text/private-numbers.ts';
import { aloneWords } from './alone-words.ts';
import { bookingDocumentOf } from './document.ts';
import type { FoundPrivate } from './found-private.ts';
import { isSharedLabel, labelledPeople, nameIn } from './labelled-people.ts';
import { referenceOf } from './leg-reference.ts';
import { aboutDocument } from './name-words.ts';
import { sensedPrivate } from './roles/sensed-private.ts';
import { authorsOf } from './sender.ts';
import { statedPeople } from './stated-people.ts';

const numberIn = (value: string): string | undefined =>
  value
    .match(/[A-Z\d][A-Z\d -]{4,24}/gu)
    ?.find((run) => /\d{4}/.test(run))
    ?.trim();

const inPair = {
  passenger: (value: string) => ({ kind: 'name' as const, words: nameIn(value) }),
  ticket: (value: string) => ({ kind: 'ticket' as const, words: numberIn(value) }),
  reference: (value: string) => ({ kind: 'reference' as const, words: referenceOf(value) }),
};
const kinds = ['passenger', 'ticket', 'reference'] as const;

/** What the known labels say. */
function labelledWords(capture: Capture): FoundPrivate[] {
  const { pairs, tables } = bookingDocumentOf(capture);
  const rows = tables.flatMap(({ rows: all }) =>
    all.flatMap(({ cells: entries }) =>
      entries.map(({ column, cell }) => ({ kinds: column.kinds, label: '', value: cell.text, cell })),
    ),
  );
  return [...pairs, ...rows].flatMap(({ kinds: labelKinds, label, value, cell }) =>
    kinds.flatMap((kind) => {
      // A label that may mean two things counts for the first only.
      if (labelKinds[0] !== kind && !(labelKinds.includes(kind) && labelKinds.length === 1)) return [];
      const found = inPair[kind](value);
      if (!found.words) return [];
      const isUnsure = kind === 'passenger' && isSharedLabel(label, found.words);
      return [{ kind: found.kind, words: found.words, cell, ...(isUnsure && { isUnsure }) }];
    }),
  );
}

/** Every line, including those that no reader looks at: what each page repeats, and pages without a booking. */
const allCells = (capture: Capture): PrintedCell[] => capture.cells ?? bookingDocumentOf(capture).cells;

function byForm(cells: PrintedCell[], isPlace: (name: string) => boolean): FoundPrivate[] {
  const aboutTickets = cells.some(({ text }) => mentionsTickets(text));
  return cells.flatMap((cell) => [
    ...findPeople(cell.text, isPlace).map(({ words }) => ({ kind: 'name' as const, words, cell })),
    ...findPrivateNumbers(cell.text, aboutTickets).map(({ words }) => ({
      kind: 'ticket' as const,
      words,
      cell,
    })),
  ]);
}

const keyOf = ({ kind, words, cell }: FoundPrivate) => `${kind} ${words} ${cell?.page} ${cell?.line}`;

/** The same person, as spelled by a label and by a ticket. */
const samePerson = (one: FoundPrivate, other: FoundPrivate) =>
  nameForms(one.words).some((form) => form.toLowerCase() === other.words.toLowerCase());

/** "Müller-Lüdenscheidt Dafydd", where a pass has MUELLER-LUEDENSCHEID: the rest of such a line is part of the name too. */
function namesakes(privateWords: readonly FoundPrivate[], cells: readonly PrintedCell[]): FoundPrivate[] {
  const families = privateWords
    .filter(({ kind, isUnsure }) => kind === 'name' && !isUnsure)
    .flatMap(({ words }) => nameWords(words))
    .filter((word) => word.length >= minNamesakeLength);
  if (families.length === 0) return [];
  const cut = families.map((word) => `${word}${cutMark}`);
  const placeOf = ({ page, line, text }: Pick<PrintedCell, 'page' | 'line' | 'text'>) =>
    `${page} ${line} ${text}`;
  const named = new Set(
    privateWords.flatMap(({ kind, cell }) => (kind === 'name' && cell ? [placeOf(cell)] : [])),
  );
  const isNamed = (cell: PrintedCell) => named.has(placeOf(cell));
  return cells.flatMap((cell) => {
    if (isNamed(cell)) return [];
    // "Ebba_Lundqvist": a typical file name.
    const words = cell.text.replaceAll('_', ' ').trim();
    const count = words.split(/\s+/u).length;
    if (count < 2 || count > 4 || !isNameLike(words) || without(words, cut) === words) return [];
    return [{ kind: 'name' as const, words, cell }];
  });
}

// Other words in file names: "Scan Ebba Lundqvist", "Boarding pass Ebba Lundqvist (2)".
const fileWords =
  /^(?:scan\p{L}{0,3}|copy|kopie|copie|img|image|foto|photo|file|datei|document|dokument|pdf|final|new|neu|\W*\d[\d\W]*)$/iu;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The title as one more line, without words that are typical of file names. */
function titleLine({ title }: Capture): PrintedCell[] {
  const words = title
    .split(/[\s_/]+/u)
    // "lundqvist-ebba": file names are often in lower case.
    .flatMap((word) => (/^\p{Ll}+(?:-\p{Ll}+)+$/u.test(word) ? word.split('-').map(capital) : [word]))
    .filter((word) => word !== '' && !fileWords.test(word) && !aboutDocument.test(word));
  const text = words.join(' ');
  const at = { page: 0, line: -1, left: 0, right: 0, baseline: 0, size: 0, block: 0, start: 0, end: 0 };
  return words.length > 0 ? [{ text, ...at }] : [];
}

/** "Villa Elena": the paper has the word beside a noun for a house, or in the name of a place. */
function isOfHouse(word: string, cells: readonly PrintedCell[], isPlace: (name: string) => boolean): boolean {
  const near = new RegExp(
    `(?:(?<before>\\p{Lu}[\\p{L}\\p{M}]*) )?(?<!\\p{L})${escaped(word)}(?!\\p{L})(?: (?<after>\\p{Lu}[\\p{L}\\p{M}]*))?`,
    'gu',
  );
  const isThing = (beside: string) => isOfThing(beside) && !aboutDocument.test(beside);
  return cells.some(({ text }) =>
    [...text.matchAll(near)].some(
      ({ groups: { before = '', after = '' } = {} }) =>
        isThing(before) ||
        isThing(after) ||
        (before !== '' && isPlace(`${before} ${word}`)) ||
        (after !== '' && isPlace(`${word} ${after}`)),
    ),
  );
}

/**
 * Files are often named after their traveller: by the family name or, where the paper is a person's, by the given name
 * alone.
 */
function titledNames(
  labelled: readonly FoundPrivate[],
  line: PrintedCell[],
  { cells, isPlace }: { cells: readonly PrintedCell[]; isPlace: (name: string) => boolean },
): FoundPrivate[] {
  const kin = namesakes(labelled, line).map(({ words }) => words);
  const people = labelled.filter(({ kind }) => kind === 'name').map(({ words }) => words);
  // Where the paper leaves out the given name, a single word beside "Scan" may be it, known or not.
  const isOpen = people.some((words) => !/[\s/,]/u.test(words.trim()));
  const given = line
    .flatMap(({ text }) => text.split(' '))
    .filter(
      (word, _, all) =>
        isNameLike(word) && !isPlace(word) && (hasGivenName(word) || (isOpen && all.length === 1)),
    )
    .filter((word) => people.length > 0 && !isOfHouse(word, cells, isPlace));
  return [...kin, ...given].map((words) => ({ kind: 'name', words }));
}

// "Ana" is the beginning of too many other names.
const minNamesakeLength = 5;

/** Every place where they stand, in page order. */
export function privateWordsIn(capture: Capture, knowledge: Knowledge = {}): FoundPrivate[] {
  const cells = allCells(capture);
  const isPlace = knowledge.isPlaceName ?? (() => false);
  const found = [
    ...labelledWords(capture),
    ...labelledPeople(cells, isPlace),
    ...byForm(cells, isPlace),
    ...sensedPrivate(capture, knowledge),
    ...statedPeople(capture.structured),
    ...authorsOf(capture).map((words) => ({ kind: 'name' as const, words, isUnsure: true })),
  ];
  const once = new Map<string, FoundPrivate>();
  for (const each of found) {
    const earlier = once.get(keyOf(each));
    if (!earlier || (earlier.isUnsure && !each.isUnsure)) once.set(keyOf(each), each);
  }
  const distinct = [...once.values()];
  const titled = titledNames(distinct, titleLine(capture), { cells, isPlace });
  const all = [...distinct, ...namesakes(distinct, cells), ...titled];
  const sure = all.filter(({ kind, isUnsure }) => kind === 'name' && !isUnsure);
  const alone = aloneWords(
    all.filter(({ kind }) => kind === 'name').map(({ words }) => words),
    { cells, knowledge },
  );
  return all.map((each) => {
    if (each.kind !== 'name') return each;
    const { isUnsure, ...rest } = each;
    const own = alone.get(each.words) ?? [];
    const isDoubted = isUnsure && !sure.some((other) => samePerson(other, each));
    return { ...rest, ...(own.length > 0 && { alone: own }), ...(isDoubted && { isUnsure: true }) };
  });
}
