// Chapters that are days without saying so: "From the mill to the port", "Up the hill", each opening with a morning.
import { findDayDate } from '../../text/day-date.ts';
import { findDayPhrase, mentionsNight, opensWithMorning } from '../../text/day-phrase.ts';
import { findTime } from '../../text/find-time.ts';
import { isLabel } from '../../text/labels.ts';
import { isRoute } from './counted-list.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

interface Section {
  heading: Line;
  /** Everything below the heading, up to the next one of its level or above. */
  lines: Line[];
}

const levels = [1, 2, 3, 4, 5, 6];
// Three chapters that open with a morning may be chance.
const minDays = 4;
// A day takes some words; a shorter chapter is a list of sights.
const minDayLength = 200;

function sectionsOf(lines: Line[], level: number): Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  for (const line of lines) {
    if (line.carrier !== 'heading' || (line.level ?? 0) > level) open?.lines.push(line);
    else {
      open = line.level === level && !isLabel(line.text) ? { heading: line, lines: [] } : undefined;
      if (open) sections.push(open);
    }
  }
  return sections;
}

const textLines = ({ lines }: Section) =>
  lines.filter(({ carrier, text }) => carrier !== 'heading' && text.length >= 20);

// "After breakfast at 8 we": the first sentences open the day.
const openingLines = 2;
const openingReach = 120;
// The earliest and latest hour at which travellers set out.
const earliest = '04:00';
const latest = '11:00';

function opensInTheMorning(text: string): boolean {
  const opening = text.slice(0, openingReach);
  const time = findTime(opening)?.time;
  return opensWithMorning(text) || (time !== undefined && time >= earliest && time <= latest);
}

const opensDay = (lines: Line[]) =>
  lines
    .slice(0, openingLines)
    .some(
      ({ text }) =>
        findDayPhrase(text) !== undefined || findDayDate(text) !== undefined || opensInTheMorning(text),
    );

const closesWithNight = (lines: Line[]) => lines.slice(-2).some(({ text }) => mentionsNight(text));

interface Chapter {
  heading: Line;
  opens: boolean;
  hasNight: boolean;
}

/** The evidence that a chapter is a day; empty for a chapter of a few words. */
function chapterOf(section: Section): Chapter[] {
  const lines = textLines(section);
  if (lines.reduce((sum, { text }) => sum + text.length, 0) < minDayLength) return [];
  return [{ heading: section.heading, opens: opensDay(lines), hasNight: closesWithNight(lines) }];
}

/** From the first to the last chapter that opens like a day. */
function run(chapters: Chapter[]): Chapter[] {
  const opens = chapters.map((chapter) => chapter.opens);
  return chapters.slice(opens.indexOf(true), opens.lastIndexOf(true) + 1);
}

// A day or two of a story may open with the weather instead.
const minShare = 0.6;

function daysAmong(sections: Section[]): Line[] {
  if (sections.length < minDays) return [];
  const days = run(sections.flatMap(chapterOf));
  const opening = days.filter(({ opens }) => opens).length;
  const ways = days.filter(({ heading }) => isRoute(heading)).length;
  const nights = days.filter(({ hasNight }) => hasNight).length;
  const isStory = opening >= days.length * minShare && (nights + ways) * 2 >= days.length;
  return days.length >= minDays && isStory ? days.map(({ heading }) => heading) : [];
}

/** One mark for each chapter of the heading level whose chapters are days. */
export function sectionMarks(lines: Line[]): Mark[] {
  const tellings = levels.map((level) => daysAmong(sectionsOf(lines, level)));
  const [most = []] = tellings.sort((a, b) => b.length - a.length);
  return most.map(({ block, start, end, text, level }, index) => ({
    family: 'section',
    carrier: 'heading',
    block,
    start,
    end,
    number: index + 1,
    span: 1,
    title: text.trim(),
    ...(level !== undefined && { level }),
  }));
}
