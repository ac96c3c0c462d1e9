import { isLegType, type Reservation } from '../../model/reservation.ts';

// "automatic. A card for the excess is needed": part of a sentence is not a name.
const isSentence = (name: string) => /\p{L}{2}[.;]\s\p{Lu}/u.test(name) || /^\p{Ll}.*\s.*\s/u.test(name);

/** Made of words that name neither a thing nor a place. */
export function isScrap({ type, name = '', from, to }: Reservation): boolean {
  if (type === 'event' || type === 'tour' || type === 'restaurant') return isSentence(name);
  if (!isLegType(type)) return false;
  return [from, to].every((end) => end?.name !== undefined && !end.iata && isSentence(end.name));
}

/** A stay with the name of a journey's end is that journey again: "SYD". */
export const isEndOf = ({ type, name }: Reservation, legs: readonly Reservation[]): boolean =>
  type === 'lodging' &&
  name !== undefined &&
  legs.some(({ from, to }) => [from, to].some((end) => end?.iata === name || end?.name === name));

/** An "E-ticket" with the day and the reference of a journey is that journey's, not one for a show. */
export const isTicketOf = (outing: Reservation, legs: readonly Reservation[]): boolean =>
  (outing.type === 'event' || outing.type === 'tour') &&
  outing.start?.length === 10 &&
  outing.address === undefined &&
  legs.some(
    ({ confirmation, start = '' }) =>
      confirmation !== undefined &&
      confirmation === outing.confirmation &&
      start.startsWith(outing.start ?? '-'),
  );
