// What the trip is called.
import type { Capture } from '../model/capture.ts';
import type { Sourced } from '../model/draft.ts';
import type { Claim, Evidence, Knowledge } from '../model/evidence.ts';
import type { Reservation } from '../model/reservation.ts';
import { findMentions } from '../places/find-mentions.ts';
import { fold } from '../text/fold.ts';
import { bookedTitle } from './booked-title.ts';
import { best, claimsOfKind, sourcedFrom } from './weigh.ts';

type Destination = Evidence<Extract<Claim, { kind: 'destination' }>>;

interface Where {
  destination: Destination | undefined;
  knowledge: Knowledge;
  /** What is booked, if anything is. */
  reservations?: readonly Reservation[];
}

/** Who made a title of the places that bookings go to: the dates can be said beside it. */
export const byRoute = 'draft/booked-title';

export function tripTitle(
  capture: Capture,
  evidence: Evidence[],
  { destination, knowledge, reservations = [] }: Where,
): Sourced<string> {
  // A ticket's head line is the company's name.
  const route = bookedTitle(reservations, knowledge);
  if (route) return { value: route, origin: { by: 'guess', reader: byRoute }, confidence: 0.8 };
  const found = best(claimsOfKind(evidence, 'title'));
  if (found)
    return sourcedFrom(capture, found, titleWithPlace(found.claim.text, destination?.claim.name, knowledge));
  const place = firstPlace(destination?.claim.name);
  return {
    value: place === '' ? untitled : place,
    origin: { by: 'guess', reader: 'draft/trip-title' },
    confidence: 0,
  };
}

/** Said in the traveller's own language before it is seen. */
export const untitled = 'Untitled trip';

/** "Toulouse, France" → "Toulouse". */
const firstPlace = (destination = '') => (destination.split(/[,(、，]/u)[0] ?? '').trim();

// Longer titles say enough of themselves to be found again.
const fewWords = 3;
const fewLetters = 26;

/** "Itinerary" → "Itinerary · Toulouse": in a library of trips, half of them would be called the same. */
function titleWithPlace(title: string, destination = '', { lookUpPlace }: Knowledge): string {
  const place = firstPlace(destination);
  const isShort = title.length <= fewLetters && title.split(/\s+/u).length <= fewWords;
  if (!isShort || place === '' || sharesWord(title, place)) return title;
  const isPlaced = lookUpPlace && findMentions(title, lookUpPlace).length > 0;
  return isPlaced ? title : `${title} · ${place}`;
}

/** "Canary diary" says of "Canary Islands" enough; so does a title that is part of a longer name. */
function sharesWord(title: string, place: string): boolean {
  const [own, wanted] = [fold(title), fold(place)];
  return own.includes(wanted) || wanted.split(' ').some((word) => word.length > 3 && own.includes(word));
}
