// "1.1 The bridge", "1.2 The tower", "2.1 The gate": numbered sections, which look like dates.
import type { Line } from './lines.ts';

const numbered = /^\s*(?<chapter>\d{1,2})[.．-](?<section>\d{1,2})(?![\d.:：/-])/u;
// "1.31", then "2.1", are the last of January and the first of February.
const minMonthDays = 28;

interface Numbers {
  chapter: number;
  section: number;
}

/** The two numbers at the start of the line. */
function numbersOf({ text }: Pick<Line, 'text'>): Numbers | undefined {
  const { chapter, section } = numbered.exec(text)?.groups ?? {};
  return chapter === undefined ? undefined : { chapter: Number(chapter), section: Number(section) };
}

/** True where section 1.2 comes right after 1.1, and 2.1 after the end of chapter 1: in dates, 2.1. would follow 1.1. */
function areChapters(lines: Line[]): boolean {
  const numbers = lines.flatMap((line) => numbersOf(line) ?? []);
  const hasSecond = new Set<number>();
  return numbers.some(({ chapter, section }, at) => {
    const before = numbers[at - 1];
    if (before?.section === 1 && before.chapter === chapter && section === 2) hasSecond.add(chapter);
    const isNext = before?.chapter === chapter - 1 && before.section < minMonthDays && section === 1;
    return isNext && hasSecond.has(chapter - 1);
  });
}

/** The blocks of lines that are numbered like this: their numbers are not dates. */
export function chapterBlocks(lines: Line[]): Set<number> {
  return new Set(
    areChapters(lines) ? lines.filter((line) => numbersOf(line) !== undefined).map(({ block }) => block) : [],
  );
}
