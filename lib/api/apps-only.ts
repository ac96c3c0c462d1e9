// Operations that the API document reserves for the service's own apps (4.5, 4.8 to 4.11). Others get `forbidden`.
import type { ApiFailure } from '../model/failure.ts';
import { DocumentDetails, ImportResult } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { type Call, fillPath, send, sendOnly } from './send.ts';
import { type Bounds, importBounds } from './transport.ts';

export interface Media {
  /** JPEG still frames, as base64 without a prefix. */
  frames: string[];
  kind: 'video' | 'album';
  /** A UUID: the same key and body return the first answer again, and nothing is charged twice. */
  key?: string;
  /** The source; a link that was imported before is not charged. */
  url?: string;
}

/** 4.5 */
export async function importMedia(
  connection: Connection,
  { frames, kind, key, url }: Media,
): Promise<Result<ImportResult, ApiFailure>> {
  const call: Call = {
    method: 'POST',
    path: '/v1/imports/media',
    json: { frames: frames.map((base64) => ({ base64 })), kind, ...(url && { url }) },
    bounds: importBounds,
    ...(key && { headers: { 'idempotency-key': key }, repeat: 'safe' }),
  };
  const answer = unmasked(await send(connection, call, ImportResult));
  return answer.ok ? ok(answer.value.value) : answer;
}

/** Some services answer 404 instead of 403. For an address without an id it means the same. */
export const unmasked = <T>(result: Result<T, ApiFailure>): Result<T, ApiFailure> =>
  !result.ok && result.failure.kind === 'itinerary-gone' ? fail({ kind: 'forbidden' }) : result;

/** 4.8; replaces an existing document. */
export async function saveDocument(
  connection: Connection,
  itineraryId: string,
  document: DocumentDetails,
  bounds?: Bounds,
): Promise<Result<DocumentDetails, ApiFailure>> {
  const path = fillPath('/v1/app/library/{id}/documents/{documentId}', {
    id: itineraryId,
    documentId: document.id,
  });
  const call: Call = { method: 'PUT', path, json: document, repeat: 'safe', bounds };
  const answer = await send(connection, call, DocumentDetails);
  return answer.ok ? ok(answer.value.value) : answer;
}

/** 4.9 */
export const reportTraveller = (
  connection: Connection,
  userId: string,
  reason: string,
): Promise<Result<null, ApiFailure>> => {
  const path = fillPath('/v1/people/{userId}/reports', { userId });
  return sendOnly(connection, { method: 'POST', path, json: { reason } });
};

const people = (itineraryId: string, json: Record<string, unknown>): Call => ({
  method: 'POST',
  path: fillPath('/v1/itineraries/{id}/people', { id: itineraryId }),
  json,
});

/** 4.10, the first form. The profile gives the field name of the role. */
export const addTraveller = (
  connection: Connection,
  itineraryId: string,
  { userId, role }: { userId: string; role: 'editor' | 'viewer' },
): Promise<Result<null, ApiFailure>> =>
  sendOnly(connection, people(itineraryId, { userId, [connection.profile.fields.role]: role }));

/** 4.10, the second form: with the token of a share link. */
export const joinByLink = (
  connection: Connection,
  itineraryId: string,
  token: string,
): Promise<Result<null, ApiFailure>> =>
  sendOnly(connection, people(itineraryId, { [connection.profile.fields.shareToken]: token }));

/** 4.10, the third form: from a video call, as an editor. */
export const joinByCall = (
  connection: Connection,
  itineraryId: string,
  token: string,
): Promise<Result<null, ApiFailure>> =>
  sendOnly(
    connection,
    people(itineraryId, { sharePlay: true, [connection.profile.fields.callToken]: token }),
  );

/** 4.11; only the settings that are sent are changed. */
export const changeReminders = async (
  connection: Connection,
  settings: Record<string, unknown>,
): Promise<Result<null, ApiFailure>> => {
  const path = '/v1/account/reminder-preferences';
  return unmasked(await sendOnly(connection, { method: 'PATCH', path, json: settings, repeat: 'safe' }));
};
