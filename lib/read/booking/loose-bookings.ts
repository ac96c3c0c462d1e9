// What a paper books, from all its words together: which kind is spoken of most, which days and times are there, and what
// stands beside them. Half a booking is given with its holes; what has neither a number nor two ends is none.
import type { Knowledge } from '../../model/evidence.ts';
import { isLegType, type Reservation } from '../../model/reservation.ts';
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { looseCar } from './block-car.ts';
import { kindScores } from './block-kind.ts';
import { looseLegs } from './block-leg.ts';
import { looseOuting } from './block-outing.ts';
import { looseReference } from './block-reference.ts';
import { looseStay } from './block-stay.ts';
import { type Marks, marksOf } from './block-values.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { findPrices } from './found-once.ts';
import { labelKindsOf } from './labels.ts';
import { clocksIn } from './leg-clock.ts';
import { letterhead } from './letterhead.ts';
import type { Cell } from './pair-labels.ts';

type Kind = Reservation['type'];
export type Loose = Reservation & { cell: Cell };

const leastSaid = 1.5;
const invoice =
  /(?<!\p{L})(?:invoice|rechnung|facture|factura|fattura|fatura|factuur|faktura|請求書|发票)(?!\p{L})/iu;
// Many firms bill and confirm on one sheet.
const confirms =
  /(?:buchungs|reservierungs|reise|flug|boekings|reserverings|boknings|bestillings|booking|bookings|varaus|reservation|travel|itinerary)[\s-]?(?:bestätigung|confirmation|bevestiging|bekräftelse|bekreftelse|bekræftelse|vahvistus)|confirmation de (?:la |votre )?réservation|confirmación de (?:la |su |tu )?reserva|conferma (?:di |della |della tua |della sua )?prenotazione|confirmação (?:da |de |da sua )?reserva|potwierdzenie rezerwacji|potvrzení rezervace|rezervasyon onayı|予約確認|预订确认|預訂確認|예약 ?확인/iu;
const operated =
  /(?:operated by|durchgeführt von|opéré par|operado por|operato da|uitgevoerd door|with)\s(?<name>\p{Lu}[\p{L}\p{M}'’&. -]{2,40}?)(?=[,.;(]|\s{2}|$)/u;

interface About {
  document: BookingDocument;
  knowledge: Knowledge;
  title: string;
  /** It is a part of a plan. */
  isPart?: boolean;
  /** What the part's own heading says. */
  kind?: Kind;
  /** The number of the whole paper. */
  reference?: string;
}

// Labels that only one kind of booking has, whatever words stand around them.
const kindLabels: [Kind, LabelKind[]][] = [
  ['lodging', ['check-in', 'check-out']],
  ['car', ['pick-up', 'drop-off']],
];
const labelWeight = 2;

function rankedKinds({ document, title, kind }: About): Kind[] {
  const text = [title, ...document.cells.map((cell) => cell.text)].join('\n').slice(0, 20_000);
  const scores = kindScores(text);
  const top = [title, ...document.lines.slice(0, 4).flatMap((line) => line.map((cell) => cell.text))].join(
    '\n',
  );
  for (const [each, score] of kindScores(top)) scores.set(each, (scores.get(each) ?? 0) + score);
  for (const [each, labels] of kindLabels)
    if (
      labels.every((label) =>
        document.pairs.some(({ kinds }) => kinds[0] === label || kinds.at(-1) === label),
      )
    )
      scores.set(each, (scores.get(each) ?? 0) + labelWeight);
  if (kind) scores.set(kind, (scores.get(kind) ?? 0) + 6);
  return [...scores]
    .filter(([, score]) => score >= leastSaid)
    .toSorted((a, b) => b[1] - a[1])
    .map(([each]) => each);
}

function ofKind(kind: Kind, marks: Marks, about: About): Loose[] {
  const { document } = about;
  if (isLegType(kind)) {
    const legs = looseLegs(marks, about);
    const told = document.cells.flatMap(({ text }) => operated.exec(text)?.groups?.name ?? [])[0];
    const name = told ?? (about.isPart ? undefined : letterhead(document));
    return legs.map((leg) => ({
      ...(name && { name }),
      ...leg,
      type: about.kind === kind ? kind : leg.type,
    }));
  }
  const found =
    kind === 'lodging'
      ? looseStay(marks, document)
      : kind === 'car'
        ? looseCar(marks, document)
        : kind === 'restaurant' || kind === 'tour' || kind === 'event'
          ? looseOuting(kind, marks, document)
          : undefined;
  if (!found) return [];
  const name = found.name ?? (about.isPart ? firstWords(document) : undefined);
  return [{ ...found, ...(name && { name }) }];
}

/** A part of a plan begins with what it is: "The Abbey Lantern, Abbey Street, …", "Parmesan and balsamic tour". */
function firstWords(document: BookingDocument): string | undefined {
  const texts = document.cells
    .filter(({ text }) => daysIn(text, document).length === 0)
    .map(({ text }) => (text.split(/,\s|\s[–—-]\s|:\s/u)[0] ?? '').trim());
  return texts.find(
    (text) =>
      /^\p{Lu}.*\p{L}{2}/u.test(text) &&
      !/[:：]$/u.test(text) &&
      findPrices(text).length === 0 &&
      labelKindsOf(text).length === 0 &&
      text.length <= 60 &&
      clocksIn(text).length === 0,
  );
}

const isBooked = ({ type, confirmation, name, from, to, code, start, end }: Reservation) =>
  isLegType(type)
    ? Boolean(from && to && (confirmation ?? code))
    : Boolean(confirmation && (name ?? from ?? (type === 'lodging' && start && end)));

// What is said at least half as often may still be it, where the first gives nothing.
const mostTried = 3;

/** Who sends a bill speaks of tables, concerts and days too. */
export function isInvoice({ lines }: BookingDocument): boolean {
  const head = lines.slice(0, 6).flat();
  return head.some(({ text }) => invoice.test(text)) && !head.some(({ text }) => confirms.test(text));
}

const ticketLabel =
  /(?<!\p{L})(?:ticket|karten?|billet|entrada|biglietto|bilhete|bilet|biljett|billett?|jegy)[\p{L}.-]{0,8}\s?(?:no|nr|number|n[°º])?[\s.:#]{1,4}(?<number>\d[\d -]{5,18}\d)(?!\d)/iu;

const ticketNumber = ({ cells }: BookingDocument): string | undefined =>
  cells.flatMap(({ text }) => ticketLabel.exec(text)?.groups?.number ?? [])[0];

export function looseBookings(about: About): Loose[] {
  const { document } = about;
  const reference = looseReference(document) ?? about.reference;
  if (isInvoice(document) || document.cells.length > 1500) return [];
  const marks = marksOf(document);
  for (const kind of rankedKinds(about).slice(0, mostTried)) {
    // Tickets of shows have no other number than their own.
    const number = reference ?? (kind === 'event' ? ticketNumber(document) : undefined);
    const found = ofKind(kind, marks, about).map((each) => ({
      ...each,
      ...(number && { confirmation: number }),
    }));
    const booked = found.filter(isBooked);
    if (booked.length > 0) return booked;
  }
  return [];
}
