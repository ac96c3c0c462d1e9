// Legs without labels: every clock time has its place somewhere, and the whole paper has it in the same somewhere – behind
// the time, beside it, above or below it. The arrangement that gives most times a place is the paper's.
import type { Knowledge } from '../../model/evidence.ts';
import { dayAfter } from '../../model/local-moment.ts';
import { endName, type Reservation, type Terminal } from '../../model/reservation.ts';
import { findFlightCodes } from '../../text/flight-codes.ts';
import { hasGivenName } from '../../text/given-names.ts';
import { kindScores } from './block-kind.ts';
import { dayOf, type Mark, type Marks } from './block-values.ts';
import type { BookingDocument } from './document.ts';
import { terminalOf } from './leg-place.ts';
import { routeIn } from './leg-route.ts';
import type { Cell } from './pair-labels.ts';
import { stationWords } from './station-words.ts';

export type FoundLeg = Pick<Reservation, 'type' | 'from' | 'to' | 'start' | 'end' | 'code'> & { cell: Cell };

interface About {
  document: BookingDocument;
  knowledge: Knowledge;
}

const link =
  /^(?:to|from|at|nach|von|ab|an|dep|arr|avg|ank|depart(?:s|ure)?|arrive?(?:s|al)?|de|à|da|a|naar|odjazd|przyjazd|salida|llegada|partenza|arrivo|départ|arrivée|vertrek|aankomst)[.:]?\s+/iu;
const tail = /(?<!\s)\s+(?:to|dep\.?|arr\.?|ab|an|avg|ank|at|um|à|a las|alle)$/iu;

const plain = (text: string) =>
  text
    .replace(/[(（]\s?\+?\d[^)）]{0,12}[)）]/gu, ' ')
    .replace(/^[\s·•|,–—-]+|[\s·•|,–—-]+$/gu, '')
    .replace(link, '')
    .replace(tail, '')
    .trim();

/** A place, and how sure: known in the gazetteer or a code, a word for stations, or only a name. */
function placeIn(text: string, { knowledge }: About): { end: Terminal; weight: number } | undefined {
  const words = plain(text);
  if (words.length < 2 || words.length > 60 || /[.!?]\s\p{Lu}|@|[€£$]/u.test(words)) return undefined;
  const end = terminalOf(words);
  if (!end) return undefined;
  const name = end.name ?? '';
  if (/\d{3,}/.test(name) || findFlightCodes(name).length > 0) return undefined;
  const first = name.split(/[\s,(]+/u);
  const isKnown = (count: number) => knowledge.isPlaceName?.(first.slice(0, count).join(' ')) ?? false;
  const isPlace =
    Boolean(end.iata) || isKnown(first.length) || isKnown(2) || isKnown(1) || stationWords.test(name);
  if (!isPlace && (hasGivenName(name) || name.split(' ').length > 4 || !/^\p{Lu}|^\p{Lo}/u.test(name)))
    return undefined;
  return { end, weight: isPlace ? 2 : 1 };
}

type Where = (mark: Mark, marks: readonly Mark[], document: BookingDocument) => string | undefined;

const isOver = (a: Cell, b: Cell) =>
  Math.abs(a.left - b.left) <= 2 * a.size || Math.abs(a.right - b.right) <= 2 * a.size;
const column =
  (step: number): Where =>
  ({ row, cell }, _, { lines }) =>
    (lines[row + step] ?? []).find((other) => other.page === cell.page && isOver(other, cell))?.text;
const beside =
  (step: number): Where =>
  ({ row, cell }, _, { lines }) => {
    const line = lines[row] ?? [];
    return line[line.indexOf(cell) + step]?.text;
  };

const arrangements: Where[] = [
  ({ cell, end }, marks) => {
    const next = marks.find((other) => other.cell === cell && other.start > end);
    return cell.text.slice(end, next?.start ?? cell.text.length);
  },
  ({ cell, start }, marks) => {
    const before = marks.findLast((other) => other.cell === cell && other.end < start);
    return cell.text.slice(before?.end ?? 0, start);
  },
  beside(1),
  beside(-1),
  column(1),
  column(-1),
  column(2),
  column(-2),
];

interface Placed {
  mark: Mark;
  end: Terminal;
}

/** "Vienna" above "VIE": the other line of the same column. */
function withCode(placed: Placed, { document }: About): Placed {
  if (placed.end.iata && placed.end.name) return placed;
  for (const step of [-3, -2, -1, 1, 2, 3]) {
    const text = column(step)(placed.mark, [], document)?.trim() ?? '';
    if (!placed.end.iata && /^[A-Z]{3}$/.test(text)) return { ...placed, end: { ...placed.end, iata: text } };
  }
  return placed;
}

function placesOf(times: readonly Mark[], marks: readonly Mark[], about: About): Placed[] {
  const tried = arrangements.map((where) => {
    const found = times.flatMap((mark) => {
      const text = where(mark, marks, about.document);
      const place = text === undefined ? undefined : placeIn(text, about);
      return place ? [{ mark, ...place }] : [];
    });
    const differ = found.filter(({ end }, index) => {
      const other = found[index % 2 === 0 ? index + 1 : index - 1];
      return other && endName(other.end) !== endName(end);
    });
    return { differ, weight: differ.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const best = tried.reduce((one, other) => (other.weight > one.weight ? other : one));
  return best.differ.map((placed) => withCode(placed, about));
}

const trainCode =
  /(?<!\p{L})(?:train|zug|tren|treno|trein|tåg|tog|vlak|pociąg|line|linie|ligne|línea|service|bus)\s(?:n[°º.]\s?|nr\.?\s?)?(?<code>[A-Z]{0,4}\s?\d{1,5})(?![\d:])/iu;
const lettered = /(?<![\p{L}\d-])(?<code>[A-Z]{1,4}\d?\s\d{2,5})(?![\p{L}\d:/-]|[.,]\d)/u;

/** The number nearest to the leg's lines, in front of it first. */
function codeIn(
  document: BookingDocument,
  { from, until }: { from: number; until: number },
): string | undefined {
  const texts = document.lines
    .slice(Math.max(0, from), until)
    .map((line) => line.map(({ text }) => text).join('  '));
  for (const text of texts) {
    const [flight] = findFlightCodes(text);
    const code = flight?.code ?? trainCode.exec(text)?.groups?.code ?? lettered.exec(text)?.groups?.code;
    if (code) return code.trim();
  }
  return undefined;
}

function typeOf(document: BookingDocument, isAir: boolean): FoundLeg['type'] | undefined {
  const scores = kindScores(
    document.cells
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 20_000),
  );
  const legs = (['flight', 'train', 'bus', 'ferry'] as const).map((kind) => ({
    kind,
    score: (scores.get(kind) ?? 0) + (kind === 'flight' && isAir ? 3 : 0),
  }));
  const [best] = legs.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.kind : undefined;
}

function legOf(
  departure: Placed,
  arrival: Placed,
  marks: Marks,
): Omit<FoundLeg, 'type' | 'code'> | undefined {
  const day = dayOf(departure.mark, marks.days);
  if (!day) return undefined;
  const told = dayOf(arrival.mark, marks.days);
  const isOwn = told && (told.cell === arrival.mark.cell || told.row === arrival.mark.row) && told !== day;
  const isNext = arrival.mark.value < departure.mark.value;
  const later = isOwn && told.value >= day.value ? told.value : dayAfter(day.value, isNext ? 1 : 0);
  return {
    from: departure.end,
    to: arrival.end,
    start: `${day.value}T${departure.mark.value}`,
    ...(later && { end: `${later}T${arrival.mark.value}` }),
    cell: departure.mark.cell,
  };
}

/** A route in one line and its two times in others. */
function byRoute({ document }: About, marks: Marks): FoundLeg[] {
  const [first, second] = marks.times;
  const routes = document.lines.flatMap((line) =>
    line.flatMap(({ text }) => (text.length < 110 ? (routeIn(text) ?? []) : [])),
  );
  const [route] = routes;
  if (!first || !route || marks.times.length > 3) return [];
  const type = typeOf(document, Boolean(route.from.iata && route.to.iata));
  const leg = legOf({ mark: first, end: route.from }, { mark: second ?? first, end: route.to }, marks);
  if (!type || !leg) return [];
  const { end, ...open } = leg;
  const code = codeIn(document, { from: first.row - 4, until: first.row + 4 });
  return [{ type, ...open, ...(second && end && { end }), ...(code && { code }) }];
}

export function looseLegs(marks: Marks, about: About): FoundLeg[] {
  const { document } = about;
  const all = [...marks.days, ...marks.times].toSorted((a, b) => a.row - b.row || a.start - b.start);
  const placed = placesOf(marks.times, all, about);
  const legs: FoundLeg[] = [];
  for (let index = 0; index + 1 < placed.length; index += 2) {
    const [departure, arrival] = [placed[index], placed[index + 1]];
    const leg = departure && arrival && legOf(departure, arrival, marks);
    const type = typeOf(document, Boolean(departure?.end.iata && arrival?.end.iata));
    if (!leg || !type || !departure || !arrival) continue;
    const last = placed[index - 1]?.mark.row ?? -1;
    const next = placed[index + 2]?.mark.row ?? document.lines.length;
    const [from, until] = [Math.max(last + 1, departure.mark.row - 4), Math.min(next, arrival.mark.row + 4)];
    const inside = codeIn(document, {
      from: departure.mark.row,
      until: Math.max(until, arrival.mark.row + 1),
    });
    const code = codeIn(document, { from, until: departure.mark.row }) ?? inside;
    legs.push({ type, ...leg, ...(code && { code }) });
  }
  return legs.length > 0 ? legs : byRoute(about, marks);
}
