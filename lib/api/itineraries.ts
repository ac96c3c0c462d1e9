// The operations on itineraries. Each is a function of (connection, arguments) to a Result.
import type { ApiFailure } from '../model/failure.ts';
import { Itinerary, type Preview, SummaryPage } from '../model/itinerary.ts';
import { ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { type Answer, fillPath, send } from './send.ts';

export type ItineraryAnswer = Promise<Result<Answer<Itinerary>, ApiFailure>>;

/** The body's own `etag` wins: a header on an image write may describe the image. */
const withEtag = async (answer: ItineraryAnswer): ItineraryAnswer => {
  const result = await answer;
  if (!result.ok) return result;
  const { value, etag } = result.value;
  return ok({ value, etag: typeof value.etag === 'string' ? value.etag : etag });
};

export function createItinerary(connection: Connection, preview: Preview): ItineraryAnswer {
  const { method, path } = connection.profile.operations.create;
  return withEtag(send(connection, { method, path, json: preview }, Itinerary));
}

export function readItinerary(connection: Connection, id: string): ItineraryAnswer {
  const { method, path } = connection.profile.operations.readOne;
  return withEtag(send(connection, { method, path: fillPath(path, { id }) }, Itinerary));
}

export interface DayImage {
  itineraryId: string;
  dayId: string;
  etag: string;
  picture: Blob;
}

/** 4.2, with the picture itself as the body. */
export function setDayImage(connection: Connection, image: DayImage): ItineraryAnswer {
  const path = fillPath('/v1/itineraries/{id}/days/{dayId}/image', {
    id: image.itineraryId,
    dayId: image.dayId,
  });
  return withEtag(
    send(connection, { method: 'PUT', path, binary: image.picture, ifMatch: image.etag }, Itinerary),
  );
}

export const listFilters = ['all', 'owned', 'shared', 'saved', 'liked', 'disliked'] as const;

export interface ListQuery {
  filter?: (typeof listFilters)[number];
  cursor?: string;
  updatedSince?: string;
}

/** 4.7 */
export async function listItineraries(
  connection: Connection,
  query: ListQuery = {},
): Promise<Result<SummaryPage, ApiFailure>> {
  const answer = await send(
    connection,
    { method: 'GET', path: '/v1/itineraries', query: { ...query, limit: '50' } },
    SummaryPage,
  );
  return answer.ok ? ok(answer.value.value) : answer;
}
