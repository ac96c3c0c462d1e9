// Journeys put together from times, places and days as they stand: every order of reading and every way of setting places is
// tried, and the one that explains most of the paper is taken.
import type { Knowledge } from '../../../model/evidence.ts';
import { dayAfter } from '../../../model/local-moment.ts';
import { endName, type Terminal } from '../../../model/reservation.ts';
import { type Mark, type Marks, marksOf } from '../block-values.ts';
import type { BookingDocument } from '../document.ts';
import { leadingLabel } from '../labels.ts';
import { routeIn } from '../leg-route.ts';
import type { Cell } from '../pair-labels.ts';
import { clockRole } from './clock-role.ts';
import { type Flow, flowsOf } from './flow.ts';
import { dayOfClock, type FoundDay } from './leg-day.ts';
import { type Clock, type PairOfClocks, pairClocks } from './pair-clocks.ts';
import { type Paper, placeIn, type Spot, type Way, ways } from './place-beside.ts';
import { plausible } from './plausible.ts';
import { chained, dayWeight } from './weigh-legs.ts';

export interface Journey {
  from: Terminal;
  to: Terminal;
  start: string;
  end: string;
  departure: Mark;
  arrival: Mark;
  /** The cell that tells both its ends. */
  route?: Cell;
  score: number;
}

export interface Journeys {
  legs: Journey[];
  flow: Flow;
  score: number;
  clocks: Clock[];
  days: Mark[];
}

const mostClocks = 80;

interface Setting {
  paper: Paper;
  marks: Marks;
  flow: Flow;
  way: Way;
}

interface Routed {
  from: Terminal;
  to: Terminal;
  row: number;
  cell: Cell;
  /** Told for the whole leg it says a little less than beside each time. */
  weight: number;
}

const arrow = /[→➔➜⟶⇒✈▶►▸⇨]|->|=>/u;
const arrowAlone = /^(?:[→➔➜⟶⇒✈▶►▸⇨>]|->|=>)$/u;

/** "SYD | ▸ | SIN": two places with an arrow in a cell of its own between them. */
function routesAcross({ document, knowledge }: Paper): Routed[] {
  return document.lines.flatMap((line, row) =>
    line.flatMap((cell, index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (!before || !after || !arrowAlone.test(cell.text.trim())) return [];
      const [from, to] = [before, after].map(({ text }) => placeIn(text, { knowledge }));
      return from && to
        ? [{ from: from.end, to: to.end, row, cell: before, weight: Math.min(from.weight, to.weight) + 1 }]
        : [];
    }),
  );
}

/** "STN ➜ BGY", "Helsinki - Rovaniemi": both places in one cell. */
function routesOf({ document, knowledge }: Paper): Routed[] {
  return document.lines.flatMap((line, row) =>
    line.flatMap((cell) => {
      if (cell.text.length > 110) return [];
      const route = routeIn(leadingLabel(cell.text)?.rest || cell.text);
      if (!route) return [];
      const weights = [route.from, route.to].map(
        (end) => placeIn(end.name ?? end.iata ?? '', { knowledge })?.weight ?? 0,
      );
      // An arrow says that it is a route, whatever the places are called.
      const least = arrow.test(cell.text) ? 1 : 2;
      return weights.every((weight) => weight >= least)
        ? [{ ...route, row, cell, weight: Math.min(...weights) + 1 }]
        : [];
    }),
  );
}

const routeReach = 8;
// Where other columns stand between the lines of one, near is what is not far on the paper.
const routePoints = 120;

function routeNear(routes: readonly Routed[], { mark }: Clock, setting: Setting): Routed | undefined {
  const { flow } = setting;
  const column = (cell: Cell) => flow.columns.get(cell) ?? 0;
  const near = routes.filter(
    ({ cell, row }) =>
      cell.page === mark.cell.page &&
      (column(cell) === column(mark.cell) || column(cell) === 0) &&
      (mark.row - row <= routeReach || cell.baseline - mark.cell.baseline <= routePoints) &&
      row - mark.row <= 3,
  );
  // A paper that begins with a route sets each over its times.
  const [first] = setting.marks.times;
  const goesBefore = first !== undefined && routes.some(({ row }) => row < first.row);
  const far = ({ row }: Routed) =>
    row > mark.row ? 2 * (row - mark.row) + (goesBefore ? routeReach : 0) : mark.row - row;
  return near.toSorted((a, b) => far(a) - far(b))[0];
}

interface Ends {
  from: Terminal;
  to: Terminal;
  weight: number;
  route?: Cell;
}

function endsOf(
  departure: Clock,
  arrival: Clock,
  setting: Setting,
  routes: readonly Routed[],
): Ends | undefined {
  const spot = ({ mark }: Clock): Spot | undefined => setting.way(mark, setting.paper, setting.flow);
  const [from, to] = [spot(departure), spot(arrival)];
  if (from && to && from.cell === to.cell && departure.mark.cell !== arrival.mark.cell) return undefined;
  if (from && to) return { from: from.end, to: to.end, weight: from.weight + to.weight };
  const route = routeNear(routes, departure, setting);
  return route && { from: route.from, to: route.to, weight: route.weight, route: route.cell };
}

// "+1" behind an arrival is a day; "+02:00" is a zone.
const daysOn = /^\s?[(（]?\s?\+\s?(?<days>\d)(?![\d:])/u;

/** "Departure Thu 14 May ▸ Arrival Fri 15 May" over both times tells each its own. */
function daysOf(departure: Mark, arrival: Mark, marks: Marks, flow: Flow): (FoundDay | undefined)[] {
  const [left, told] = [departure, arrival].map((clock) => dayOfClock(clock, marks, flow));
  const isShared = left && told && !left.isOwn && !told.isOwn && left.day.cell === told.day.cell;
  const [first, second, ...more] = isShared ? marks.days.filter(({ cell }) => cell === left.day.cell) : [];
  const isNight = first && second && more.length === 0 && second.value <= (dayAfter(first.value, 2) ?? '');
  return isNight
    ? [
        { day: first, isOwn: false },
        { day: second, isOwn: true },
      ]
    : [left, told];
}

function momentsOf(departure: Mark, arrival: Mark, { from, to }: Ends, { marks, flow, paper }: Setting) {
  const [left, told] = daysOf(departure, arrival, marks, flow);
  if (!left) return undefined;
  const day = left.day.value;
  const start = `${day}T${departure.value}`;
  const isLater = told?.isOwn && told.day.value >= day && told.day.value <= (dayAfter(day, 3) ?? day);
  // Flown westwards one may arrive before one left; only known zones say so for certain.
  const isSameDay = () =>
    arrival.value >= departure.value ||
    plausible({ from, to, start, end: `${day}T${arrival.value}` }, paper.knowledge) === 1;
  const next = daysOn.exec(arrival.cell.text.slice(arrival.end))?.groups?.days;
  const turned = dayAfter(day, arrival.value < departure.value ? 1 : 0);
  const isTold = isLater && (told.day.value > day || isSameDay());
  const end = next ? dayAfter(day, Number(next)) : isTold ? told.day.value : turned;
  return end === undefined
    ? undefined
    : {
        start,
        end: `${end}T${arrival.value}`,
        isOwn: left.isOwn,
        // A day of its own that lies before the departure, or weeks after, speaks against the two being one leg.
        isTorn: Boolean(told?.isOwn && !isLater),
      };
}

const lineCost = 0.15;
const otherPage = 4;

function pairOf(
  departure: Clock,
  arrival: Clock,
  setting: Setting,
  routes: readonly Routed[],
): PairOfClocks<Journey> | undefined {
  const ends = endsOf(departure, arrival, setting, routes);
  if (!ends || endName(ends.from) === endName(ends.to)) return undefined;
  const moments = momentsOf(departure.mark, arrival.mark, ends, setting);
  if (!moments) return undefined;
  const { start, end, isTorn } = moments;
  const apart = Math.abs(arrival.mark.row - departure.mark.row);
  const column = ({ mark }: Clock) => setting.flow.columns.get(mark.cell) ?? 0;
  const score =
    ends.weight +
    dayWeight +
    departure.role.leaves -
    departure.role.arrives -
    1.2 * departure.role.other +
    arrival.role.arrives -
    arrival.role.leaves -
    1.2 * arrival.role.other +
    plausible({ from: ends.from, to: ends.to, start, end }, setting.paper.knowledge) -
    lineCost * Math.max(0, apart - 4) -
    (departure.mark.cell.page === arrival.mark.cell.page ? 0 : otherPage) -
    (column(departure) === column(arrival) ? 0 : otherPage) -
    (isTorn ? 4 : 0);
  const leg = {
    from: ends.from,
    to: ends.to,
    start,
    end,
    departure: departure.mark,
    arrival: arrival.mark,
    score,
    ...(ends.route && { route: ends.route }),
  };
  return score > 0 ? { leg, score } : undefined;
}

/** A route is told of one leg: hours of an office beside it have none. */
const isOutdone = (leg: Journey, legs: readonly Journey[]) =>
  legs.some((other) => other !== leg && leg.route && other.route === leg.route && other.score > leg.score);

export function findJourneys(document: BookingDocument, knowledge: Knowledge): Journeys | undefined {
  const marks = marksOf(document);
  const decoys = new Set(marks.others);
  const all = [...marks.times, ...marks.others];
  if (all.length < 2 || all.length > mostClocks || marks.days.length === 0) return undefined;
  const paper = { document, knowledge, clocks: all };
  const clocks = all.map((mark) => ({ mark, role: clockRole(mark, document, decoys.has(mark)) }));
  const routes = [...routesOf(paper), ...routesAcross(paper)];
  let best: Journeys | undefined;
  for (const flow of flowsOf(document, all)) {
    const at = ({ mark }: Clock) => flow.order.get(mark.cell) ?? 0;
    const inOrder = clocks.toSorted((a, b) => at(a) - at(b) || a.mark.start - b.mark.start);
    for (const way of ways) {
      const spots = new Map<Mark, Spot | undefined>();
      const known: Way = (mark, ...rest) => {
        if (!spots.has(mark)) spots.set(mark, way(mark, ...rest));
        return spots.get(mark);
      };
      const setting = { paper, marks, flow, way: known };
      const paired = pairClocks(inOrder, (from, to) => pairOf(from, to, setting, routes));
      const legs = paired.legs.filter((leg) => !isOutdone(leg, paired.legs));
      const lost = paired.legs.filter((leg) => !legs.includes(leg));
      const whole = paired.score + chained(legs) - lost.reduce((sum, leg) => sum + leg.score, 0);
      if (legs.length > 0 && (!best || whole > best.score))
        best = { legs, flow, score: whole, clocks, days: marks.days };
    }
  }
  return best;
}
