// "Our five days in short:" and a list of five items, or five headings that are routes: each of them is a day.
import { fold } from '../../text/fold.ts';
import { isLabel } from '../../text/labels.ts';
import type { Line } from './lines.ts';
import { areLinked } from './linked.ts';
import type { Mark } from './marks.ts';

// Shorter items are tips or packing; a day holds a few names.
const minDayLength = 25;
const minDays = 3;

/** Runs of consecutive items. */
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

// "Kerteminde – Nyborg (58 km)", "Te Anau → Queenstown": a route from one place to the next.
const route =
  /[→⇒➔➜⇄↔]|[-=]>|\d\s?(?:km|mi|miles|キロ|公里)(?![\p{L}])|\p{Lu}[^–—]*\s[–—-]\s\p{Lu}|\p{Lu}\p{Ll}[^–—]*\s(?:to|nach|vers|naar|verso|hacia|hasta|até)\s\p{Lu}|^(?:De|Da|Du)\s\p{Lu}[^–—]*\s(?:à|a|ao|au)\s\p{Lu}/u;
const maxRouteLength = 120;
export const isRoute = ({ text }: { text: string }) => text.length <= maxRouteLength && route.test(text);
// A heading or two among the routes may be about money or packing.
const minRouteShare = 0.7;
const levels = [1, 2, 3, 4, 5, 6];

/** The headings of each level that are routes, where nearly all of the level are. */
function routesIn(lines: Line[]): Line[][] {
  return levels.flatMap((level) => {
    const peers = lines.filter((line) => line.carrier === 'heading' && line.level === level);
    const ways = peers.filter(isRoute);
    return ways.length >= peers.filter(({ text }) => !isLabel(text)).length * minRouteShare ? [ways] : [];
  });
}

/** The two ends of a route: "Almograve – Odeceixe (18 km)". */
const ends = (text: string) =>
  text
    .replace(/[(（].*$/u, '')
    .split(/[→⇒➔➜]|[-=]>|\s[–—-]\s|\s(?:to|nach|vers|naar|verso|hacia|hasta|até|à|a|ao|au)\s/u)
    .map((name) => fold(name.replace(/^(?:From|Von|De|Da|Du|Van)\s/u, '')).trim());

// "20 km" is a day's walk. A leg of a drive may take a week.
const distance =
  /(?<far>\d{1,3})(?:[.,]\d{1,2})?\s?(?:km|kilom[eè]t(?:er|re)s?|kilómetros|chilometri|quilómetros|キロ|公里)(?!\p{L})/iu;
const maxWalkKm = 45;
const isWalk = ({ text }: Line) => Number(distance.exec(text)?.groups?.far ?? maxWalkKm + 1) <= maxWalkKm;

/** The distance stands in the heading, or directly below it. */
const isWalked = (way: Line, lines: Line[]) => isWalk(way) || lines.slice(1, 3).some(isWalk);

/** True where each route begins where the one before ended: "Dijon – Beaune", "Beaune – Cluny". */
export function areChained(ways: string[]): boolean {
  const isNext = (way: string, before: string) =>
    isRoute({ text: way }) && isRoute({ text: before }) && ends(way)[0] === ends(before).at(-1);
  return ways.length >= minDays && areLinked(ways, isNext);
}

/** Stages on foot. */
const isChain = (ways: Line[], lines: Line[]) =>
  areChained(ways.map(({ text }) => text)) &&
  ways.every((way) => isWalked(way, lines.slice(lines.indexOf(way))));

/** A few short items are fine: there is often little to write about the day of arrival. */
const areDays = (list: Line[]) =>
  list.filter(({ text }) => text.length < minDayLength).length <= list.length * maxShortShare;
const maxShortShare = 0.2;

/** The only list, or series of routes, with as many entries as the page announces days; two such lists prove nothing. */
export function countedList(lines: Line[], announced: number[]): Mark[] {
  const isCounted = (list: Line[]) => list.length >= minDays && announced.includes(list.length);
  const ways = routesIn(lines).filter((list) => isCounted(list) || isChain(list, lines));
  const lists = listsOf(lines).filter((list) => isCounted(list) && areDays(list));
  const fitting = ways.length > 0 ? ways : lists;
  const [list = []] = fitting.length === 1 ? fitting : [];
  return list.map(({ block, start, end, carrier, level, text }, index) => ({
    family: 'counted',
    carrier,
    block,
    start,
    end,
    number: index + 1,
    span: 1,
    ...(level !== undefined && { level, title: text.trim() }),
  }));
}
