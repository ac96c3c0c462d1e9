// Chooses the trip's title.
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
  /** The trip's bookings, if it has any. */
  reservations?: readonly Reservation[];
}

/** The reader named in titles made from a booked route, which the interface can show with dates. */
export const byRoute = 'draft/booked-title';

export function tripTitle(
  capture: Capture,
  evidence: Evidence[],
  { destination, knowledge, reservations = [] }: Where,
): Sourced<string> {
  // A ticket's headline is the company's name.
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

/** Translated before it is shown. */
export const untitled = 'Untitled trip';

/** "Toulouse, France" → "Toulouse". */
const firstPlace = (destination = '') => (destination.split(/[,(、，]/u)[0] ?? '').trim();

// Longer titles are distinctive enough to be found again.
const fewWords = 3;
const fewLetters = 26;

/** "Itinerary" → "Itinerary · Toulouse": otherwise half the trips in a library would have the same title. */
function titleWithPlace(title: string, destination = '', { lookUpPlace }: Knowledge): string {
  const place = firstPlace(destination);
  const isShort = title.length <= fewLetters && title.split(/\s+/u).length <= fewWords;
  if (!isShort || place === '' || sharesWord(title, place)) return title;
  const isPlaced = lookUpPlace && findMentions(title, lookUpPlace).length > 0;
  return isPlaced ? title : `${title} · ${place}`;
}

/** "Canary diary" already says enough about "Canary Islands"; so does a title that holds the whole name. */
function sharesWord(title: string, place: string): boolean {
  const [own, wanted] = [fold(title), fold(place)];
  return own.includes(wanted) || wanted.split(' ').some((word) => word.length > 3 && own.includes(word));
}
