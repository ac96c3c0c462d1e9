// Lines that most pages repeat at their top or bottom: the name of the company, "Page 3 of 12".
import { type Line, textOf } from './lines.ts';

// Headers and footers are among the first and last lines of a page.
const reach = 3;
const minPages = 3;

const keyOf = (line: Line) => `${Math.round(line.baseline)} ${textOf(line).replace(/\d+/g, '0')}`;
const edgeLines = (lines: Line[]) => [...new Set([...lines.slice(0, reach), ...lines.slice(-reach)])];

/**
 * The lines that repeat one of an earlier page. The first of each is kept: it may be the only place with the company's
 * name.
 */
export function runningLines(pages: Line[][]): Set<Line> {
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(edgeLines(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const needed = Math.max(minPages, pages.length / 2);
  const seen = new Set<string>();
  const running = new Set<Line>();
  for (const line of pages.flatMap(edgeLines)) {
    const key = keyOf(line);
    if ((counts.get(key) ?? 0) < needed) continue;
    if (seen.has(key)) running.add(line);
    seen.add(key);
  }
  return running;
}
