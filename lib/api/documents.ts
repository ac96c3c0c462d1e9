// The documents of an itinerary. The API document shows how details are saved (4.8) and what its two scopes allow; how
// documents are listed, renamed and deleted, and how files are uploaded and downloaded, is assumed.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { ListedDocument } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { saveDocument, unmasked } from './apps-only.ts';
import type { Connection } from './connection.ts';
import { assumedCall, send, sendChecked, sendOnly } from './send.ts';
import { answerBounds, documentBounds } from './transport.ts';

const DocumentList = z.looseObject({ data: z.array(ListedDocument) });
const StoredFile = z.looseObject({ storagePath: z.string() });

/** Only the traveller's own, even if the itinerary is shared with others. */
export async function listDocuments(
  connection: Connection,
  itineraryId: string,
): Promise<Result<ListedDocument[], ApiFailure>> {
  const call = assumedCall(connection.profile.operations.listDocuments, { id: itineraryId });
  if (!call.ok) return call;
  const answer = await send(connection, call.value, DocumentList);
  return answer.ok ? ok(answer.value.value.data) : answer;
}

export interface NewDocument {
  itineraryId: string;
  /** A UUID of our choice. */
  id: string;
  name: string;
  kind: string;
  file: Blob;
}

/** Uploads the file first, then saves its details with the storage path. */
export async function addDocument(
  connection: Connection,
  { itineraryId, file, ...details }: NewDocument,
): Promise<Result<ListedDocument, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.storeFile, {});
  if (!call.ok) return call;
  const stored = unmasked(
    await send(connection, { ...call.value, binary: file, bounds: documentBounds }, StoredFile),
  );
  if (!stored.ok) return stored;
  const { storagePath } = stored.value.value;
  // After a large file the worker has little time left.
  const saved = await saveDocument(connection, itineraryId, { ...details, storagePath }, answerBounds);
  return saved.ok ? ok(details) : saved;
}

interface DocumentPlace {
  itineraryId: string;
  documentId: string;
}

/** The file as it was added. An HTML page that is not an attachment comes from a proxy in between. */
export async function fetchDocument(
  connection: Connection,
  { itineraryId, documentId }: DocumentPlace,
): Promise<Result<Blob, ApiFailure>> {
  const { fetchDocument: operation } = connection.profile.operations;
  const call = assumedCall(operation, { id: itineraryId, documentId });
  if (!call.ok) return call;
  const heard = await sendChecked(connection, {
    ...call.value,
    headers: { accept: '*/*' },
    bounds: documentBounds,
  });
  if (!heard.ok) return heard;
  const { headers, bytes } = heard.value;
  const isHandedOver = /^attachment\b/i.test(headers.get('content-disposition') ?? '');
  if (!isHandedOver && /\bx?html\b/i.test(headers.get('content-type') ?? ''))
    return fail({ kind: 'service-not-understood', reason: 'redirected' });
  return ok(new Blob([bytes]));
}

export async function renameDocument(
  connection: Connection,
  { itineraryId, documentId, name }: DocumentPlace & { name: string },
): Promise<Result<null, ApiFailure>> {
  const { renameDocument: operation } = connection.profile.operations;
  const call = assumedCall(operation, { id: itineraryId, documentId });
  return call.ok ? sendOnly(connection, { ...call.value, json: { name }, repeat: 'safe' }) : call;
}

export async function removeDocument(
  connection: Connection,
  { itineraryId, documentId }: DocumentPlace,
): Promise<Result<null, ApiFailure>> {
  const { removeDocument: operation } = connection.profile.operations;
  const call = assumedCall(operation, { id: itineraryId, documentId });
  return call.ok ? sendOnly(connection, call.value) : call;
}
