// A browser repeats a request by itself if the connection breaks after sending. The first write succeeds, and the repeat
// is told that the itinerary has changed: these checks recognise that the change was our own.
import type { Connection } from '../api/connection.ts';
import { withTransport } from '../api/transport.ts';
import type { Itinerary } from '../model/itinerary.ts';

/** Whether the picture at this address is our copy, byte for byte. */
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
 * Whether only the picture of this day (from 0) has changed since `before`, which was read just before the request. Used
 * when the service chooses the picture and there are no bytes to compare. If it was someone else's after all, it stays.
 */
export function isOnlyPictureNew(before: Itinerary, now: Itinerary, day: number): boolean {
  return now.days?.[day]?.imageURL !== undefined && restOf(before, day) === restOf(now, day);
}

/** For the day itself only title and stops are compared: other fields, such as a credit, may come with the picture. */
const restOf = ({ title, destination, days = [] }: Itinerary, day: number): string =>
  JSON.stringify([
    title,
    destination,
    days.map((each, at) => (at === day ? [each.id, each.title, each.stops] : each)),
  ]);
