// Passes: valid from one day to another, without a particular train.
import type { Reservation } from '../../model/reservation.ts';
import { type BookingDocument, daysIn, pairsOf } from './document.ts';
import { totalOf } from './leg-price.ts';
import { referenceOf } from './leg-reference.ts';
import type { Cell, Pair } from './pair-labels.ts';

const passWords =
  /(?<![\p{L}])(?:[\p{L}-]{0,20}pas(?:s|e|se)?|netzkarte|abo|abonnement|abono|carnet|travelcard|rover|interrail|jegykártya|kártya|carte|tessera|karnet|sieťový lístok|síťová jízdenka|bilet sieciowy|kort|kaart)(?![\p{L}])|パス|周遊券|フリーきっぷ|乗り放題|通票|周游券|周遊券/iu;
const notPasses = /boarding|bording|passenger|passport|bord|embarquement|embarque|imbarco|pokład|palubn/iu;
const headLines = 8;
const maxDays = 400;

function titleOf({ lines }: BookingDocument): Cell | undefined {
  const cells = lines.slice(0, headLines).flat();
  const found = cells.filter(
    ({ text, kinds }) =>
      kinds.length === 0 && text.length < 60 && passWords.test(text) && !notPasses.test(text),
  );
  return found.toSorted((a, b) => b.size - a.size)[0];
}

const dayOf = (pair: Pair | undefined, document: BookingDocument) =>
  pair && daysIn(pair.value, document)[0]?.date;

/** "Valid from … until …", under two labels or as one period. */
function periodOf(document: BookingDocument): { start: string; end: string } | undefined {
  const [from] = pairsOf(document, 'valid-from');
  const [until] = pairsOf(document, 'valid-until');
  const start = dayOf(from, document);
  const end = dayOf(until, document) ?? (from && daysIn(from.value, document)[1]?.date);
  const whole = pairsOf(document, 'validity')
    .map(({ value }) => daysIn(value, document))
    .find((days) => days.length === 2);
  const period =
    start && end ? { start, end } : whole && { start: whole[0]?.date ?? '', end: whole[1]?.date ?? '' };
  if (!period || period.end <= period.start) return undefined;
  return (Date.parse(period.end) - Date.parse(period.start)) / 86_400_000 <= maxDays ? period : undefined;
}

export function railPasses(document: BookingDocument): { reservation: Reservation; cell: Cell }[] {
  const title = titleOf(document);
  const period = title && periodOf(document);
  if (!title || !period) return [];
  const confirmation = pairsOf(document, 'reference').flatMap(({ value }) => referenceOf(value) ?? [])[0];
  const price = totalOf(document);
  const reservation: Reservation = {
    type: 'train',
    name: title.text,
    ...period,
    ...(confirmation && { confirmation }),
    ...(price && { price }),
  };
  return [{ reservation, cell: title }];
}
