// Day images and the cover (4.2 to 4.4). Image URLs are never sent: the API does not accept them.
import { conditional, type ItineraryAnswer } from './conditional.ts';
import type { Connection } from './connection.ts';
import { fillPath } from './send.ts';

export interface DayPlace {
  itineraryId: string;
  dayId: string;
  /** From the last read. */
  etag: string;
}

export interface DayImage extends DayPlace {
  picture: Blob;
}

const callOf = (method: 'PUT' | 'DELETE', { itineraryId, dayId }: DayPlace) => ({
  method,
  path: fillPath('/v1/itineraries/{id}/days/{dayId}/image', { id: itineraryId, dayId }),
});
const versionOf = ({ itineraryId, etag }: { itineraryId: string; etag: string }) => ({
  id: itineraryId,
  etag,
});

/** 4.2 (a), the picture itself. */
export const setDayImage = (connection: Connection, image: DayImage): ItineraryAnswer =>
  conditional(connection, versionOf(image), { ...callOf('PUT', image), binary: image.picture });

/** 4.2 (b), words to search for; the profile gives the field name. */
export const searchDayImage = (
  connection: Connection,
  { query, ...place }: DayPlace & { query: string },
): ItineraryAnswer => {
  const json = { [connection.profile.fields.imageSearch]: query };
  return conditional(connection, versionOf(place), { ...callOf('PUT', place), json });
};

/** 4.2 (c), whatever the service picks for the destination. */
export const pickDayImage = (connection: Connection, place: DayPlace): ItineraryAnswer =>
  conditional(connection, versionOf(place), callOf('PUT', place));

/** 4.3 */
export const removeDayImage = (connection: Connection, place: DayPlace): ItineraryAnswer =>
  conditional(connection, versionOf(place), callOf('DELETE', place));

/** 4.4 */
export const removeCover = (
  connection: Connection,
  of: { itineraryId: string; etag: string },
): ItineraryAnswer =>
  conditional(connection, versionOf(of), {
    method: 'DELETE',
    path: fillPath('/v1/itineraries/{id}/cover-image', { id: of.itineraryId }),
  });
