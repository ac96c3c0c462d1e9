// The times of a document at which something may depart or arrive, with the day and the place printed beside them.
import type { Terminal } from '../../model/reservation.ts';
import { type LabelKind, labelsThat } from '../../text/booking-words/kinds.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { labelKindsOf, leadingLabel } from './labels.ts';
import { type Clock, clocksIn } from './leg-clock.ts';
import { isName, terminalOf, withoutMoments } from './leg-place.ts';
import type { Cell, Pair } from './pair-labels.ts';

export type Role = 'departure' | 'arrival';

export interface Moment {
  time: string;
  role?: Role;
  day?: string;
  place?: Terminal;
  cell: Cell;
  /** Index into the document's lines. */
  at: number;
}

/** The kinds of label of each cell, as the value of a label or as part of a column. */
export type KindsOfCell = Map<Cell, { kinds: LabelKind[]; pair?: Pair }[]>;

export function kindsOfCells({ pairs, tables }: BookingDocument): KindsOfCell {
  const kinds: KindsOfCell = new Map();
  const add = (cell: Cell, entry: { kinds: LabelKind[]; pair?: Pair }) =>
    kinds.set(cell, [...(kinds.get(cell) ?? []), entry]);
  for (const pair of pairs) if (pair.how !== 'column') add(pair.cell, { kinds: pair.kinds, pair });
  for (const table of tables)
    for (const row of table.rows)
      for (const { column, cell } of row.cells) add(cell, { kinds: column.kinds });
  return kinds;
}

const elsewhere = labelsThat('isNoTime');

const isLeaving = (kinds: LabelKind[]) => kinds.includes('departure') || kinds.includes('from');
const isArriving = (kinds: LabelKind[]) => kinds.includes('arrival') || kinds.includes('to');

function roleOf(kinds: LabelKind[]): Role | undefined {
  if (isLeaving(kinds) === isArriving(kinds)) return undefined;
  return isLeaving(kinds) ? 'departure' : 'arrival';
}

// "arrives at 10:25", "llegada a las 11:15": the word of the label, a preposition, the time.
const wordBefore = /(?<word>[\p{L}-]{2,20})[.,:]?\s?(?:(?:at|a las|um|à|alle|às|om|kl\.?|v|o)\s)?[(（]?$/u;

function kindsAt(cell: Cell, clock: Clock, labelKinds: KindsOfCell): LabelKind[] {
  const suffix = /^\s?[発着發到]/u.exec(cell.text.slice(clock.end))?.[0].trim();
  if (suffix) return [/[発發]/u.test(suffix) ? 'departure' : 'arrival'];
  const before = cell.text.slice(0, clock.start);
  // "Vitte ab Sa, 01.08.2026, 09:30": the day may stand between the word and the time.
  const word =
    wordBefore.exec(before)?.groups?.word ??
    wordBefore.exec(`${withoutMoments(before)} `)?.groups?.word ??
    '';
  // "von 06:00 bis 22:00" are opening hours, not places.
  const spoken = (word ? labelKindsOf(word) : []).filter((kind) => kind !== 'from' && kind !== 'to');
  if (spoken.length > 0) return spoken;
  const entries = labelKinds.get(cell) ?? [];
  const inside = entries.filter(
    ({ pair }) => pair?.how === 'inside' && cell.text.indexOf(pair.value) <= clock.start,
  );
  return (inside.at(-1) ?? entries.find(({ pair }) => pair?.how !== 'inside'))?.kinds ?? [];
}

// A sentence may mention times; a ticket sets them apart.
const maxWords = 9;
const isSentence = (text: string) => text.split(/\s+/).length > maxWords;

const opensWithLabel = ({ text }: Cell) => roleOf(leadingLabel(text)?.kinds ?? []) !== undefined;

// Opening hours of an office or a hotline.
const everyDay =
  /(?<![\p{L}])(?:daily|every day|täglich|tous les jours|tlj|diario|a diario|todos los días|tutti i giorni|diariamente|todos os dias|dagelijks|denně|codziennie|dagligen|alla dagar|dagligt|mon?\s?[-–]\s?(?:fri?|sun|sat)|24h|mo\s?[-–]\s?(?:fr|so|sa)|lun\s?[-–]\s?(?:ven|vie|dom))(?![\p{L}])|毎日|平日|每天|每日/iu;

interface Found {
  moment: Moment;
  isOther: boolean;
}

function momentsOfCell(
  cell: Cell,
  at: number,
  context: { document: BookingDocument; labelKinds: KindsOfCell },
): Found[] {
  const { document, labelKinds } = context;
  const entries = labelKinds.get(cell) ?? [];
  const isLabelled = entries.some(
    ({ kinds }) => isLeaving(kinds) || isArriving(kinds) || kinds.includes('time') || kinds.includes('decoy'),
  );
  const clocks = clocksIn(cell.text, isLabelled);
  const days = daysIn(cell.text, document);
  return clocks.flatMap((clock) => {
    const kinds = kindsAt(cell, clock, labelKinds);
    const role = roleOf(kinds);
    if (
      isSentence(cell.text)
        ? !role || !(opensWithLabel(cell) || clock.start < 3)
        : !role && everyDay.test(cell.text)
    )
      return [];
    const isOther = !role && kinds.some((kind) => elsewhere.has(kind));
    const day = days.findLast(({ start }) => start < clock.start)?.date ?? days[0]?.date;
    const words = clocks.length === 1 ? placeIn(cell, labelKinds) : undefined;
    return [
      {
        moment: {
          time: clock.time,
          ...(role && { role }),
          ...(day && { day }),
          ...(words && { place: words }),
          cell,
          at,
        },
        isOther,
      },
    ];
  });
}

/** The place printed in the same cell as its time: "08:55 Tegel(TXL), Berlin". */
function placeIn(cell: Cell, labelKinds: KindsOfCell): Terminal | undefined {
  const inside = (labelKinds.get(cell) ?? []).find(({ pair }) => pair?.how === 'inside')?.pair;
  const words = withoutMoments(inside ? inside.value : cell.text);
  return /\p{L}{3}|\p{Script=Han}{2}/u.test(words) ? terminalOf(words) : undefined;
}

/** All times that are not for something else. The only time on a line also takes the role that its label gives. */
export function momentsOf(document: BookingDocument, labelKinds: KindsOfCell): Moment[] {
  return document.lines.flatMap((line, at) => {
    const found = line.flatMap((cell) => momentsOfCell(cell, at, { document, labelKinds }));
    const moments = found.filter(({ isOther }) => !isOther).map(({ moment }) => moment);
    return moments.map((moment) => completed(moment, { line, moments, document, labelKinds }));
  });
}

interface LineContext {
  line: Cell[];
  moments: Moment[];
  document: BookingDocument;
  labelKinds: KindsOfCell;
}

function completed(moment: Moment, context: LineContext): Moment {
  const { line, moments, document, labelKinds } = context;
  const isOnly = moments.length === 1;
  const labels = line
    .flatMap((cell) => labelKinds.get(cell) ?? [])
    .filter(({ kinds, pair }) => pair && pair.labelCell.line === moment.cell.line && roleOf(kinds));
  const stated = isOnly ? labels[0] : undefined;
  const role = moment.role ?? (stated && roleOf(stated.kinds));
  const day = moment.day ?? dayOfLine(moment, line, document);
  const place =
    moment.place ??
    (stated?.pair && !clocksIn(stated.pair.value).length ? terminalOf(stated.pair.value) : undefined) ??
    placeOfLine(moment, context);
  return { ...moment, ...(role && { role }), ...(day && { day }), ...(place && { place }) };
}

// A sidebar has its own dates: only those before the time, or right after it, belong to the time.
function dayOfLine(moment: Moment, line: Cell[], document: BookingDocument): string | undefined {
  const index = line.indexOf(moment.cell);
  const near = [...line.slice(0, index).toReversed(), ...line.slice(index + 1, index + 2)];
  return near.flatMap((cell) => (isSentence(cell.text) ? [] : daysIn(cell.text, document)))[0]?.date;
}

const placeKinds = new Set<LabelKind>(['from', 'to', 'stop', 'departure', 'arrival', 'venue']);

function isPlaceCell(cell: Cell, labelKinds: KindsOfCell): boolean {
  const entries = labelKinds.get(cell) ?? [];
  const isOther = entries.some(
    ({ kinds, pair }) =>
      pair?.how !== 'inside' &&
      !kinds.some((kind) => placeKinds.has(kind)) &&
      !kinds.includes('date') &&
      !kinds.includes('time'),
  );
  return (
    cell.kinds.length === 0 &&
    !isOther &&
    !/[→➔➜⇒]|->/u.test(cell.text) &&
    clocksIn(cell.text).length === 0 &&
    isName(withoutMoments(cell.text))
  );
}

/**
 * The place beside a time: that of its own column, else the nearest on the line; with two times, the first has the
 * first place.
 */
function placeOfLine(moment: Moment, { line, moments, labelKinds }: LineContext): Terminal | undefined {
  const cells = line.filter((cell) => isPlaceCell(cell, labelKinds));
  const kindsOf = (cell: Cell) => (labelKinds.get(cell) ?? []).flatMap(({ kinds }) => kinds);
  const wanted = moment.role === 'arrival' ? isArriving : isLeaving;
  const inColumn =
    moment.role && cells.find((cell) => roleOf(kindsOf(cell)) === moment.role && wanted(kindsOf(cell)));
  if (inColumn) return terminalOf(inColumn.text);
  const atStop = moments.length === 1 ? cells.find((cell) => kindsOf(cell).includes('stop')) : undefined;
  if (atStop) return terminalOf(atStop.text);
  if (moments.length > 2) return undefined;
  const index = moments.indexOf(moment);
  const far = (cell: Cell) =>
    Math.min(Math.abs(cell.left - moment.cell.right), Math.abs(moment.cell.left - cell.right));
  const chosen =
    moments.length === 2
      ? cells.length >= 2
        ? cells[index]
        : undefined
      : cells.toSorted((a, b) => far(a) - far(b))[0];
  return chosen && terminalOf(chosen.text);
}
