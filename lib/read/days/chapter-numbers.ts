// Pure: no browser, no network, no clock.
// "1.1 The bridge", "1.2 The tower", "2.1 The gate": chapters of chapters, which look like dates.
import type { Line } from './lines.ts';

const dotted = /^\s*(?<chapter>\d{1,2})[.．](?<section>\d{1,2})(?![\d.:：/])/u;

/** The two numbers that the line opens with. */
function numbersOf({ text }: Pick<Line, 'text'>): string | undefined {
  const { chapter, section } = dotted.exec(text)?.groups ?? {};
  return chapter === undefined ? undefined : `${Number(chapter)}.${Number(section)}`;
}

/** True where some chapter has a first and a second section, and the next one has a first: no trip is on 1.1., 1.2. and 2.1. */
function areChapters(lines: Line[]): boolean {
  const told = new Set(lines.flatMap((line) => numbersOf(line) ?? []));
  return Array.from({ length: 12 }, (_, at) => at + 1).some(
    (chapter) => told.has(`${chapter}.1`) && told.has(`${chapter}.2`) && told.has(`${chapter + 1}.1`),
  );
}

/** The places of lines that are numbered so: their numbers are no dates. */
export function chapterBlocks(lines: Line[]): Set<number> {
  return new Set(
    areChapters(lines) ? lines.filter((line) => numbersOf(line) !== undefined).map(({ block }) => block) : [],
  );
}
