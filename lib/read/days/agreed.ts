// Days for which the page has two kinds of evidence: it states the length of its trip, and its story has as many
// mornings. Either alone proves nothing: "a weekend" may head a list of sights, and "the next day" may be an aside.
import { type DayPhrase, mentionsNight, opensWithMorning, startsInMorning } from '../../text/day-phrase.ts';
import type { Mark } from './marks.ts';
import { after, type DayCount, markAt, type StoryLine } from './phrase-marks.ts';

type Wakes = (text: string) => boolean;

/** What opens a day after a night, besides words that name a day; strictest first. */
const ways: Wakes[] = [() => false, startsInMorning, opensWithMorning];

/** A weekday before the first night is that of the first day: "On Friday we drove up". */
function anchored(before: DayCount, phrase: DayPhrase | undefined): DayCount {
  if (before.number !== 1 || before.anchor || phrase?.step !== 'weekday') return before;
  return { number: 1, anchor: { weekday: phrase.weekday, number: 1 } };
}

function marksInStory(story: StoryLine[], wakes: Wakes, stated: number[]): Mark[] {
  const marks: Mark[] = [];
  let before: DayCount = { number: 1 };
  let isNight = false;
  let isGoing = false;
  for (const { line, phrase } of story) {
    if (!isNight) before = anchored(before, phrase);
    const woken = isNight && wakes(line.text) ? { ...before, number: before.number + 1 } : undefined;
    const next = after(phrase, before, stated) ?? woken;
    if (marks.length === 0) marks.push(markAt(line, 1));
    else if (next && next.number > before.number) {
      before = next;
      marks.push(markAt(line, next.number));
      isNight = false;
      isGoing ||= phrase?.step !== 'last';
    }
    isNight ||= mentionsNight(line.text);
  }
  // "On the last day" by itself is advice.
  return isGoing ? marks : [];
}

const agrees = (marks: Mark[], stated: number[]) =>
  stated.includes(marks.length) && marks.at(-1)?.number === marks.length;

/** The marks of the strictest rule that finds as many days as are stated. */
export function agreedMarks(story: StoryLine[], stated: number[]): Mark[] {
  if (stated.length === 0) return [];
  for (const wakes of ways) {
    const marks = marksInStory(story, wakes, stated);
    if (agrees(marks, stated)) return marks;
  }
  return [];
}
