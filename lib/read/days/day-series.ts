// Every series of days that a page may have, each with the parts it would make. Their trust decides which one is taken.
import type { Capture } from '../../model/capture.ts';
import { announcedDays } from './announced.ts';
import { calendarMarks } from './calendar.ts';
import { chapterBlocks } from './chapter-numbers.ts';
import { areChained, countedList } from './counted-list.ts';
import { datedLines } from './dated-lines.ts';
import { asAnnounced, fillDates, fillGaps, withDayBefore, withFirstDay } from './fill.ts';
import { distinct, sequencesIn, settleMarks } from './gather.ts';
import { legMarks } from './leg-table.ts';
import { type Line, linesOf } from './lines.ts';
import { type Family, families, type Mark, marksOf } from './marks.ts';
import { numberDates, numberWeekdays } from './number-dates.ts';
import { type Part, partsOf, sizeOf } from './parts.ts';
import { isStory, phraseMarks } from './phrases.ts';
import { sectionMarks } from './sections.ts';
import { statedDays } from './stated.ts';
import { stayMarks } from './stays.ts';
import { countOn } from './trips.ts';
import type { Content } from './weigh.ts';

export interface DaySeries {
  family: Family;
  marks: Mark[];
  parts: Part[];
  content: Content;
}

// No trip on one page has more; a hostile page may.
const maxMarks = 400;

const longestOf = (tellings: Mark[][]) =>
  tellings.reduce((longest, marks) => (distinct(marks) > distinct(longest) ? marks : longest), []);

/** "Monday" in a sentence is when something happens; it is a day only where it is set apart. */
const isSetApart = ({ carrier, isLabel }: Mark) =>
  carrier === 'heading' || carrier === 'bold' || carrier === 'badge' || isLabel === true;

/** Weekdays above the columns of a table, at least two of them. */
const overColumns = (marks: Mark[]) =>
  marks.filter(
    ({ carrier, block }) =>
      carrier === 'cell' &&
      marks.filter((other) => other.carrier === 'cell' && other.block === block).length >= 2,
  );

/** How the marks of a family become a series. */
const seriesOfMarks: Record<Family, (marks: Mark[]) => Mark[]> = {
  numbered: settleMarks,
  // Bare numbers stand everywhere: only the longest unbroken count of them is taken.
  short: (marks) => longestOf(sequencesIn(settleMarks(marks))),
  stage: (marks) => longestOf(sequencesIn(settleMarks(marks))),
  leading: (marks) => longestOf(sequencesIn(settleMarks(marks))),
  bare: (marks) => longestOf(sequencesIn(settleMarks(marks))),
  dated: (marks) => numberDates(settleMarks(marks)),
  weekday: (marks) => {
    const columns = overColumns(marks);
    return numberWeekdays(columns.length > 0 ? columns : marks.filter(isSetApart));
  },
  stay: (marks) => marks,
  phrase: (marks) => marks,
  counted: (marks) => marks,
  calendar: (marks) => marks,
  section: (marks) => marks,
};

export function daySeriesIn(capture: Capture): DaySeries[] {
  const lines = linesOf(capture);
  const announced = announcedDays(capture);
  const stated = statedDays(capture, lines.filter(isStory));
  const total = lines.reduce((sum, { text }) => sum + text.length, 0);
  const calendar = calendarMarks(lines);
  const chapters = chapterBlocks(lines);
  const all = [
    // The weekdays above a calendar are not days.
    ...marksOf(lines).filter(
      (mark) =>
        (calendar.length === 0 || mark.family !== 'weekday') &&
        (mark.family !== 'dated' || !chapters.has(mark.block)) &&
        !isCounted(mark, stated),
    ),
    ...datedLines(lines),
    ...phraseMarks(lines, announced, stated),
    ...countedList(lines, announced),
    ...calendar,
    ...stayMarks(lines),
    ...sectionMarks(lines),
    ...legMarks(lines),
  ];
  return families.flatMap((family) => {
    const own = all.filter((mark) => mark.family === family).slice(0, maxMarks);
    return tellingsOfFamily(family, own).flatMap((chosen) => {
      const marks = filled(family, lines, chosen, announced);
      if (distinct(marks) < 2) return [];
      const parts = countOn(capture, partsOf(capture, marks), announced);
      const sizes = parts.map((part) => sizeOf(capture, part));
      const content = {
        sizes,
        total,
        announced: family === 'phrase' ? confirmations(marks, announced, stated) : announced,
      };
      return [{ family: nameOf(family, marks), marks, parts, content }];
    });
  });
}

/** "On the last day, stay near the airport" below "Day 4" of four: that day is counted already. */
const isCounted = ({ isLast, number }: Mark, stated: number[]) =>
  isLast === true && stated.includes(number - 1) && !stated.includes(number);

/**
 * A stated length supports a story with as many days. It is no evidence against others, which may cover only some of
 * them.
 */
const confirmations = (marks: Mark[], announced: number[], stated: number[]) =>
  stated.includes(distinct(marks)) ? [...announced, distinct(marks)] : announced;

/** "1. Dijon – Beaune", "2. Beaune – Cluny": numbers of routes that continue each other count stages. */
const nameOf = (family: Family, marks: Mark[]): Family =>
  family === 'leading' && areChained(marks.map(({ title = '' }) => title)) ? 'stage' : family;

function filled(family: Family, lines: Line[], marks: Mark[], announced: number[]): Mark[] {
  if (family === 'numbered')
    return withFirstDay(lines, fillGaps(lines, asAnnounced(marks, announced), announced));
  return family === 'dated' ? withDayBefore(lines, fillDates(lines, marks)) : marks;
}

/** Numbered days may occur twice, in a table and in a story: the marks left over from the first series are another. */
function tellingsOfFamily(family: Family, marks: Mark[]): Mark[][] {
  const first = seriesOfMarks[family](marks);
  if (family !== 'numbered') return [first];
  const used = new Set(first);
  return [first, seriesOfMarks[family](marks.filter((mark) => !used.has(mark)))];
}
