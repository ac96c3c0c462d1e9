import type { Reservation, Terminal } from '../model/reservation.ts';
import type { BoardingLeg, BoardingPass } from './bcbp.ts';
import { flightDay } from './pass-dates.ts';
import { stationOf } from './station-codes.ts';

function terminalOf(code: string): Terminal {
  const name = stationOf(code);
  return { ...(name && { name }), iata: code };
}

function reservationOf(leg: BoardingLeg, about: { start?: string; reference?: string }): Reservation {
  const { from, to, carrier, number, seat } = leg;
  const confirmation = leg.reference ?? about.reference;
  return {
    type: stationOf(from) || stationOf(to) ? 'train' : 'flight',
    ...(carrier && number && { code: `${carrier} ${number}` }),
    ...(from && { from: terminalOf(from) }),
    ...(to && { to: terminalOf(to) }),
    ...(about.start && { start: about.start }),
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
  };
}

/** One reservation for each leg with at least one end; `today` settles the year. */
export function boardingReservations({ legs, issued }: BoardingPass, today?: string): Reservation[] {
  const reference = legs.find((leg) => leg.reference)?.reference;
  return legs
    .filter(({ from, to }) => from ?? to)
    .map((leg) => {
      const start = flightDay(leg.dayOfYear, issued, today);
      return reservationOf(leg, { ...(start && { start }), ...(reference && { reference }) });
    });
}
