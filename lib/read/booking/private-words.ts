// Pure: no browser, no network, no clock.
// What a document says of people: who travels, and the numbers of tickets, customer cards and passports.
import type { Capture } from '../../model/capture.ts';
import type { PrivateWords } from '../../model/draft.ts';
import { bookingDocumentOf } from './document.ts';
import { referenceOf } from './leg-reference.ts';
import type { Cell } from './pair-labels.ts';

export interface FoundPrivate extends PrivateWords {
  /** Where it is printed. */
  cell: Cell;
}

// A family with its titles; more is a sentence.
const longestName = 60;
const title = /^(?:(?:mr|mrs|ms|miss|mstr|dr|herr|frau|m\.|mme|mlle|sr|sra|sig|sig\.ra|dhr|mevr)\.?\s+)+/iu;
// "Ana Duarte", "DUARTE/ANA MRS", "O’Neill, Aoife", "山田 花子".
const name = /^\p{L}[\p{L}\p{M}'’.,/ -]+$/u;
const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} 　]{2,12}$/u;
// "DUARTE/ANA MRS" needs no label.
const ticketed =
  /(?<![\p{L}\d])\p{Lu}[\p{Lu}'’-]+\/\p{Lu}{2,}(?: (?:\p{Lu}+ )?(?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF))?(?![\p{L}\d])/gu;
// Three figures of the airline and ten of the ticket.
const ticketNumber = /(?<!\d)\d{3}[- ]\d{10}(?!\d)/g;

function nameIn(value: string): string | undefined {
  const words = (value.split(/[(（]/u)[0] ?? '').trim();
  if (words.length > longestName) return undefined;
  if (eastern.test(words.replace(/様$/u, ''))) return words.replace(/\s*様$/u, '');
  const bare = words.replace(title, '');
  const isWhole = /\p{L}{2}[\s/,]{1,3}\p{L}/u.test(bare) || title.test(words);
  return name.test(bare) && isWhole ? bare : undefined;
}

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

const inText = (cell: Cell) => [
  ...(cell.text.match(ticketed) ?? []).map((words) => ({ kind: 'name' as const, words, cell })),
  ...(cell.text.match(ticketNumber) ?? []).map((words) => ({ kind: 'ticket' as const, words, cell })),
];

/** Each place where it stands, in the order of the pages. */
export function privateWordsIn(capture: Capture): FoundPrivate[] {
  const { pairs, tables, cells } = bookingDocumentOf(capture);
  const rows = tables.flatMap(({ rows: all }) =>
    all.flatMap(({ cells: entries }) =>
      entries.map(({ column, cell }) => ({ kinds: column.kinds, value: cell.text, cell })),
    ),
  );
  const labelled = [...pairs, ...rows].flatMap(({ kinds: said, value, cell }) =>
    kinds.flatMap((kind) => {
      // What may be a label for two things is taken for the first only.
      if (said[0] !== kind && !(said.includes(kind) && said.length === 1)) return [];
      const found = inPair[kind](value);
      return found.words ? [{ kind: found.kind, words: found.words, cell }] : [];
    }),
  );
  const all = [...labelled, ...cells.flatMap(inText)];
  const once = new Map(
    all.map((each) => [`${each.kind} ${each.words} ${each.cell.page} ${each.cell.line}`, each]),
  );
  return [...once.values()];
}
