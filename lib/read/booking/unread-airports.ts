// Airports that a paper names by their code, but that no flight read from it goes to: half of a journey was missed.
import type { Capture } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import type { Reservation } from '../../model/reservation.ts';

const inBrackets = /[(（[](?<code>[A-Z]{3})[)）\]]/gu;
// A list of all airports of an airline is not a journey.
const maxAirportsNamed = 8;

export function unreadAirports(
  { blocks }: Capture,
  reservations: readonly Reservation[],
  { airportOf }: Knowledge,
): string[] {
  if (!airportOf || !reservations.some(({ type }) => type === 'flight')) return [];
  const gone = new Set(reservations.flatMap(({ from, to }) => [from?.iata, to?.iata]));
  const named = blocks.flatMap((block) =>
    'text' in block ? [...block.text.matchAll(inBrackets)].flatMap(({ groups }) => groups?.code ?? []) : [],
  );
  const open = [...new Set(named)].filter((code) => !gone.has(code) && airportOf(code) !== undefined);
  return open.length > maxAirportsNamed ? [] : open;
}
