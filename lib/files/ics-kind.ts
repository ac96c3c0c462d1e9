// Pure: no browser, no network, no clock.
// What a calendar entry is of, by the words people and companies write into it.
import type { Reservation } from '../model/reservation.ts';
import { findAirportCodes, findFlightCodes } from '../text/flight-codes.ts';

const kinds: [Reservation['type'], RegExp][] = [
  [
    'lodging',
    /(?:^|\P{L})(?:hotel|hostel|stay at|check-?in|lodging|accommodation|unterkunft|übernachtung|hôtel|hébergement|alojamiento|albergo|alloggio|hospedagem|pensão|ryokan|ホテル|旅館|宿泊|酒店)(?:\P{L}|$)/iu,
  ],
  ['flight', /(?:^|\P{L})(?:flight|flug|vol|vuelo|volo|voo|vlucht|フライト|航班)(?:\P{L}|$)/iu],
  [
    'train',
    /(?:^|\P{L})(?:train|zug|bahn|ice|tgv|tren|treno|comboio|trein|shinkansen|新幹線|列車|火车)(?:\P{L}|$)/iu,
  ],
  ['ferry', /(?:^|\P{L})(?:ferry|fähre|traversier|transbordador|traghetto|veerboot|フェリー)(?:\P{L}|$)/iu],
  ['bus', /(?:^|\P{L})(?:bus|coach|fernbus|autocar|autobús|pullman|高速バス)(?:\P{L}|$)/iu],
  [
    'car',
    /(?:^|\P{L})(?:car (?:hire|rental)|rental car|mietwagen|location de voiture|alquiler de coche|noleggio auto|レンタカー)(?:\P{L}|$)/iu,
  ],
  [
    'restaurant',
    /(?:^|\P{L})(?:restaurant|dinner|lunch|table for|reservierung im|abendessen|déjeuner|dîner|cena|ristorante|レストラン)(?:\P{L}|$)/iu,
  ],
];

export function kindOfEvent(summary: string): Reservation['type'] {
  const flight = findFlightCodes(summary).length > 0 && findAirportCodes(summary).length >= 2;
  return flight ? 'flight' : (kinds.find(([, words]) => words.test(summary))?.[0] ?? 'event');
}

/** "LH 441 FRA → IAH", or two names with an arrow between them. */
export function legIn(summary: string): Pick<Reservation, 'code' | 'from' | 'to'> {
  const code = findFlightCodes(summary)[0]?.code;
  const [first, second] = findAirportCodes(summary).map((found) => found.code);
  if (first && second) return { ...(code && { code }), from: { iata: first }, to: { iata: second } };
  const [, from, to] =
    /^(?:.{0,60}: ?)?([^→–>]{2,60}?) ?(?:→|->|–>| – ) ?([^→>]{2,60})$/u.exec(summary) ?? [];
  if (!from || !to) return code ? { code } : {};
  return { ...(code && { code }), from: { name: from.trim() }, to: { name: to.trim() } };
}
