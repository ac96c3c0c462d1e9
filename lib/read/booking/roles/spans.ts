// Joins words into values: the day a train leaves, a hotel's name, an address of three lines.
import { type PaperAnswer, type PaperRole, paperKinds, paperRoles } from '../../../model/paper-sense.ts';
import type { Cell } from '../pair-labels.ts';
import { legLengths } from './leg-lengths.ts';
import type { PrintedWord } from './paper-words.ts';

export interface RoleSpan {
  role: PaperRole;
  text: string;
  cell: Cell;
  /** Where its first word begins in the text of the cell. */
  start: number;
  row: number;
  /** The indexes of its words in the paper. */
  words: number[];
  /** The mean chance of its words for this role. */
  trust: number;
  /** The same for another role. */
  chanceOf: (role: PaperRole) => number;
}

export const chanceOf = (roles: Float32Array, word: number, role: number): number =>
  roles[word * paperRoles.length + role] as number;

// A role is taken at less than an even chance: missing a value costs more than doubting one.
const minChance = 0.4;

/** The index of a word's role, judged by itself. */
function roleAlone(roles: Float32Array, word: number): number {
  let best = 1;
  for (let role = 2; role < paperRoles.length; role += 1)
    if (chanceOf(roles, word, role) > chanceOf(roles, word, best)) best = role;
  const chance = chanceOf(roles, word, best);
  return chance >= minChance && chance >= chanceOf(roles, word, 0) ? best : 0;
}

/**
 * A name has small words inside, an address numbers: this many words taken for nothing may stand between two of its
 * words.
 */
const maxWordsBetween = 3;
const minChanceBetween = 0.04;
/** From this chance on, a word beside a value is part of it. */
const minChanceBeside = 0.2;
/** Up to this many words of a name may be the beginning of its address. */
const maxWordsMoved = 3;
const oneWord = new Set<PaperRole>(['start-time', 'end-time', 'reference', 'seat', 'price']);
const isOneWord = (role: number) => oneWord.has(paperRoles[role] as PaperRole);

export interface RoleRow {
  words: readonly PrintedWord[];
  roles: Float32Array;
  /** The index of each word's role. */
  found: number[];
}

/** Whether a separator stands between a word and the one before it, or they are in different cells. */
function isParted({ words }: RoleRow, at: number): boolean {
  const [one, next] = [words[at - 1], words[at]];
  if (!one || !next || one.cell !== next.cell) return true;
  const between = next.cell.text.slice(one.end, next.start);
  // "Faro (FAO)" is one place.
  if (/^\s?\($/u.test(between) && /^[A-Z]{3}$/u.test(next.text)) return false;
  return /[,;:()[\]/|·•→–—]/u.test(between);
}

// "Split - Vis", "VALENCIA >>> PALMA", "12 - 15 June"; a hyphen inside a name has no spaces: "Clermont-Ferrand".
const betweenEnds = /\s[-‐]\s|[>»▶►➔➜⇒➝⟶✈〜～]/u;
const isAirport = ({ text }: PrintedWord) => /^[A-Z]{3}$/u.test(text);

// Two words that are this surely of different roles stay two values: "12-Feb 14-Feb".
const minApart = 0.85;
const isSure = ({ roles, found }: RoleRow, at: number) =>
  chanceOf(roles, at, found[at] as number) >= minApart;

/** Whether two words of a cell are two ends rather than one value. */
function isTwoEnds(row: RoleRow, at: number): boolean {
  const { words, found } = row;
  const [one, next] = [words[at - 1], words[at]];
  if (!one || !next) return true;
  const isOther = found[at - 1] !== found[at] && !isNamed(found[at] as number);
  return (
    (isOther && isSure(row, at - 1) && isSure(row, at)) ||
    betweenEnds.test(next.cell.text.slice(one.end, next.start)) ||
    (isAirport(one) && isAirport(next))
  );
}

/** Roles that are mistaken for each other within one value, and only there. */
const alike: readonly PaperRole[][] = [
  ['start-date', 'end-date'],
  ['from', 'to'],
  ['name', 'operator'],
];
const isNamed = (role: number) => familyOf(role) === alike.length - 1;
const familyOf = (role: number) =>
  alike.findIndex((family) => family.includes(paperRoles[role] as PaperRole));

/** The words of one value that got two such roles all take the role that is likelier for them together. */
function settleRuns(row: RoleRow): void {
  const { roles, found } = row;
  for (let from = 0; from < found.length; from += 1) {
    const family = familyOf(found[from] as number);
    if (family < 0) continue;
    let next = from + 1;
    while (
      next < found.length &&
      familyOf(found[next] as number) === family &&
      !isParted(row, next) &&
      !isTwoEnds(row, next)
    )
      next += 1;
    const run = Array.from({ length: next - from }, (_, at) => from + at);
    const weigh = (role: PaperRole) =>
      run.reduce((sum, at) => sum + chanceOf(roles, at, paperRoles.indexOf(role)), 0);
    const [best] = (alike[family] as PaperRole[]).toSorted((a, b) => weigh(b) - weigh(a)) as [PaperRole];
    for (const at of run) found[at] = paperRoles.indexOf(best);
    from = next - 1;
  }
}

/** The last word that a value reaches, across words that are nothing by themselves. */
function reachOf({ words, roles, found }: RoleRow, at: number): number {
  const role = found[at] as number;
  for (
    let next = at + 1;
    next <= at + 1 + maxWordsBetween && words[next]?.cell === words[at]?.cell;
    next += 1
  ) {
    if (found[next] === role) return next;
    if (found[next] !== 0 || chanceOf(roles, next, role) < minChanceBetween) break;
  }
  return at;
}

/** Words in the same cell, between or beside words of a role, take that role if they possibly have it. */
function fillIn(row: RoleRow): void {
  const { words, roles, found } = row;
  const before = [...found];
  for (const [at, role] of before.entries()) {
    if (role === 0 || isOneWord(role)) continue;
    const last = reachOf({ ...row, found: before }, at);
    for (let gap = at + 1; gap < last; gap += 1) found[gap] = role;
    for (const beside of [at - 1, at + 1])
      if (
        words[beside]?.cell === words[at]?.cell &&
        before[beside] === 0 &&
        chanceOf(roles, beside, role) >= minChanceBeside
      )
        found[beside] = role;
  }
}

/** A length that was marked as a time loses its role; the time it leads to gets one. */
function settleLengths({ words, found }: RoleRow): void {
  const isTime = (at: number) => /-time$/u.test(paperRoles[found[at] as number] ?? '');
  for (const { length, end } of legLengths(words.slice(0, found.length))) {
    if (!isTime(length)) continue;
    found[length] = 0;
    if (!isTime(end)) found[end] = paperRoles.indexOf('end-time');
  }
}

/**
 * A separator stands between a name and the address after it: words after the last separator in a name are the
 * address's.
 */
function settleAddresses(row: RoleRow): void {
  const { words, found } = row;
  const [name, address] = [paperRoles.indexOf('name'), paperRoles.indexOf('address')];
  for (const [at, role] of found.entries()) {
    if (role !== name || found[at + 1] === name || words[at + 1]?.cell !== words[at]?.cell) continue;
    const next = [at + 1, at + 2, at + 3].find((after) => found[after] !== 0);
    if (next === undefined || found[next] !== address || words[next]?.cell !== words[at]?.cell) continue;
    if (Array.from({ length: next - at }, (_, k) => at + 1 + k).some((k) => isParted(row, k))) continue;
    let cut = at;
    while (found[cut - 1] === name && !isParted(row, cut)) cut -= 1;
    if (found[cut - 1] !== name || at - cut > maxWordsMoved) continue;
    for (let moved = cut; moved < next; moved += 1) found[moved] = address;
  }
}

// In these scripts a label stands beside a number without a space: "订单号YF290130".
const ofNumber =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])[\\p{L}\\d/_-]';
const numberBefore = new RegExp(`(?:${ofNumber}){0,20}$`, 'u');
const numberAfter = new RegExp(`^(?:${ofNumber}){0,20}`, 'u');

/** A reference extends to the next space: "SLH/448/1190". */
function wholeNumber({ cell: { text }, start }: PrintedWord, { end }: PrintedWord): string {
  const before = numberBefore.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  const after = numberAfter.exec(text.slice(end, end + 20))?.[0] ?? '';
  return (before + text.slice(start, end) + after).replace(/^[/_-]{1,20}|[/_-]{1,20}$/gu, '');
}

/** The text from the first to the last word, with the symbol before a number and the bracket after a code. */
function textBetween(first: PrintedWord, last: PrintedWord, role: PaperRole): string {
  if (role === 'reference') return wholeNumber(first, last);
  const { text } = first.cell;
  const start =
    /[+(]$/u.test(text.slice(0, first.start)) && /\d/u.test(first.text) ? first.start - 1 : first.start;
  const inside = text.slice(start, last.end);
  const isOpen = inside.includes('(') && !inside.includes(')') && text.charAt(last.end) === ')';
  return isOpen ? `${inside})` : inside;
}

const named = new Set<PaperRole>(['name', 'operator', 'from', 'to']);
const smallWord = /^\p{Ll}{1,4}$/u;

/** "Penzance on the": small words stand inside a name, not at its ends. */
function withoutEdges(
  run: readonly number[],
  words: readonly PrintedWord[],
  found: readonly number[],
): number[] {
  if (!named.has(paperRoles[found[run[0] as number] as number] as PaperRole)) return [...run];
  const isSmall = (at: number) => smallWord.test(words[at]?.text ?? '');
  const first = run.findIndex((at) => !isSmall(at));
  const last = run.findLastIndex((at) => !isSmall(at));
  return first < 0 ? [...run] : run.slice(first, last + 1);
}

/** The values of a paper: runs of words with one role in one cell. */
export function roleSpans(words: readonly PrintedWord[], { roles }: PaperAnswer): RoleSpan[] {
  const count = Math.min(words.length, roles.length / paperRoles.length);
  const found = Array.from({ length: count }, (_, at) => roleAlone(roles, at));
  const row = { words, roles, found };
  settleLengths(row);
  settleRuns(row);
  fillIn(row);
  settleAddresses(row);
  return spansIn(row);
}

export function spansIn(row: RoleRow): RoleSpan[] {
  const { words, roles, found } = row;
  const runs: number[][] = [];
  for (const [at, role] of found.entries()) {
    if (role === 0) continue;
    const last = runs.at(-1)?.at(-1);
    const goesOn = last === at - 1 && found[last] === role && words[last]?.cell === words[at]?.cell;
    if (goesOn && !(isOneWord(role) && isParted(row, at))) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  return runs.map((whole) => {
    const run = withoutEdges(whole, words, found);
    const [first, last] = [words[run[0] as number], words[run.at(-1) as number]] as [
      PrintedWord,
      PrintedWord,
    ];
    const role = paperRoles[found[run[0] as number] as number] as PaperRole;
    const chanceAs = (other: PaperRole) => meanChance(roles, run, other);
    return {
      role,
      text: textBetween(first, last, role),
      cell: first.cell,
      start: first.start,
      row: first.row,
      words: run,
      trust: chanceAs(role),
      chanceOf: chanceAs,
    };
  });
}

/** Where the text of a span begins in its cell, including a symbol before a number. */
export const placeIn = ({ text: whole }: Cell, text: string, start: number): number =>
  Math.max(0, whole.lastIndexOf(text, start));

const meanChance = (roles: Float32Array, words: readonly number[], role: PaperRole) =>
  words.reduce((sum, word) => sum + chanceOf(roles, word, paperRoles.indexOf(role)), 0) / words.length;

const maxCompared = 4;

/** How strongly the model binds two spans to the same booking. */
export function bondOf(one: RoleSpan, other: RoleSpan, { bond }: PaperAnswer): number {
  const [a, b] = [one.words.slice(0, maxCompared), other.words.slice(0, maxCompared)];
  let sum = 0;
  for (const left of a) for (const right of b) sum += bond(left, right);
  return sum / (a.length * b.length);
}

/** The mean chance of each kind of booking, over all words of these spans. */
export function kindsOf(spans: readonly RoleSpan[], { kinds }: PaperAnswer): number[] {
  const words = spans.flatMap((span) => span.words);
  return paperKinds.map(
    (_, kind) =>
      words.reduce((sum, word) => sum + (kinds[word * paperKinds.length + kind] as number), 0) /
      Math.max(1, words.length),
  );
}
