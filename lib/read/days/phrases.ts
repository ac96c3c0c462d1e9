// Days that exist only in prose: "Our first day …", "The next morning …", or a night and then breakfast.
import {
  type DayPhrase,
  findDayPhrase,
  mentionsNight,
  opensWithMorning,
  startsInMorning,
} from '../../text/day-phrase.ts';
import { agreedMarks } from './agreed.ts';
import { distinct } from './gather.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';
import { fillPhraseGaps } from './phrase-gaps.ts';
import { after, type DayCount, markAt, type StoryLine } from './phrase-marks.ts';

// One such phrase may be an aside; two are a habit.
const minPhrases = 2;
// "On to day 3" is a link; a sentence is longer or ends like one.
const minSentenceLength = 60;
const isSentence = (text: string) => text.length >= minSentenceLength || /[.!…。！]\P{L}*$/u.test(text);

export const isStory = ({ carrier, text }: Line) =>
  carrier !== 'heading' && carrier !== 'cell' && isSentence(text);

/** The first day begins with the story: at its first line, or after the last heading before "the next day". */
function withOpening(lines: Line[], marks: Mark[]): Mark[] {
  const [first] = marks;
  if (!first || first.number > 2) return [];
  if (first.number === 1) return marks;
  const at = lines.findIndex(({ block, start }) => block === first.block && start === first.start);
  // "Part 3. The next day …": the first day of this page; only a date or a link to the previous page comes before it.
  if (!lines.slice(0, at).some(isStory)) return marks.map((mark) => ({ ...mark, number: mark.number - 1 }));
  const isList = first.carrier === 'item';
  // Where a chapter opens with "the next day", the chapter before it is the first day.
  const lastText = lines.slice(0, at).findLastIndex(({ carrier }) => carrier !== 'heading');
  const heading = lines.slice(0, lastText + 1).findLastIndex(({ carrier }) => carrier === 'heading');
  const line = isList ? lines[at - 1] : lines.slice(0, lastText + 1)[heading + 1];
  if (!line || (isList && line.carrier !== 'item')) return [];
  return [markAt(line, 1), ...marks];
}

/** The first lines below a heading. */
const openingsOf = (lines: Line[]) => new Set(lines.filter((_, at) => lines[at - 1]?.carrier === 'heading'));

/** Days named as such, in order. */
function namedDays(lines: Line[], story: StoryLine[], announced: number[]): Mark[] {
  const marks: Mark[] = [];
  let current: DayCount = { number: 0 };
  let isNight = false;
  let named = 0;
  const openings = openingsOf(lines);
  for (const { line, phrase } of story) {
    // A chapter that opens with a morning begins a day, wherever in its first words the morning is mentioned.
    const wakes = openings.has(line) ? opensWithMorning : startsInMorning;
    const isWoken = isNight && current.number > 0 && wakes(line.text);
    // "We slept in the hut." – "Sunday morning we awoke": the first day that is named is the second day.
    const isSecond =
      isNight && current.number === 0 && phrase?.step === 'weekday' && opensWithMorning(line.text);
    const counted = after(phrase, isSecond ? { number: 1 } : current, announced);
    const next = counted ?? (isWoken ? { ...current, number: current.number + 1 } : undefined);
    if (counted) named += 1;
    if (next) {
      current = next;
      marks.push(markAt(line, next.number));
      isNight = false;
    }
    isNight ||= mentionsNight(line.text);
  }
  if (named < minPhrases) return [];
  return fillPhraseGaps(
    story.map(({ line }) => line),
    withOpening(lines, marks),
  );
}

/** A weekday by itself may be the current day. */
function isAnotherDay(phrase: DayPhrase | undefined, before: number): boolean {
  if (phrase?.step === 'number') return phrase.number > before;
  return phrase?.step === 'next' || phrase?.step === 'last';
}

/** Days by their mornings: a paragraph about waking up after one about going to bed. */
function mornings(lines: Line[], story: StoryLine[]): Mark[] {
  const marks: Mark[] = [];
  let isNight = false;
  for (const { line, phrase } of story) {
    const isNext = isAnotherDay(phrase, marks.at(-1)?.number ?? 1);
    if (isNext || (isNight && opensWithMorning(line.text))) {
      marks.push(markAt(line, (marks.at(-1)?.number ?? 1) + 1));
      isNight = false;
    }
    isNight ||= mentionsNight(line.text);
  }
  return isEven(lines, marks) ? withOpening(lines, marks) : [];
}

// A morning is weak evidence: it counts only in a plain, short story whose days are about equally long.
const minShare = 0.24;
const maxDayLength = 4000;
const maxMornings = 14;

function isEven(lines: Line[], marks: Mark[]): boolean {
  if (marks.length === 0 || marks.length > maxMornings) return false;
  if (lines.some(({ carrier }, at) => carrier === 'heading' && at > 1)) return false;
  const total = lines.reduce((sum, { text }) => sum + text.length, 0);
  const bounds = [0, ...marks.map(({ block }) => block), Number.POSITIVE_INFINITY];
  const sizes = bounds
    .slice(1)
    .map((bound, at) =>
      lines.reduce(
        (sum, { block, text }) => sum + (block >= (bounds[at] ?? 0) && block < bound ? text.length : 0),
        0,
      ),
    );
  const fair = (minShare * 2) / sizes.length;
  return sizes.every((size) => size <= maxDayLength && size / Math.max(1, total) >= fair);
}

/** Marks of days in prose, in order; the first day may have no phrase. */
export function phraseMarks(lines: Line[], announced: number[], stated: number[]): Mark[] {
  const story = lines.filter(isStory).map((line) => ({ line, phrase: findDayPhrase(line.text) }));
  const named = namedDays(lines, story, announced);
  const found = named.length > 0 ? named : mornings(lines, story);
  if (stated.includes(distinct(found))) return found;
  const agreed = agreedMarks(story, stated);
  return agreed.length > 0 ? agreed : found;
}
