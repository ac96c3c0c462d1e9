// Changes the picture of a day or the cover in the service, based on the version that the traveller saw and without
// overwriting a picture that someone else has set meanwhile.
import type { ItineraryAnswer } from '../api/conditional.ts';
import type { Connection } from '../api/connection.ts';
import { removeCover, removeDayImage } from '../api/day-image.ts';
import { reapplyOnce } from '../api/reapply-once.ts';
import type { Itinerary } from '../model/itinerary.ts';
import { isOurPicture } from './is-our-picture.ts';
import { putDayImage } from './put-day-image.ts';

export type ImageChange =
  /** The traveller's own picture, or one that the service finds by words or by its own choice. */
  | { kind: 'set'; dayId: string; picture: Blob | { words?: string | undefined } }
  | { kind: 'remove'; dayId: string }
  | { kind: 'remove-cover' };

/** As the traveller saw it. */
export interface SeenItinerary {
  id: string;
  etag?: string | undefined;
  days: { id?: string | undefined; imageURL?: string | undefined }[];
}

/** Fails with `itinerary-modified` if the picture has changed meanwhile: the traveller has to choose. */
export function changeImage(
  connection: Connection,
  seen: SeenItinerary,
  change: ImageChange,
): ItineraryAnswer {
  const { id, etag, days } = seen;
  return reapplyOnce(connection, {
    before: { value: { id, days }, ...(etag !== undefined && { etag }) },
    write: (version) => write(connection, { id, etag: version }, change),
    isUntouched: (before, now) => picturesIn(before, change).join() === picturesIn(now, change).join(),
    isAsMeant: async (now) => isAsMeant(connection, now, change),
  });
}

async function isAsMeant(connection: Connection, { days }: Itinerary, change: ImageChange): Promise<boolean> {
  if (change.kind === 'remove-cover') return false;
  const day = days?.find(({ id }) => id === change.dayId);
  if (change.kind === 'remove') return day !== undefined && day.imageURL === undefined;
  const { picture } = change;
  return picture instanceof Blob && isOurPicture(connection, day?.imageURL, picture);
}

/** The pictures that the change affects. A cover is made from the days' pictures, as the itinerary has no field for it. */
const picturesIn = ({ days = [] }: Itinerary, change: ImageChange): string[] =>
  days
    .filter(({ id }) => change.kind === 'remove-cover' || id === change.dayId)
    .map(({ id, imageURL }) => `${id} ${imageURL ?? ''}`);

function write(
  connection: Connection,
  version: { id: string; etag: string },
  change: ImageChange,
): ItineraryAnswer {
  const { id: itineraryId, etag } = version;
  switch (change.kind) {
    case 'set':
      return putDayImage(connection, { itineraryId, etag, dayId: change.dayId }, change.picture);
    case 'remove':
      return removeDayImage(connection, { itineraryId, etag, dayId: change.dayId });
    case 'remove-cover':
      return removeCover(connection, { itineraryId, etag });
  }
}
