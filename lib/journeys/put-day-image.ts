import type { ItineraryAnswer } from '../api/conditional.ts';
import type { Connection } from '../api/connection.ts';
import { type DayPlace, pickDayImage, searchDayImage, setDayImage } from '../api/day-image.ts';
import type { ImageWish } from '../model/day-image-wish.ts';

/** Our copy of a picture, or one that the service is to find: by words, or whichever it picks. */
export function putDayImage(
  connection: Connection,
  place: DayPlace,
  picture: Blob | ImageWish,
): ItineraryAnswer {
  if (picture instanceof Blob) return setDayImage(connection, { ...place, picture });
  const { words } = picture;
  return words === undefined
    ? pickDayImage(connection, place)
    : searchDayImage(connection, { ...place, query: words });
}
