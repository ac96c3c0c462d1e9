// Finds names beside, after and below anything that may be a label for a person, in whatever words. It takes more for
// names than a reader should, because what is missed is sent.
import type { PrintedCell } from '../../model/capture.ts';
import { escaped } from '../../text/cover-words.ts';
import { isNameLike, isOfThing } from '../../text/find-person.ts';
import { beginsWithGivenName, hasGivenName } from '../../text/given-names.ts';
import { personLabels, thingLabels } from '../../text/person-words.ts';
import { isPrivateLabel, privateNumberIn } from '../../text/private-numbers.ts';
import type { FoundPrivate } from './found-private.ts';

const title = /^(?:(?:mr|mrs|ms|miss|mstr|dr|herr|frau|m\.|mme|mlle|sr|sra|sig|sig\.ra|dhr|mevr)\.?\s+)+/iu;
// "Ana Duarte", "DUARTE/ANA MRS", "O’Neill, Aoife", "山田 花子".
const name = /^\p{L}[\p{L}\p{M}'’.,/ -]+$/u;
const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} 　]{2,12}$/u;
// A family with its titles; a longer text is a sentence.
const maxNameLength = 60;

export function nameIn(value: string): string | undefined {
  const words = (value.split(/[(（]/u)[0] ?? '').trim();
  if (words.length > maxNameLength) return undefined;
  const untitled = words.replace(/様$/u, '').trimEnd();
  if (eastern.test(untitled)) return untitled;
  const bare = words.replace(title, '');
  const isWhole = /\p{L}{2}[\s/,]{1,3}\p{L}/u.test(bare) || title.test(words);
  return name.test(bare) && isWhole && !isOfThing(bare) ? bare : undefined;
}

const isEastern = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(word);
const [spaced, unspaced] = [personLabels.filter((word) => !isEastern(word)), personLabels.filter(isEastern)];
const personLabel = new RegExp(
  `(?<!\\p{L})(?:${spaced.map(escaped).join('|')}|\\p{L}{2,14}(?:name|namen|naam|navn|namn))(?!\\p{L})|${unspaced.join('|')}`,
  'iu',
);
const thingLabel = new RegExp(`(?:${thingLabels.map(escaped).join('|')})`, 'iu');
// Hotels, ships and shows have these labels too.
const sharedLabel =
  /^(?:the )?(?:full )?(?:names?|nom|nombre|nome|naam|navn|namn|nimi|név|jméno|imię|contact|who|party|customer|client|host|titular|ad)$/iu;
/** Whether only a shared label marks `words` as a person. */
export const isSharedLabel = (label: string, words: string): boolean =>
  sharedLabel.test(label.trim().replace(/(?<![:：.*])[:：.*]+$/u, '')) && !hasGivenName(words);

const maxLabelLength = 44;
const maxCellsBelow = 9;

const isLabel = (text: string) =>
  text.length <= maxLabelLength && !/\d/.test(text) && personLabel.test(text) && !thingLabel.test(text);

/** "Ana Duarte & Rui Duarte; Eva Duarte" are three; "Duarte, Ana" is one. */
function eachName(value: string): string[] {
  const parts = value.split(/\s?[;&+•·|]\s?|\s(?:and|und|et|y|e|en|og|och|ja|i|a|és|ve)\s/u);
  const lists = parts.flatMap((part) => {
    const names = part.split(/,\s?/u);
    return names.length > 1 && names.every((each) => each.trim().split(/\s+/u).length > 1) ? names : [part];
  });
  return lists.map((each) => each.replace(/^[\s\d.)#-]+/u, '').trim()).filter(Boolean);
}

function peopleIn(value: string, isAlone: boolean): string[] {
  return eachName(value).flatMap((each) => {
    const words = nameIn(each);
    if (words && (isEastern(words) || isNameLike(words))) return [words];
    // "Guest: Duarte"
    const single = each.replace(title, '');
    return isAlone && /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(single) && isNameLike(single) ? [single] : [];
  });
}

const rowsOf = (cells: readonly PrintedCell[]): PrintedCell[][] => {
  const rows: PrintedCell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row?.[0]?.line === cell.line) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
};

interface Spot {
  rows: PrintedCell[][];
  row: number;
  cell: PrintedCell;
}

/** The cells to the right, down the column, and at the start of the next line. */
function around({ rows, row, cell }: Spot): { value: PrintedCell; isNext: boolean }[] {
  const line = rows[row] ?? [];
  const right = line.slice(line.indexOf(cell) + 1);
  const found = right.map((value, index) => ({ value, isNext: index === 0 }));
  let missed = 0;
  for (const below of rows.slice(row + 1, row + 1 + maxCellsBelow)) {
    if (below[0]?.page !== cell.page || missed > 2) break;
    const under = below.filter(
      ({ left, right: end }) => left < cell.right + 2 * cell.size && end > cell.left - cell.size,
    );
    missed = under.some(({ text }) => peopleIn(text, false).length > 0) ? 0 : missed + 1;
    for (const value of under) found.push({ value, isNext: below === rows[row + 1] });
  }
  const first = rows[row + 1]?.[0];
  if (first && right.length === 0) found.push({ value: first, isNext: true });
  return found;
}

/** "Passenger: Ana Duarte", "Name Ana Duarte": label and name in one cell. */
function behind(text: string): { label: string; value: string } | undefined {
  const colon = /^(?<label>[^:：]{2,44})[:：]\s?(?<value>\S.*)$/u.exec(text)?.groups;
  if (colon?.label && colon.value && isLabel(colon.label)) return { label: colon.label, value: colon.value };
  const first = personLabel.exec(text.slice(0, maxLabelLength));
  if (!first || first.index > 20 || thingLabel.test(text.slice(0, first.index + first[0].length)))
    return undefined;
  const at = first.index + first[0].length;
  const value = text.slice(at).replace(/^[\s.:#)(s/-]+/u, '');
  return value && peopleIn(value, false).length > 0 ? { label: text.slice(0, at), value } : undefined;
}

function found(cell: PrintedCell, label: string, value: string, isAlone: boolean): FoundPrivate[] {
  return peopleIn(value, isAlone).map((words) => {
    const isUnsure = isSharedLabel(label, words);
    return { kind: 'name', words, cell, ...(isUnsure && { isUnsure }) };
  });
}

/** A cell that is only a name, and begins with a given name, needs no label. */
function unlabelled(cell: PrintedCell, isPlace: (name: string) => boolean): FoundPrivate[] {
  const words = cell.text.trim();
  const count = words.split(/\s+/u).length;
  if (count < 2 || count > 4 || !isNameLike(words) || !beginsWithGivenName(words) || isPlace(words))
    return [];
  return [{ kind: 'name', words, cell, isUnsure: true }];
}

export function labelledPeople(
  cells: readonly PrintedCell[],
  isPlace: (name: string) => boolean,
): FoundPrivate[] {
  const rows = rowsOf(cells);
  return rows.flatMap((line, row) =>
    line.flatMap((cell): FoundPrivate[] => {
      const text = cell.text.trim();
      if (text.length > 200) return [];
      const inside = behind(text);
      if (inside) return found(cell, inside.label, inside.value, true);
      if (isPrivateLabel(text.replace(/[:：]\s*$/u, '')))
        return around({ rows, row, cell })
          .filter(({ isNext }) => isNext)
          .flatMap(({ value }) => {
            const words = privateNumberIn(value.text);
            return words ? [{ kind: 'ticket' as const, words, cell: value }] : [];
          });
      const label = text.replace(/[:：]\s*$/u, '');
      if (!isLabel(label) || label.split(/\s+/u).length > 6) return unlabelled(cell, isPlace);
      return around({ rows, row, cell })
        .filter(({ value }) => !isLabel(value.text))
        .flatMap(({ value, isNext }) => found(value, label, value.text, isNext));
    }),
  );
}
