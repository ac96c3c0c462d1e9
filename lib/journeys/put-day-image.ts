import type { ItineraryAnswer } from '../api/conditional.ts';
import type { Connection } from '../api/connection.ts';
import { type DayPlace, pickDayImage, searchDayImage, setDayImage } from '../api/day-image.ts';
import type { ImageRequest } from '../model/day-image-request.ts';

/** Sets our copy of a picture, or lets the service find one, by words or by its own choice. */
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
