import { isLegType, type Reservation } from '../../model/reservation.ts';

// "automatic. A card for the excess is needed": the rest of a sentence names nothing.
const isSentence = (name: string) => /\p{L}{2}[.;]\s\p{Lu}/u.test(name) || /^\p{Ll}.*\s.*\s/u.test(name);

/** Put together of words that name neither a thing nor a place. */
export function isScrap({ type, name = '', from, to }: Reservation): boolean {
  if (type === 'event' || type === 'tour' || type === 'restaurant') return isSentence(name);
  if (!isLegType(type)) return false;
  return [from, to].every((end) => end?.name !== undefined && !end.iata && isSentence(end.name));
}

/** A stay that is called as an end of a journey is the journey again: "SYD". */
export const isEndOf = ({ type, name }: Reservation, legs: readonly Reservation[]): boolean =>
  type === 'lodging' &&
  name !== undefined &&
  legs.some(({ from, to }) => [from, to].some((end) => end?.iata === name || end?.name === name));

/** "E-ticket" with the day and the number of a journey is that journey's, and no show's. */
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
