// "1.1 The bridge", "1.2 The tower", "2.1 The gate": chapters of chapters, which look like dates.
import type { Line } from './lines.ts';

const numbered = /^\s*(?<chapter>\d{1,2})[.．-](?<section>\d{1,2})(?![\d.:：/-])/u;
// "1.31", then "2.1", are the last of January and the first of February.
const minMonthDays = 28;

interface Numbers {
  chapter: number;
  section: number;
}

/** The two numbers that the line opens with. */
function numbersOf({ text }: Pick<Line, 'text'>): Numbers | undefined {
  const { chapter, section } = numbered.exec(text)?.groups ?? {};
  return chapter === undefined ? undefined : { chapter: Number(chapter), section: Number(section) };
}

/** True where a second section comes right after a first, and then the next chapter's first: in dates 2.1. follows on 1.1. */
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

/** The places of lines that are numbered so: their numbers are no dates. */
export function chapterBlocks(lines: Line[]): Set<number> {
  return new Set(
    areChapters(lines) ? lines.filter((line) => numbersOf(line) !== undefined).map(({ block }) => block) : [],
  );
}
