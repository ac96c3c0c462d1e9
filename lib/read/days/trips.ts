// Days that are described twice are one trip; a page of several tours, each from its own day 1, has several.
import { type Capture, hasText } from '../../model/capture.ts';
import { fold } from '../../text/fold.ts';
import type { Part } from './parts.ts';

// Enough words to recognise a day, few enough to compare all days with each other.
const maxWords = 150;
const maxCharacters = 4000;
const maxDays = 40;

/** The words of a day. Scripts without spaces are split into pairs of characters. */
function wordsOf({ blocks }: Capture, { start, end, within }: Part): Set<string> {
  const texts: string[] = [];
  let length = 0;
  for (let at = start; at < end && length < maxCharacters; at += 1) {
    const block = blocks[at];
    if (!block || !hasText(block)) continue;
    texts.push(block.text.slice(within?.start ?? 0, within?.end ?? maxCharacters));
    length += block.text.length;
  }
  const words =
    fold(texts.join(' ')).match(/\p{Script=Han}{2}|[\p{Script=Katakana}ー]{3,}|[^\s\p{Script=Han}]{4,}/gu) ??
    [];
  return new Set(words.slice(0, maxWords));
}

const shared = (a: Set<string>, b: Set<string>) =>
  [...a].filter((word) => b.has(word)).length / Math.max(1, Math.min(a.size, b.size));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

interface DayWords {
  number: number;
  words: Set<string>;
}

// Days in one town share words by chance; the same day described again shares its sights.
const minSharedShare = 0.15;

const isEmpty = (telling: DayWords[]) => telling.every(({ words }) => words.size === 0);

/** True where day 2 of one is more like day 2 of the other than like its other days, or where one is a bare index. */
function isSameTrip(one: DayWords[], other: DayWords[]): boolean {
  if (isEmpty(one) || isEmpty(other)) return true;
  const pairs = one.flatMap((a) =>
    other.map((b) => ({ isSame: a.number === b.number, like: shared(a.words, b.words) })),
  );
  const same = mean(pairs.filter(({ isSame }) => isSame).map(({ like }) => like));
  const different = mean(pairs.filter(({ isSame }) => !isSame).map(({ like }) => like));
  return same >= minSharedShare && same > different * 1.15;
}

const dayWordsOf = (capture: Capture, telling: Part[]): DayWords[] =>
  telling.slice(0, maxDays).map((part) => ({ number: part.number, words: wordsOf(capture, part) }));

/** Where the number falls back, another series begins. */
function sequencesIn(parts: Part[]): Part[][] {
  const tellings: Part[][] = [];
  for (const [index, part] of parts.entries()) {
    if (index === 0 || part.number < (parts[index - 1]?.number ?? 0)) tellings.push([]);
    tellings.at(-1)?.push(part);
  }
  return tellings;
}

/** Leaves out words that more than a third of the days have: the town they all start from, "breakfast", "hotel". */
function withoutUsual(tellings: DayWords[][]): DayWords[][] {
  const days = tellings.flat();
  const uses = new Map<string, number>();
  for (const word of days.flatMap(({ words }) => [...words])) uses.set(word, (uses.get(word) ?? 0) + 1);
  const isRare = (word: string) => (uses.get(word) ?? 0) <= Math.max(2, days.length / 3);
  return tellings.map((telling) =>
    telling.map(({ number, words }) => ({ number, words: new Set([...words].filter(isRare)) })),
  );
}

// A single day is a remark, not a tour; and every tour starts with day 1.
const isTour = (telling: Part[]) => telling.length >= 2 && telling[0]?.number === 1;
// No page of tours has more; a hostile page may.
const maxTellings = 12;

/** "2 days", "3 days", "4 days" in the headings, and one series of each length: a choice of tours. */
function areTours(tellings: Part[][], announced: number[]): boolean {
  const lengths = tellings.map((telling) => new Set(telling.map(({ number }) => number)).size);
  return new Set(lengths).size === lengths.length && lengths.every((length) => announced.includes(length));
}

const nameOf = ({ title = '' }: Part) => fold(title).trim();

/** "Day 1 Rome", "Day 2 Rome", "Day 1 Naples": the count starts again where the place changes, and nowhere else. */
function legsOf(parts: Part[]): Part[][] {
  const legs: Part[][] = [];
  for (const part of parts) {
    const before = legs.at(-1)?.at(-1);
    if (before && nameOf(before) === nameOf(part)) legs.at(-1)?.push(part);
    else legs.push([part]);
  }
  const names = new Set(legs.flatMap(([first]) => (first ? [nameOf(first)] : [])));
  const isCount = (leg: Part[]) => leg.every(({ number }, at) => number === at + 1);
  const areLegs = names.size === legs.length && !names.has('') && legs.every(isCount);
  return areLegs && legs.length > 1 && legs.length < parts.length ? legs : [];
}

/** The parts of all tours, each numbered on from the tour before. */
function joined(tellings: Part[][]): Part[] {
  let before = 0;
  return tellings.flatMap((telling) => {
    const shifted = telling.map((part) => ({ ...part, number: part.number + before }));
    before = Math.max(...shifted.map(({ number, span }) => number + span - 1));
    return shifted;
  });
}

/** Later tours are numbered on from the one before; repeated descriptions of the same days keep their numbers. */
export function countOn(capture: Capture, parts: Part[], announced: number[]): Part[] {
  // Under the columns of a table the numbers start again in every row.
  if (parts.some(({ at, start }) => at.block !== start)) return parts;
  const legs = legsOf(parts);
  if (legs.length > 0) return joined(legs);
  const tellings = sequencesIn(parts);
  if (tellings.length < 2 || tellings.length > maxTellings || !tellings.every(isTour)) return parts;
  if (!areTours(tellings, announced)) {
    const [first = [], ...later] = withoutUsual(tellings.map((telling) => dayWordsOf(capture, telling)));
    if (later.some((telling) => isSameTrip(first, telling))) return parts;
  }
  return joined(tellings);
}
