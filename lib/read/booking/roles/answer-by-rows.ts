// Far down in a table of bookings the model sees a timetable and no longer finds bookings: it is then asked about one
// row at a time, together with all that stands around the table.
import { type PaperAnswer, type PaperSense, type PaperWord, paperRoles } from '../../../model/paper-sense.ts';
import { findSimilarRows, type SimilarRows } from './similar-rows.ts';
import { chanceOf } from './spans.ts';
import { dateFeature } from './word-features.ts';

// What a row needs of the rest: who travels, the common reference, the total.
const maxHeadLines = 8;
const linesAboveTable = 2;
// As many words as three full papers have.
const maxWordsAsked = 4500;
const unbound = -10;

interface Asked {
  answer: PaperAnswer;
  /** From a word's index in the paper to its index in the question. */
  places: ReadonlyMap<number, number>;
}

/** Merges the answers: a word around the table gets the mean of all answers, a word in a row that row's answer. */
function joined(whole: PaperAnswer, count: number, asked: readonly Asked[]): PaperAnswer {
  const [roles, kinds] = [whole.roles.slice(), whole.kinds.slice()];
  const about = Array.from({ length: count }, (_, word) => asked.filter(({ places }) => places.has(word)));
  const put = (to: Float32Array, word: number, pick: (answer: PaperAnswer) => Float32Array) => {
    const own = about[word] ?? [];
    const each = to.length / count;
    if (own.length === 0) return;
    for (let k = 0; k < each; k += 1) {
      let sum = 0;
      for (const { answer, places } of own)
        sum += pick(answer)[(places.get(word) as number) * each + k] as number;
      to[word * each + k] = sum / own.length;
    }
  };
  for (let word = 0; word < count; word += 1) {
    put(roles, word, (answer) => answer.roles);
    put(kinds, word, (answer) => answer.kinds);
  }
  const booked = asked.reduce((sum, { answer }) => sum + answer.booked, 0) / asked.length;
  return {
    ...whole,
    roles,
    kinds,
    booked: Math.max(whole.booked, booked),
    bond: (a, b) => {
      const one = about[a]?.find(({ places }) => places.has(b));
      return one ? one.answer.bond(one.places.get(a) as number, one.places.get(b) as number) : unbound;
    },
  };
}

/** A column means the same in every row, so all its words get the column's mean chances. */
function averageColumns(columns: readonly (readonly number[])[], roles: Float32Array): void {
  const [first] = columns;
  if (!first || columns.some((words) => words.length !== first.length)) return;
  const each = paperRoles.length;
  for (const column of first.keys())
    for (let role = 0; role < each; role += 1) {
      const words = columns.map((row) => row[column] as number);
      const mean = words.reduce((sum, word) => sum + chanceOf(roles, word, role), 0) / words.length;
      for (const word of words) roles[word * each + role] = mean;
    }
}

const countOf = (all: readonly number[], { lines }: SimilarRows) =>
  all.reduce((sum, line) => sum + (lines[line]?.words.length ?? 0), 0);

/** The lines outside the table; of a long paper only its head and the lines right above the table. */
function linesAround(found: SimilarRows): number[] {
  const { lines, rows } = found;
  const inTable = new Set(rows.flat());
  const outside = lines.flatMap((_, line) => (inTable.has(line) ? [] : [line]));
  if (countOf(outside, found) * rows.length <= maxWordsAsked) return outside;
  const first = rows[0]?.[0] ?? 0;
  return outside.filter((line) => line < maxHeadLines || (line < first && line >= first - linesAboveTable));
}

/** Undefined where the paper has no such table, or the model recognises all of it. */
export function answerByRows(
  words: readonly PaperWord[],
  whole: PaperAnswer,
  ask: PaperSense,
): PaperAnswer | undefined {
  const count = Math.min(words.length, whole.roles.length / paperRoles.length);
  const shown = words.slice(0, count);
  const found = findSimilarRows(shown, whole);
  if (!found) return undefined;
  const { lines, table, rows } = found;
  const around = linesAround(found);
  if (countOf(around, found) * rows.length > maxWordsAsked) return undefined;
  const asked = rows.flatMap((row): Asked[] => {
    const kept = [...around, ...row].toSorted((a, b) => a - b);
    // The lines are renumbered, so that those left out are no gap.
    const all = kept.flatMap((line, at) => (lines[line]?.words ?? []).map((word) => ({ word, line: at })));
    const answer = ask(all.map(({ word, line }) => ({ ...(shown[word] as PaperWord), line })));
    return answer ? [{ answer, places: new Map(all.map(({ word }, at) => [word, at])) }] : [];
  });
  if (asked.length < rows.length) return undefined;
  const answer = joined(whole, count, asked);
  const isDate = (word: number) => shown[word]?.features.includes(dateFeature) ?? false;
  const hours = table.map((line) => line.hours);
  const dates = table.map((line) => line.words.filter(isDate));
  averageColumns(hours, answer.roles);
  averageColumns(dates, answer.roles);
  return answer;
}
