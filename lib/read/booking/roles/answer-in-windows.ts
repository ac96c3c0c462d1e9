// Asks the model about a paper of many bookings in parts: where it sees twenty times at once, it binds none of them
// surely.
import {
  type PaperAnswer,
  type PaperRole,
  type PaperSense,
  type PaperWord,
  paperKinds,
  paperRoles,
} from '../../../model/paper-sense.ts';
import { answerByRows } from './answer-by-rows.ts';
import { chanceOf } from './spans.ts';

// Six legs have twelve times; the plan of a week has more.
const maxTimesAtOnce = 14;
const maxTimesOfStretch = 10;
// The lines above the first booking apply to all: a reference, a traveller, a year.
const maxHeadLines = 8;
const unbound = -10;

const timeRoles = (['start-time', 'end-time'] as const).map((role: PaperRole) => paperRoles.indexOf(role));
const minChance = 0.4;
const hour = /^\d{1,2}[:h.]\d{2}$/u;

/** A printed line with the indexes of its words, and how many clock times it has. */
interface TimedLine {
  words: number[];
  /** According to the model. */
  times: number;
  /** Including those that only look like one: far down in a long list the model recognises none. */
  hours: number;
}

function timedLines(words: readonly PaperWord[], { roles }: PaperAnswer): TimedLine[] {
  const lines: TimedLine[] = [];
  for (const [at, { line, text }] of words.entries()) {
    if (at === 0 || words[at - 1]?.line !== line) lines.push({ words: [], times: 0, hours: 0 });
    const last = lines.at(-1) as TimedLine;
    last.words.push(at);
    // "2 pm" is one time.
    const isTime = /\d/u.test(text) && timeRoles.some((role) => chanceOf(roles, at, role) >= minChance);
    if (isTime) last.times += 1;
    if (isTime || hour.test(text)) last.hours += 1;
  }
  return lines;
}

/** From line `first` up to the line before `next`. */
interface LineWindow {
  first: number;
  next: number;
}

/** Each stretch begins halfway through the one before: a line at the end of one is in the middle of another. */
function windowsOf(lines: readonly TimedLine[], begin: number): LineWindow[] {
  const after = (from: number, most: number) => {
    let [at, times] = [from, 0];
    while (at < lines.length) {
      times += lines[at]?.hours ?? 0;
      if (times > most && at > from) break;
      at += 1;
    }
    return at;
  };
  const stretches: LineWindow[] = [];
  for (let first = begin; first < lines.length; ) {
    const next = after(first, maxTimesOfStretch);
    stretches.push({ first, next });
    if (next === lines.length) break;
    first = after(first, maxTimesOfStretch / 2);
  }
  return stretches;
}

interface Asked {
  answer: PaperAnswer;
  /** From a word's index in the paper to its index in the stretch, and its distance from the ends of the stretch. */
  places: ReadonlyMap<number, { at: number; depth: number }>;
}

function askAbout(
  stretch: LineWindow,
  { words, lines, head }: { words: readonly PaperWord[]; lines: readonly TimedLine[]; head: number },
  ask: PaperSense,
): Asked[] {
  const { first, next } = stretch;
  const shown = [...lines.slice(0, head), ...lines.slice(first, next)];
  const depthOf = (line: number) => {
    if (line < head) return Number.POSITIVE_INFINITY;
    const own = line - head + first;
    const above = first === head ? Number.POSITIVE_INFINITY : own - first;
    return Math.min(above, next === lines.length ? Number.POSITIVE_INFINITY : next - 1 - own);
  };
  const all = shown.flatMap((line, row) => line.words.map((word) => ({ word, row })));
  // The lines are renumbered, so that those left out are no gap.
  const answer = ask(all.map(({ word, row }) => ({ ...(words[word] as PaperWord), line: row })));
  const places = new Map(all.map(({ word, row }, at) => [word, { at, depth: depthOf(row) }]));
  return answer ? [{ answer, places }] : [];
}

/** The answer about the whole paper, with each word as it was judged in the stretch that has it nearest to its middle. */
function joined(whole: PaperAnswer, count: number, asked: readonly Asked[]): PaperAnswer {
  const deepest = (depthIn: (one: Asked) => number | undefined): Asked | undefined => {
    let best: { one: Asked; depth: number } | undefined;
    for (const one of asked) {
      const depth = depthIn(one);
      if (depth !== undefined && (!best || depth > best.depth)) best = { one, depth };
    }
    return best?.one;
  };
  const depthOf = (word: number) => (one: Asked) => one.places.get(word)?.depth;
  const [roles, kinds] = [whole.roles.slice(), whole.kinds.slice()];
  for (let word = 0; word < count; word += 1) {
    const one = deepest(depthOf(word));
    const at = one?.places.get(word)?.at;
    if (!one || at === undefined) continue;
    const copy = (from: Float32Array, to: Float32Array, each: number) =>
      to.set(from.subarray(at * each, (at + 1) * each), word * each);
    copy(one.answer.roles, roles, paperRoles.length);
    copy(one.answer.kinds, kinds, paperKinds.length);
  }
  return {
    ...whole,
    roles,
    kinds,
    bond: (a, b) => {
      const one = deepest((each) => {
        const [first, second] = [depthOf(a)(each), depthOf(b)(each)];
        return first === undefined || second === undefined ? undefined : Math.min(first, second);
      });
      const [first, second] = [one?.places.get(a), one?.places.get(b)];
      return one && first && second ? one.answer.bond(first.at, second.at) : unbound;
    },
  };
}

const startDate = paperRoles.indexOf('start-date');
const dateRoles = [startDate, paperRoles.indexOf('end-date')];

// A time is bound to its own day by two or more; to all days of a long list by a little.
const minBond = 1;
const minUnboundShare = 1 / 3;

/** Whether many times are bound to no day: a timetable or a plan of a few days is still understood as a whole. */
function isLost(whole: PaperAnswer, count: number): boolean {
  const all = Array.from({ length: count }, (_, word) => word);
  const wordsOf = (roles: readonly number[]) =>
    all.filter((word) => roles.some((role) => chanceOf(whole.roles, word, role) >= minChance));
  const [times, days] = [wordsOf(timeRoles), wordsOf(dateRoles)];
  const isUnbound = (time: number) => days.every((day) => whole.bond(time, day) < minBond);
  return times.filter(isUnbound).length >= minUnboundShare * times.length;
}

export function answerInWindows(words: readonly PaperWord[], ask: PaperSense): PaperAnswer | undefined {
  const whole = ask(words);
  if (!whole) return undefined;
  const byRows = answerByRows(words, whole, ask);
  if (byRows) return byRows;
  const count = Math.min(words.length, whole.roles.length / paperRoles.length);
  const lines = timedLines(words.slice(0, count), whole);
  const times = lines.reduce((sum, line) => sum + line.times, 0);
  if (times <= maxTimesAtOnce || !isLost(whole, count)) return whole;
  const isBooked = ({ words: own, times: here }: TimedLine) =>
    here > 0 || own.some((word) => chanceOf(whole.roles, word, startDate) >= minChance);
  const head = Math.min(Math.max(0, lines.findIndex(isBooked)), maxHeadLines);
  const about = { words, lines, head };
  const asked = windowsOf(lines, head).flatMap((stretch) => askAbout(stretch, about, ask));
  return joined(whole, count, asked);
}
