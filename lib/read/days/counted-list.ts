// Pure: no browser, no network, no clock.
// "Our five days in short:" and a list of five items: each of them is a day.
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

// Shorter items are tips or packing; a day holds a few names.
const shortestDay = 25;
const fewestDays = 3;

/** Runs of items, one after the other. */
function listsOf(lines: Line[]): Line[][] {
  const lists: Line[][] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const isItem = line.carrier === 'item' || (before?.carrier === 'item' && line.block === before.block);
    if (isItem && before?.carrier !== 'item') lists.push([]);
    if (isItem && line.block !== before?.block) lists.at(-1)?.push(line);
    before = line;
  }
  return lists;
}

/** The one list with as many items as the page says it has days; two such lists prove nothing. */
export function countedList(lines: Line[], announced: number[]): Mark[] {
  const fitting = listsOf(lines).filter(
    (list) =>
      list.length >= fewestDays &&
      announced.includes(list.length) &&
      list.every(({ text }) => text.length >= shortestDay),
  );
  const [list = []] = fitting.length === 1 ? fitting : [];
  return list.map(({ block, start, end, carrier }, index) => ({
    family: 'counted',
    carrier,
    block,
    start,
    end,
    number: index + 1,
    span: 1,
  }));
}
