// A form with one label for where a journey begins and one for where it ends: they say it more surely than where its times
// stand. The times are labelled too, or stand under the two places.
import { dayAfter } from '../../model/local-moment.ts';
import { endName, type LegType, legTypes, type Reservation, type Terminal } from '../../model/reservation.ts';
import { kindScores } from './block-kind.ts';
import { looseReference } from './block-reference.ts';
import { dayOf, type Mark, type Marks, marksOf } from './block-values.ts';
import { type BookingDocument, pairsOf } from './document.ts';
import { phoneNear } from './fields.ts';
import { terminalOf } from './leg-place.ts';
import { letterhead } from './letterhead.ts';
import { type Moment, momentOf } from './moments.ts';
import type { Cell, Pair } from './pair-labels.ts';
import { wholeDocument } from './section.ts';
import { totalIn } from './totals.ts';

interface End {
  place: Terminal;
  pair: Pair;
}

/** A label opens its cell: "until" in a sentence is none. */
const opens = ({ how, cell, label }: Pair) =>
  how !== 'inside' || (/[:：]\s*$/u.test(label) && cell.text.startsWith(label) && cell.text.length <= 60);

/** The one place that labels of a kind name; undefined where they name several. */
function endOf(document: BookingDocument, kind: 'from' | 'to'): End | undefined {
  const ends = pairsOf(document, kind)
    .filter((pair) => opens(pair) && !pair.kinds.includes(kind === 'from' ? 'to' : 'from'))
    .flatMap((pair): End[] => {
      const place = terminalOf(pair.value);
      return place ? [{ place, pair }] : [];
    });
  const [first] = ends;
  return first && ends.every(({ place }) => endName(place) === endName(first.place)) ? first : undefined;
}

const isTimed = ({ time }: Moment) => time !== undefined;

const labelled = (document: BookingDocument, kind: 'departure' | 'arrival' | 'time'): Moment | undefined =>
  pairsOf(document, kind)
    .map((pair) => momentOf(document, pair))
    .find(isTimed);

// A place, a remark, then its time.
const linesUnder = 3;
const isUnder = (a: Cell, b: Cell) =>
  a.page === b.page && b.left < a.right + a.size && b.right > a.left - a.size;

/** The first time under a place in its own column, with the day that is told beside it. */
function under({ pair: { cell } }: End, marks: Marks, { lines }: BookingDocument): Moment | undefined {
  const row = lines.findIndex((line) => line.includes(cell));
  const isNear = (mark: Mark) => mark.row > row && mark.row <= row + linesUnder && isUnder(cell, mark.cell);
  const time = marks.times.find(isNear);
  if (!time) return undefined;
  const day = marks.days.find((mark) => mark.cell === time.cell || isNear(mark));
  return { time: time.value, rest: '', ...(day && { day: day.value }) };
}

const at = (day: string, time: string) => `${day}T${time}`;

function endMoment(start: { day: string; time: string }, { day, time }: Moment): string | undefined {
  if (!time) return undefined;
  if (day && day >= start.day) return at(day, time);
  const turned = time < start.time ? dayAfter(start.day, 1) : start.day;
  return turned && at(turned, time);
}

/** The kind of journey the paper speaks of most, where it speaks of nothing else more; else that of its labels. */
function kindOf(document: BookingDocument): LegType | undefined {
  const { cells } = document;
  const scores = kindScores(
    cells
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 20_000),
  );
  const most = Math.max(...scores.values());
  return legTypes.find((kind) => (most > 0 ? scores.get(kind) === most : pairsOf(document, kind).length > 0));
}

const lineCode = /^(?<code>[\p{Lu}\d]{1,4}\s?\d{2,5}|\d{2,6})(?![\p{L}\d:.,/])/u;
const codeIn = (document: BookingDocument): string | undefined =>
  pairsOf(document, 'flight', 'train', 'bus', 'ferry', 'service').flatMap(
    ({ value }) => lineCode.exec(value)?.groups?.code ?? [],
  )[0];

function seatIn(document: BookingDocument): string | undefined {
  const [coach, seat] = (['coach', 'seat'] as const).map(
    (kind) => pairsOf(document, kind).find(({ value }) => /^[\p{Lu}\d]{1,4}$/u.test(value))?.value,
  );
  return seat && [coach, seat].filter(Boolean).join(' ');
}

/** When it leaves and arrives, by labels first, else by what stands under the two places. */
function momentsOf(ends: { from: End; to: End }, document: BookingDocument) {
  const marks = marksOf(document);
  const [from, to] = [under(ends.from, marks, document), under(ends.to, marks, document)];
  const leaves = labelled(document, 'departure') ?? from ?? labelled(document, 'time');
  const time = leaves?.time;
  if (!leaves || !time) return undefined;
  const mark = marks.times.find(({ value }) => value === time);
  const told = pairsOf(document, 'date').flatMap((pair) => momentOf(document, pair).day ?? [])[0];
  const day = leaves.day ?? told ?? (mark && dayOf(mark, marks.days)?.value);
  const arrives = labelled(document, 'arrival') ?? to;
  const end = day && arrives && arrives.time !== time ? endMoment({ day, time }, arrives) : undefined;
  return day ? { start: at(day, time), ...(end && { end }) } : undefined;
}

export function formLeg(document: BookingDocument): { reservation: Reservation; cell: Cell } | undefined {
  const [from, to] = [endOf(document, 'from'), endOf(document, 'to')];
  if (!from || !to || endName(from.place) === endName(to.place)) return undefined;
  const type = kindOf(document);
  const moments = type && momentsOf({ from, to }, document);
  const confirmation = moments && looseReference(document);
  if (!confirmation) return undefined;
  const [name, code, seat] = [letterhead(document), codeIn(document), seatIn(document)];
  const price = totalIn(document.cells, document.language);
  const phone = phoneNear({ document, sections: [wholeDocument(document)] });
  const reservation = {
    type,
    ...(name && { name }),
    ...(code && { code }),
    from: from.place,
    to: to.place,
    ...moments,
    confirmation,
    ...(seat && { seat }),
    ...(price && { price }),
    ...(phone && { phone }),
  };
  return { reservation, cell: from.pair.cell };
}
