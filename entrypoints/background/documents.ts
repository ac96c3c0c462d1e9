// Wiring: the traveller's documents on an itinerary.
import type { Connection } from '../../lib/api/connection.ts';
import {
  addDocument,
  fetchDocument,
  listDocuments,
  removeDocument,
  renameDocument,
} from '../../lib/api/documents.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { stayAwake } from '../../lib/browser/stay-awake.ts';
import { saveName } from '../../lib/files/save-name.ts';
import { base64Of, fileOf } from '../../lib/model/base64.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { unlessRefused } from './unless-refused.ts';

/** A service without documents answers as if the itinerary were gone; reading the itinerary shows which one it is. */
async function listed(connection: Connection, itineraryId: string) {
  const documents = await listDocuments(connection, itineraryId);
  if (documents.ok || documents.failure.kind !== 'itinerary-gone') return documents;
  const itinerary = await readItinerary(connection, itineraryId);
  return itinerary.ok ? fail({ kind: 'forbidden' as const }) : documents;
}

export const list: Answers['documents.list'] = ({ itineraryId }) =>
  unlessRefused('documents', (connection) => listed(connection, itineraryId));

export const add: Answers['documents.add'] = ({ data, ...details }) =>
  unlessRefused('new-documents', (connection) =>
    stayAwake(() => addDocument(connection, { ...details, file: fileOf(data) })),
  );

export const rename: Answers['documents.rename'] = (asked) =>
  unlessRefused('documents', (connection) => renameDocument(connection, asked));

export const remove: Answers['documents.remove'] = (asked) =>
  unlessRefused('documents', (connection) => removeDocument(connection, asked));

export const fetch: Answers['documents.fetch'] = ({ name, ...asked }) =>
  unlessRefused('document-files', async (connection) => {
    const file = await stayAwake(() => fetchDocument(connection, asked));
    if (!file.ok) return file;
    const bytes = new Uint8Array(await file.value.arrayBuffer());
    return ok({ name: saveName(name, bytes), data: await base64Of(file.value) });
  });
