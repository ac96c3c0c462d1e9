// A browser that loses a connection after sending over it asks again by itself: the first was done, the second is told
// that the itinerary has changed. What changed it is then our own write.
import type { Connection } from '../api/connection.ts';
import { withTransport } from '../api/transport.ts';
import type { Itinerary } from '../model/itinerary.ts';

/** What is shown there is our copy, to the byte. */
export async function isOurPicture(
  connection: Connection,
  address: string | undefined,
  picture: Blob,
): Promise<boolean> {
  if (!address || !URL.canParse(address)) return false;
  const answer = await withTransport(() => connection.fetch(address));
  if (!answer.ok || !answer.value.ok) return false;
  const theirs = new Uint8Array(await answer.value.arrayBuffer());
  const ours = new Uint8Array(await picture.arrayBuffer());
  return theirs.length === ours.length && theirs.every((byte, index) => byte === ours[index]);
}

/**
 * Nothing but this day's picture (from 0) is another one. For a wish there are no bytes to compare; `before` was read
 * the moment before it was sent. Where it was someone else's after all, theirs stays: nothing is written over.
 */
export function isOnlyPictureNew(before: Itinerary, now: Itinerary, day: number): boolean {
  return now.days?.[day]?.imageURL !== undefined && restOf(before, day) === restOf(now, day);
}

/** What comes with a picture, its credit say, is left out as well. */
const restOf = ({ title, destination, days = [] }: Itinerary, day: number): string =>
  JSON.stringify([
    title,
    destination,
    days.map((each, at) => (at === day ? [each.id, each.title, each.stops] : each)),
  ]);
