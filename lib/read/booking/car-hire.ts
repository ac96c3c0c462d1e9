// Hired cars: where and when one is picked up, and where and when it is returned.
import type { Evidence, Reader } from '../../model/evidence.ts';
import type { Reservation, Terminal } from '../../model/reservation.ts';
import { claimsOf } from '../claim.ts';
import { terminalIn } from './car-terminal.ts';
import { type BookingDocument, bookingDocumentOf, pairsOf, placeOf } from './document.ts';
import { type Around, confirmationNear, phoneNear } from './fields.ts';
import { leadingLabel } from './labels.ts';
import { type Moment, momentIn, momentOf, written } from './moments.ts';
import { nameNear } from './name-near.ts';
import type { Cell, Pair } from './pair-labels.ts';
import { isDayPlan } from './plan-booked.ts';
import { sectionAround, wholeDocument } from './section.ts';
import { totalIn } from './totals.ts';
import { valueLines } from './value-lines.ts';

const claim = claimsOf('booking/car-hire');

// Without any of these words, a collection is of luggage or of cakes.
const carTalk =
  /(?<!\p{Script=Latin})(?:cars?|vehicle|van|camper|motorhome|rental|rent-a-car|hire|driver|mietwagen|fahrzeug|autovermietung|wohnmobil|mietauto|voiture|véhicule|location|conducteur|coche|vehículo|alquiler|conductor|auto|veicolo|noleggio|autonoleggio|conducente|carro|viatura|aluguer|veículo|condutor|huurauto|autohuur|autoverhuur|voertuig|bestuurder|レンタカー|車種|車両|車|運転者|免許|租车|车型|bil|hyrbil|leiebil|biluthyrning|bilutleie|biludlejning|lejebil|samochód|wynajem|wypożyczalnia|auto|vůz|autovuokraamo|vuokra-auto|autókölcsönző|bérautó|araç|araç kiralama|렌터카|렌트카|차량|차종)(?!\p{Script=Latin})/iu;
const rentalNoun =
  /(?<!\p{L})(?:cars?|rent|rentals?|rent-a-car|autovermietung|autos?|mobil|location|alquiler|autonoleggio|noleggio|rent a car|verhuur|motors|wheels|drive|biluthyrning|bilutleie|biludlejning|wypożyczalnia|autonoleggi|locadora|rentacar|araç kiralama|kiralama|autovuokraamo|autókölcsönző)(?!\p{L})|レンタカー|렌터카|렌트카|租车/iu;

interface End extends Moment {
  place?: Terminal;
}

/** Day, time and place may each have their own label: "Pick-up date", "Pick-up location". */
function endOf(document: BookingDocument, pairs: Pair[]): End {
  const own = pairs.map((pair) => momentOf(document, pair));
  const [head] = pairs;
  if (head && !own.some((moment) => moment.day)) return endUnder(document, head.labelCell);
  return endFrom(document, pairs, own);
}

// A box of place, day and time has a few lines.
const maxLines = 8;

/** The box below a heading: "PICK-UP", and below it "Location: …", "Date: …", "Time: …". */
function endUnder(document: BookingDocument, head: Cell): End {
  const at = document.lines.findIndex((line) => line.includes(head));
  const texts: string[] = [];
  for (const line of document.lines.slice(at + 1, at + 1 + maxLines)) {
    const cell = line.find(({ left }) => Math.abs(left - head.left) <= head.size);
    if (line[0]?.page !== head.page || cell?.kinds.some((kind) => kind === 'drop-off' || kind === 'pick-up'))
      break;
    const beside = cell?.kinds.length ? line[line.indexOf(cell) + 1] : undefined;
    if (cell) texts.push(beside?.text ?? (leadingLabel(cell.text)?.rest || cell.text));
  }
  const moments = texts.map((text) => momentIn(text, document));
  const day = moments.find((moment) => moment.day)?.day;
  const time = moments.find((moment) => moment.time)?.time;
  const rest = moments.find((moment) => /\p{L}{2}/u.test(moment.rest))?.rest ?? '';
  const place = terminalIn(rest);
  return { ...(day && { day }), ...(time && { time }), rest, ...(place && { place }) };
}

function endFrom(document: BookingDocument, pairs: Pair[], moments: Moment[]): End {
  const [day] = moments.flatMap((moment) => moment.day ?? []);
  const [time] = moments.flatMap((moment) => moment.time ?? []);
  const alone = pairs.filter((_, index) => !moments[index]?.day && !moments[index]?.time);
  const named = alone.map((pair) => valueLines(document, pair).join(', '));
  const rest =
    [...named, ...moments.map((moment) => moment.rest)].find((text) => /\p{L}{2}/u.test(text)) ?? '';
  const place = terminalIn(rest);
  return { ...(day && { day }), ...(time && { time }), rest, ...(place && { place }) };
}

interface Hire {
  start: End;
  end: End;
  pairs: Pair[];
}

// The labels of one end stand close together.
const maxLinesApart = 12;

/** "PICK-UP" above a form: a label whose value is all that stands below it. */
const headPair = (cell: Cell): Pair => ({
  kinds: cell.kinds,
  label: cell.text,
  value: '',
  cell,
  labelCell: cell,
  how: 'below',
});

/** Pairs of a kind in runs: a new run begins at a second day, or far below the label before. */
function runsOf(document: BookingDocument, kind: 'pick-up' | 'drop-off'): Pair[][] {
  const runs: Pair[][] = [];
  const pairs = pairsOf(document, kind);
  const labelCells = new Set(pairs.map(({ labelCell }) => labelCell));
  const heads = document.cells.filter((cell) => cell.kinds.includes(kind) && !labelCells.has(cell));
  const all = [...pairs, ...heads.map(headPair)].toSorted((a, b) => a.labelCell.line - b.labelCell.line);
  for (const pair of all) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNear = last && Math.abs(pair.labelCell.line - last.labelCell.line) <= maxLinesApart;
    const hasDay = run?.some((each) => momentOf(document, each).day) && momentOf(document, pair).day;
    if (run && isNear && !hasDay) run.push(pair);
    else runs.push([pair]);
  }
  return runs;
}

function hiresIn(document: BookingDocument): Hire[] {
  const ends = runsOf(document, 'drop-off').map((pairs) => ({ pairs, end: endOf(document, pairs) }));
  const hires: Hire[] = [];
  for (const pairs of runsOf(document, 'pick-up')) {
    const start = endOf(document, pairs);
    const day = start.day;
    if (!day) continue;
    const back = ends.find(({ end }) => end.day !== undefined && end.day >= day);
    if (!back || hires.some((hire) => hire.start.day === day)) continue;
    hires.push({ start, end: back.end, pairs: [...pairs, ...back.pairs] });
  }
  return hires;
}

/** "みちくさレンタカー 那覇空港店" is a branch of "みちくさレンタカー". */
function companyOf({ start, end }: Hire): string | undefined {
  const branches = [start.place?.name, end.place?.name].flatMap((name) => name ?? []);
  return branches.flatMap((name) => {
    const noun = rentalNoun.exec(name);
    const company = noun ? name.slice(0, noun.index + noun[0].length).trim() : '';
    return company.length > (noun?.[0].length ?? 0) && company !== name ? [company] : [];
  })[0];
}

function reservationOf(hire: Hire, around: Around): Reservation {
  const { start, end } = hire;
  const name = nameNear(around, { kinds: ['operator'], nouns: rentalNoun }) ?? companyOf(hire);
  const confirmation = confirmationNear(around);
  const phone = phoneNear(around);
  const price = around.sections.map(({ cells }) => totalIn(cells, around.document.language)).find(Boolean);
  const [from, to] = [start.place, end.place ?? start.place];
  const [begins, ends] = [written(start), written(end)];
  return {
    type: 'car',
    ...(name && { name }),
    ...(from && { from }),
    ...(to && { to }),
    ...(begins && { start: begins }),
    ...(ends && { end: ends }),
    ...(confirmation && { confirmation }),
    ...(phone && { phone }),
    ...(price && { price }),
  };
}

const mentionsCar = (document: BookingDocument) =>
  pairsOf(document, 'vehicle').length > 0 || document.cells.some(({ text }) => carTalk.test(text));

export const carHire: Reader = {
  name: 'booking/car-hire',
  read(capture): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    const document = bookingDocumentOf(capture);
    if (isDayPlan(document) || !mentionsCar(document)) return [];
    const hires = hiresIn(document);
    const isAlone = hires.length === 1 && pairsOf(document, 'check-out').length === 0;
    return hires.flatMap((hire) => {
      const section = sectionAround(
        document,
        hire.pairs.map(({ labelCell }) => labelCell),
      );
      const around = { document, sections: isAlone ? [section, wholeDocument(document)] : [section] };
      const reservation = reservationOf(hire, around);
      const [first] = hire.pairs;
      const trust = reservation.confirmation ? 0.9 : 0.7;
      return first ? [claim({ kind: 'reservation', reservation }, placeOf(first.cell), trust)] : [];
    });
  },
};
