// What was read as legs against what times and places say together: the better explanation of the paper is taken.
import type { Knowledge } from '../../../model/evidence.ts';
import { isLegType, type LegType, legTypes, type Reservation } from '../../../model/reservation.ts';
import { findFlightCodes } from '../../../text/flight-codes.ts';
import { kindScores } from '../block-kind.ts';
import { looseReference } from '../block-reference.ts';
import type { BookingDocument } from '../document.ts';
import { stationOf } from '../leg-place.ts';
import { letterhead } from '../letterhead.ts';
import type { Cell } from '../pair-labels.ts';
import { totalIn } from '../totals.ts';
import { findJourneys, type Journey, type Journeys } from './find-journeys.ts';
import { weighLegs } from './weigh-legs.ts';

export type FoundLeg = Reservation & { cell: Cell };

const lineCode =
  /(?<![\p{L}\d-])(?<code>[A-Z]{1,4}\s?\d{2,5})(?=次|号|號|便)|(?<!\p{L})(?:train|zug|tren|treno|trein|tåg|tog|vlak|pociąg|line|linie|ligne|línea|service|bus|kurs|rejs|spoj)\s(?:n[°º.]\s?|nr\.?\s?)?(?<other>[A-Z]{0,4}\s?\d{1,5})(?![\d:])|(?<![\p{L}\d-])(?<lettered>[A-Z]{1,4}\s\d{2,5})(?![\p{L}\d:/-]|[.,]\d)/u;

function codeIn(text: string): string | undefined {
  const groups = lineCode.exec(text)?.groups;
  return findFlightCodes(text)[0]?.code ?? (groups?.code ?? groups?.other ?? groups?.lettered)?.trim();
}

interface Coded {
  code: string;
  at: number;
  column: number;
}

/** Each leg's number stands on the same side: between its times, before them, or behind. */
function codesOf(
  legs: readonly Journey[],
  flow: Journeys['flow'],
  document: BookingDocument,
): (string | undefined)[] {
  const at = (cell: Cell) => flow.order.get(cell) ?? 0;
  const column = (cell: Cell) => flow.columns.get(cell) ?? 0;
  const codes: Coded[] = document.cells.flatMap((cell) => {
    const code = cell.text.length < 110 ? codeIn(cell.text) : undefined;
    return code ? [{ code, at: at(cell), column: column(cell) }] : [];
  });
  const spans = legs.map(({ departure, arrival }, index) => ({
    before: index > 0 ? at(legs[index - 1]?.arrival.cell ?? departure.cell) : -1,
    from: at(departure.cell),
    until: at(arrival.cell),
    after: at(legs[index + 1]?.departure.cell ?? document.cells.at(-1) ?? arrival.cell),
    column: column(departure.cell),
  }));
  const sides = [
    spans.map(({ from, until, ...leg }) =>
      codes.find((code) => code.column === leg.column && code.at >= from && code.at <= until),
    ),
    spans.map(({ before, from, ...leg }) =>
      codes.findLast(
        (code) => (code.column === leg.column || code.column === 0) && code.at > before && code.at < from,
      ),
    ),
    spans.map(({ until, after, ...leg }) =>
      codes.find((code) => code.column === leg.column && code.at > until && code.at <= after),
    ),
  ];
  const count = (side: (Coded | undefined)[]) => new Set(side.flatMap((code) => code?.code ?? [])).size;
  const best = sides.reduce((one, other) => (count(other) > count(one) ? other : one));
  return best.map((code) => code?.code);
}

interface Kinds {
  kind: LegType;
  /** How much is said of it beside what is said most of. */
  share: number;
}

function kindOf(
  { document, knowledge, title }: About,
  legs: readonly Journey[],
  codes: readonly (string | undefined)[],
): Kinds | undefined {
  const text = [title, ...document.cells.map((cell) => cell.text)].join('\n').slice(0, 20_000);
  const scores = kindScores(text);
  const isAir = legs.every(({ from, to }) =>
    [from, to].every(({ iata }) => iata && (knowledge.airportOf?.(iata) ?? false)),
  );
  const isFlown = codes.some((code) => code && findFlightCodes(code).length > 0);
  scores.set('flight', (scores.get('flight') ?? 0) + (isAir ? 1.5 : 0) + (isAir && isFlown ? 1.5 : 0));
  const [best] = legTypes
    .map((kind) => ({ kind, score: scores.get(kind) ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const most = Math.max(...scores.values());
  return best && best.score > 0 ? { kind: best.kind, share: best.score / most } : undefined;
}

const isLeg = ({ type }: Reservation) => isLegType(type);

/** What was read of the same leg. */
const sameLeg = (known: readonly Reservation[], start: string, code: string | undefined) =>
  known.find((one) => (code !== undefined && one.code === code) || one.start === start);

/** What one goes by on this leg: as it was read, else as the lines around it say, else as most of the paper does. */
function kindOfLeg(
  { departure, arrival }: Journey,
  { document, most, known }: { document: BookingDocument; most: LegType; known: Reservation | undefined },
): LegType {
  if (known && isLegType(known.type)) return known.type;
  const near = document.lines.slice(Math.max(0, departure.row - 1), arrival.row + 1).flat();
  const scores = kindScores(near.map(({ text }) => text).join('\n'));
  const [best, next] = legTypes
    .map((kind) => ({ kind, score: scores.get(kind) ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score > (next?.score ?? 0) ? best.kind : most;
}

/** By this much the new must explain more than what was read. */
const margin = 0.5;
// Two known places whose times are not said to be of anything else.
const leastAlone = 3.5;
// Of what the paper speaks of most, so much must be said of journeys.
const leastShare = 0.75;

interface About {
  document: BookingDocument;
  knowledge: Knowledge;
  title: string;
}

const keptFields = ['code', 'seat', 'price', 'phone'] as const;

function told(
  leg: Reservation,
  read: readonly Reservation[],
  document: BookingDocument,
): Partial<Reservation> {
  const price = read.find((one) => one.price)?.price ?? totalIn(document.cells, document.language);
  const same = read.find(
    (one) =>
      (one.code !== undefined && one.code === leg.code) || (one.start === leg.start && read.length > 0),
  );
  const kept = keptFields.filter((field) => same?.[field] !== undefined);
  return { ...(price && { price }), ...Object.fromEntries(kept.map((field) => [field, same?.[field]])) };
}

/** The legs of the paper where they explain it better than those that were read; undefined where they do not. */
export function betterLegs(
  read: readonly Reservation[],
  { document, knowledge, title }: About,
): FoundLeg[] | undefined {
  // Without a gazetteer every word may be a place.
  const found = knowledge.isPlaceName && findJourneys(document, knowledge);
  if (!found) return undefined;
  const { legs, flow, score, clocks, days } = found;
  const known = read.filter(isLeg);
  // What is read of a car or a stay beside legs keeps its times.
  const others = new Set(read.filter((one) => !isLeg(one)).flatMap(({ start, end }) => [start, end]));
  if (known.length > 0 && legs.some(({ start, end }) => others.has(start) || others.has(end)))
    return undefined;
  const codes = codesOf(legs, flow, document);
  const said = kindOf({ document, knowledge, title }, legs, codes);
  const kind = known.flatMap(({ type }) => (isLegType(type) ? [type] : []))[0] ?? said?.kind;
  if (!kind || (known.length === 0 && (said?.share ?? 0) < leastShare)) return undefined;
  if (known.length > 0 && score < weighLegs(known, { clocks, days, flow, knowledge }) + margin)
    return undefined;
  const confirmation = looseReference(document) ?? known.find((leg) => leg.confirmation)?.confirmation;
  const house = letterhead(document);
  const booked = legs.map((leg, index): FoundLeg => {
    const { departure, from, to, start, end } = leg;
    const code = codes[index];
    const own = sameLeg(known, start, code);
    const type = kindOfLeg(leg, { document, most: kind, known: own });
    // Who flies does not drive: a name is shared by legs of one kind.
    const name = own?.name ?? known.find((one) => one.name && one.type === type)?.name ?? house;
    const whole = {
      type,
      ...(name && { name }),
      from: stationOf(type, from),
      to: stationOf(type, to),
      start,
      end,
      ...(code && { code }),
      ...(confirmation && { confirmation }),
    };
    return { ...whole, ...told(whole, known, document), cell: departure.cell };
  });
  const isBooked = booked.every((leg) => leg.confirmation ?? leg.code);
  if (!isBooked && known.length === 0) return undefined;
  if (known.length === 0 && score / legs.length < leastAlone) return undefined;
  return booked;
}
