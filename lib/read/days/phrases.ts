// Pure: no browser, no network, no clock.
// Days that exist only in the story: "Our first day …", "The next morning …", or a night and then breakfast.
import { findDayPhrase, opensWithMorning, tellsOfNight } from '../../text/day-phrase.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

// One such phrase may be an aside; two are a way of telling.
const fewestPhrases = 2;
// "On to day 3" is a link; a sentence is longer or ends as one.
const shortestSentence = 60;
const isSentence = (text: string) => text.length >= shortestSentence || /[.!…。！]\P{L}*$/u.test(text);

const isStory = ({ carrier, text }: Line) => carrier !== 'heading' && carrier !== 'cell' && isSentence(text);

/** The number a phrase gives its day, or undefined where it does not go on from the one before. */
function numberFor(text: string, before: number): number | undefined {
  const phrase = findDayPhrase(text);
  if (!phrase) return undefined;
  if (phrase.step === 'number') return phrase.number > before ? phrase.number : undefined;
  return Math.max(before, 1) + 1;
}

const markAt = ({ carrier, block, start, end }: Line, number: number): Mark => ({
  family: 'phrase',
  carrier,
  block,
  start,
  end,
  number,
  span: 1,
});

/** The first day of a story begins with the story: at its first line, or after the last heading before "the next day". */
function withOpening(lines: Line[], marks: Mark[]): Mark[] {
  const [first] = marks;
  if (!first || first.number > 2) return [];
  if (first.number === 1) return marks;
  const at = lines.findIndex(({ block, start }) => block === first.block && start === first.start);
  const isList = first.carrier === 'item';
  const heading = lines.slice(0, at).findLastIndex(({ carrier }) => carrier === 'heading');
  const line = isList ? lines[at - 1] : lines.slice(0, at)[heading + 1];
  if (!line || (isList && line.carrier !== 'item')) return [];
  return [markAt(line, 1), ...marks];
}

/** Days named as such, in order. */
function namedDays(lines: Line[]): Mark[] {
  const marks: Mark[] = [];
  for (const line of lines) {
    const number = isStory(line) ? numberFor(line.text, marks.at(-1)?.number ?? 0) : undefined;
    if (number !== undefined) marks.push(markAt(line, number));
  }
  return marks.length >= fewestPhrases ? withOpening(lines, marks) : [];
}

/** Days by their mornings: a paragraph that wakes up after one that went to bed. */
function mornings(lines: Line[]): Mark[] {
  const marks: Mark[] = [];
  let isNight = false;
  for (const line of lines.filter(isStory)) {
    const isNext = numberFor(line.text, marks.at(-1)?.number ?? 1) !== undefined;
    if (isNext || (isNight && opensWithMorning(line.text))) {
      marks.push(markAt(line, (marks.at(-1)?.number ?? 1) + 1));
      isNight = false;
    }
    isNight ||= tellsOfNight(line.text);
  }
  return isEven(lines, marks) ? withOpening(lines, marks) : [];
}

// A morning is a weak sign: it is believed on a plain, short story whose days are told about equally.
const smallestShare = 0.24;
const longestDay = 4000;
const mostMornings = 14;

function isEven(lines: Line[], marks: Mark[]): boolean {
  if (marks.length === 0 || marks.length > mostMornings) return false;
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
  const fair = (smallestShare * 2) / sizes.length;
  return sizes.every((size) => size <= longestDay && size / Math.max(1, total) >= fair);
}

/** Marks of days told in prose, in order; the first day may have no words of its own. */
export function phraseMarks(lines: Line[]): Mark[] {
  const named = namedDays(lines);
  return named.length > 0 ? named : mornings(lines);
}
