import type { ItineraryAnswer } from '../api/conditional.ts';
import type { Connection } from '../api/connection.ts';
import { type DayPlace, pickDayImage, searchDayImage, setDayImage } from '../api/day-image.ts';
import type { ImageRequest } from '../model/day-image-request.ts';

/** Our copy of a picture, or one that the service is to find: by words, or whichever it picks. */
export function putDayImage(
  connection: Connection,
  place: DayPlace,
  picture: Blob | ImageRequest,
): ItineraryAnswer {
  if (picture instanceof Blob) return setDayImage(connection, { ...place, picture });
  const { words } = picture;
  return words === undefined
    ? pickDayImage(connection, place)
    : searchDayImage(connection, { ...place, query: words });
}
