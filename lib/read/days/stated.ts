// How long a page says its trip was, in its title or first sentences: "a weekend in Bruges", "zwei Nächte", "3 et 4
// juillet".

import { longWeekendWords, weekendWords } from '../../languages/days.ts';
import { type Capture, hasText } from '../../model/capture.ts';
import { findDateIn, findDayDate } from '../../text/day-date.ts';
import { wordPattern } from '../../text/word-pattern.ts';
import { countsIn, nightsIn } from './announced.ts';
import type { Line } from './lines.ts';

const weekend = wordPattern(weekendWords);
const longWeekend = wordPattern(longWeekendWords);

// "5日目", "第三天" name a day, not a number of days.
const ordinal = /[\d一二三四五六七八九十]{1,3}日目|第[\d一二三四五六七八九十]{1,3}[天日]/gu;

/** "3 et 4 juillet", "Whitby (12–15 May)". */
function spanIn(text: string): number[] {
  const date = findDayDate(text) ?? findDateIn(text);
  return date && date.more > 0 ? [date.more + 1] : [];
}

function weekendIn(text: string): number[] {
  if (longWeekend.test(text)) return [3, 4];
  return weekend.test(text) ? [2, 3] : [];
}

const lengthsIn = (text: string) => [
  ...new Set([
    ...countsIn(text.replace(ordinal, ' ')),
    ...nightsIn(text).map((nights) => nights + 1),
    ...spanIn(text),
  ]),
];

// A story states its length in its first sentences; later, "two days" are only some of them.
const openingLines = 3;
const openingReach = 500;
// "Two days" can be about any boat or ticket; they are the trip's if the first sentences mention the one night.
const minDays = 3;

const only = (lengths: number[]) => {
  const [length, ...others] = new Set(lengths.filter((days) => days > 1));
  return length !== undefined && others.length === 0 ? [length] : [];
};

/** What the titles state, else the first sentences; empty where several lengths are stated, which are a choice. */
export function statedDays(capture: Capture, story: Line[]): number[] {
  const heading = capture.blocks.find(({ kind }) => kind === 'heading');
  const titles = [capture.title, heading && hasText(heading) ? heading.text : ''].map((title) =>
    title.slice(0, openingReach),
  );
  const entitled = titles.flatMap(lengthsIn);
  if (entitled.length > 0) return only(entitled);
  const weekends = titles.flatMap(weekendIn);
  if (weekends.length > 0) return [...new Set(weekends)];
  const opening = story.slice(0, openingLines).map(({ text }) => text.slice(0, openingReach));
  const atOnce = nightsIn(opening[0] ?? '').map((nights) => nights + 1);
  return only(opening.flatMap(lengthsIn)).filter((days) => days >= minDays || atOnce.includes(days));
}
