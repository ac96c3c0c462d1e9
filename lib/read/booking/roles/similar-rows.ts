// Finds a table whose rows look alike, each a booking with its own times or dates.
import { type PaperAnswer, type PaperRole, type PaperWord, paperRoles } from '../../../model/paper-sense.ts';
import { chanceOf } from './spans.ts';
import { dateFeature } from './word-features.ts';

const minRows = 3;
const minMoments = 2;
const maxLinesOfRow = 3;
// In characters: the numbers of a column may be aligned to the right.
const maxShift = 3;
const minChance = 0.4;
// Words bound more than this to the date of another row show that the model mixes up the rows.
const maxBondAcrossRows = 0;

const hour = /^(?:[01]?\d|2[0-4])[:h.][0-5]\d$/u;
// "04/05/2027"; of "4 May 2027" only the year.
const day = /^(?:\d{1,4}[-./]\d.*|20\d\d)$/u;
const momentRoles = (['start-time', 'end-time', 'start-date', 'end-date'] as const).map((role: PaperRole) =>
  paperRoles.indexOf(role),
);

/** A printed line, as the indexes of its words. */
export interface TableLine {
  words: number[];
  /** The words that look like a clock time. */
  hours: number[];
  /** One word of each date. */
  days: number[];
}

function linesOf(words: readonly PaperWord[]): TableLine[] {
  const lines: TableLine[] = [];
  for (const [at, { line, text, features }] of words.entries()) {
    if (at === 0 || words[at - 1]?.line !== line) lines.push({ words: [], hours: [], days: [] });
    const last = lines.at(-1) as TableLine;
    last.words.push(at);
    if (hour.test(text)) last.hours.push(at);
    if (day.test(text) && features.includes(dateFeature)) last.days.push(at);
  }
  return lines;
}

/** The longest run of rows with at least two times or two dates each, in the same columns as the row above. */
function alikeLines(lines: readonly TableLine[], words: readonly PaperWord[]): number[] {
  const columnsOf = ({ hours, days }: TableLine) => [...hours, ...days].map((at) => words[at]?.column ?? 0);
  const isAlike = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((column, at) => Math.abs(column - (other[at] ?? 0)) <= maxShift);
  let [most, run]: [number[], number[]] = [[], []];
  let above: number[] = [];
  for (const [line, each] of lines.entries()) {
    if (each.hours.length < minMoments && each.days.length < minMoments) continue;
    const columns = columnsOf(each);
    const goesOn = isAlike(columns, above) && line - (run.at(-1) ?? line) <= maxLinesOfRow;
    run = goesOn ? [...run, line] : [line];
    above = columns;
    if (run.length > most.length) most = run;
  }
  return most;
}

/** Whether the model recognises moments in some rows and not in others; or in none, though each has a date. */
function areHalfSeen(
  rows: readonly TableLine[],
  words: readonly PaperWord[],
  { roles }: PaperAnswer,
): boolean {
  const isSeen = (at: number) => momentRoles.some((role) => chanceOf(roles, at, role) >= minChance);
  const seen = rows.map(({ hours, days }) => [...hours, ...days].filter(isSeen).length);
  const most = Math.max(...seen);
  if (most > 0) return seen.some((count) => count < most);
  return rows.every(({ words: own }) => own.some((at) => words[at]?.features.includes(dateFeature)));
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
const textsOf = (at: readonly number[], words: readonly PaperWord[]) =>
  at.map((one) => words[one]?.text).join();

/** Whether the model binds the words of one row to the dates of the next, or the reverse, where the dates differ. */
function areRowsMixedUp(
  rows: readonly TableLine[],
  words: readonly PaperWord[],
  { roles, bond }: PaperAnswer,
): boolean {
  const isSaid = (at: number) => chanceOf(roles, at, 0) < 1 - minChance;
  return rows.slice(1).some((row, at) => {
    const above = rows[at] as TableLine;
    if (
      row.days.length === 0 ||
      above.days.length === 0 ||
      textsOf(row.days, words) === textsOf(above.days, words)
    )
      return false;
    const bondTo = (from: TableLine, to: TableLine) =>
      mean(
        from.words
          .filter((word) => isSaid(word) && !words[word]?.features.includes(dateFeature))
          .flatMap((word) => to.days.map((one) => bond(word, one))),
      );
    return bondTo(above, row) > maxBondAcrossRows || bondTo(row, above) > maxBondAcrossRows;
  });
}

/** A row of the table with its continuation lines. */
export type Row = readonly number[];

function rowsFrom(alike: readonly number[], lines: readonly TableLine[]): Row[] {
  const gaps = alike.slice(1).map((line, at) => line - (alike[at] as number));
  const usual = Math.min(...gaps);
  return alike.map((line, at) => {
    const next = Math.min(alike[at + 1] ?? line + usual, line + Math.max(usual, 2), lines.length);
    return Array.from({ length: next - line }, (_, count) => line + count);
  });
}

export interface SimilarRows {
  lines: readonly TableLine[];
  /** The lines with the times and dates, one per row. */
  table: readonly TableLine[];
  rows: readonly Row[];
}

/** The longest table that the model recognises only in part, or whose rows it mixes up. */
export function findSimilarRows(words: readonly PaperWord[], whole: PaperAnswer): SimilarRows | undefined {
  const lines = linesOf(words);
  const alike = alikeLines(lines, words);
  const table = alike.map((line) => lines[line] as TableLine);
  const isLost = areHalfSeen(table, words, whole) || areRowsMixedUp(table, words, whole);
  return alike.length >= minRows && isLost ? { lines, table, rows: rowsFrom(alike, lines) } : undefined;
}
