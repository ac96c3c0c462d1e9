import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Edges } from '../edges.ts';
import { type Documents, fileOf, type StoredDocument } from '../itineraries/documents.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import type { Blobs } from '../storage/blobs.ts';
import { documentPrefix, type HeldFiles } from '../storage/held-files.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { findRequested, readOnly } from './conditional.ts';
import { isId } from './ids.ts';
import { noItinerary, problem, say } from './problem.ts';
import { readBytes, readShape, text } from './request-body.ts';

export interface DocumentRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  documents: Documents;
  blobs: Blobs;
  files: HeldFiles;
  edges: Edges;
}

/** 2.10. The scope documents:read exposes only the name and the kind. */
export const Details = z.object({
  id: z.uuid('Use a UUID.'),
  storagePath: text(500),
  name: z.optional(z.nullable(text(200))),
  kind: z.optional(z.nullable(text(60))),
});
export const NewName = z.object({ name: text(200) });

// A scanned ticket is about 2 MB, a long booking about 10 MB.
const maxDocumentBytes = 25 * 1024 * 1024;
const noDocument = problem('documentNotFound', 'There is no such document on this itinerary.');

/** Save a document's details (4.8, own apps only), plus the routes implied by the two documents scopes (assumed). */
export function documentRoutes(parts: DocumentRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  addSaving(routes, parts);
  addFiles(routes, parts);
  addFetching(routes, parts);
  addReading(routes, parts);
  addChanging(routes, parts);
  return routes;
}

function addSaving(routes: Hono<ApiEnv>, { bearer, store, documents, files }: DocumentRoutes): void {
  routes.put('/v1/app/library/:id/documents/:documentId', bearer.ownApp('documents:write'), async (c) => {
    const body = await readShape(c.req.raw, Details);
    if (!body.ok) return say(c, body.failure);
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role === 'viewer') return say(c, readOnly);
    const { id, storagePath, name = null, kind = null } = body.value;
    if (id.toLowerCase() !== c.req.param('documentId').toLowerCase())
      return say(c, problem('invalidRequest', 'The id of the document is not the one in the address.'));
    const place = { itineraryId: found.id, travellerId: c.var.caller.travellerId, id: id.toLowerCase() };
    const before = await documents.find(place);
    const hold = await files.hold(before ? fileOf(before) : []);
    const kept = await documents.put(place, { storagePath, name, kind });
    await files.settle(hold);
    return c.json(withoutNulls(kept));
  });
}

/** Assumed: an upload route for the file itself, which gives 4.8 the storage path it asks for. */
function addFiles(routes: Hono<ApiEnv>, { bearer, blobs, files, edges }: DocumentRoutes): void {
  routes.post('/v1/app/documents', bearer.ownApp('documents:write'), async (c) => {
    const bytes = await readBytes(c.req.raw, maxDocumentBytes);
    if (!bytes.ok) return say(c, bytes.failure);
    if (bytes.value.length === 0) return say(c, problem('invalidRequest', 'Send the file as the body.'));
    const key = `${edges.newId()}.bin`;
    await files.holdForLater(key);
    await blobs.write(key, bytes.value);
    return c.json({ storagePath: `${documentPrefix}${key}` }, 201);
  });
}

/** Assumed: travellers can download the files they stored. Nobody else can, and neither can third-party apps. */
function addFetching(routes: Hono<ApiEnv>, { bearer, store, documents, blobs }: DocumentRoutes): void {
  routes.get('/v1/app/library/:id/documents/:documentId/file', bearer.ownApp('documents:read'), async (c) => {
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    const id = c.req.param('documentId');
    const place = { itineraryId: found.id, travellerId: c.var.caller.travellerId, id };
    const document = isId(id) ? await documents.find(place) : undefined;
    const [key] = document ? fileOf(document) : [];
    const bytes = key && (await blobs.read(key));
    if (!bytes) return say(c, noDocument);
    const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };
    return c.body(Uint8Array.from(bytes), 200, headers);
  });
}

function addReading(routes: Hono<ApiEnv>, { bearer, store, documents }: DocumentRoutes): void {
  routes.get('/v1/itineraries/:id/documents', bearer.allowing('documents:read'), async (c) => {
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    const rows = await documents.list(found.id, c.var.caller.travellerId);
    // Names and kinds only, never contents; even the storage path is left out.
    return c.json({ data: rows.map(({ storagePath: _, ...row }) => withoutNulls(row)) });
  });
}

function addChanging(routes: Hono<ApiEnv>, { bearer, store, documents, files }: DocumentRoutes): void {
  const path = '/v1/itineraries/:id/documents/:documentId';
  const mayWrite = bearer.allowing('documents:write');
  /** The document named in the URL, or undefined if the caller cannot see its itinerary. */
  const placeOf = async (c: Context<ApiEnv>) => {
    const found = await findRequested(c, store);
    const id = c.req.param('documentId') ?? '';
    return found && isId(id)
      ? { itineraryId: found.id, travellerId: c.var.caller.travellerId, id }
      : undefined;
  };
  routes.patch(path, mayWrite, async (c) => {
    const body = await readShape(c.req.raw, NewName);
    if (!body.ok) return say(c, body.failure);
    const place = await placeOf(c);
    const renamed = place && (await documents.rename(place, body.value.name));
    if (!renamed) return say(c, noDocument);
    const { storagePath: _, ...row } = renamed;
    return c.json(withoutNulls(row));
  });
  routes.delete(path, mayWrite, async (c) => {
    const place = await placeOf(c);
    const found = place && (await documents.find(place));
    if (!found) return say(c, noDocument);
    const hold = await files.hold(fileOf(found));
    await documents.remove(place);
    await files.settle(hold);
    return c.body(null, 204);
  });
}

const withoutNulls = (row: Partial<StoredDocument>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
