import type { Context, Hono } from 'hono';
import { isId } from '../api/ids.ts';
import { type Documents, fileOf } from '../itineraries/documents.ts';
import type { People } from '../itineraries/people.ts';
import type { ItineraryStore, StoredItinerary } from '../itineraries/store.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { Traveller } from '../travellers/travellers.ts';
import { messageCard, show } from './layout.ts';
import type { Reader, WebEnv } from './session.ts';
import { isSharingDone, type Sharing } from './sharing-panel.ts';

export interface SharingParts {
  reader: Reader;
  store: ItineraryStore;
  people: People;
  documents: Documents;
  blobs: Blobs;
}

/** The sharing data a page can show; undefined for someone who only reads a published itinerary. */
export async function sharingOf(
  { people, documents }: SharingParts,
  found: StoredItinerary,
  reader: Traveller | undefined,
  done = '',
): Promise<Sharing | undefined> {
  if (!reader) return undefined;
  const companions = await people.list(found.id);
  const isOwner = found.role === 'owner';
  if (!isOwner && !companions.some(({ userId }) => userId === reader.id)) return undefined;
  const kept = await documents.list(found.id, reader.id);
  return {
    itineraryId: found.id,
    readerId: reader.id,
    owner: { id: found.author.id, name: found.author.name },
    people: companions,
    links: isOwner ? await people.links(found.id) : [],
    documents: kept.map((each) => ({ ...each, isHere: fileOf(each).length > 0 })),
    done: isSharingDone(done) ? done : undefined,
  };
}

/** Removing a member, withdrawing a link, leaving, and downloading a document. */
export function addSharing(routes: Hono<WebEnv>, parts: SharingParts): void {
  const { people } = parts;
  routes.post('/i/:id/people/:userId/remove', async (c) => {
    const asked = await askedFor(c, parts);
    const userId = c.req.param('userId');
    if (asked?.found.role !== 'owner' || !isId(userId)) return notThere(c);
    await people.remove(asked.found.id, userId);
    return c.redirect(`/i/${asked.found.id}?done=removed#people`, 303);
  });
  routes.post('/i/:id/links/:linkId/withdraw', async (c) => {
    const asked = await askedFor(c, parts);
    if (asked?.found.role !== 'owner') return notThere(c);
    await people.withdraw(asked.found.id, c.req.param('linkId'));
    return c.redirect(`/i/${asked.found.id}?done=withdrawn#links`, 303);
  });
  routes.post('/i/:id/leave', async (c) => {
    const asked = await askedFor(c, parts);
    if (!asked || !(await people.remove(asked.found.id, asked.traveller.id))) return notThere(c);
    return c.redirect('/?done=left', 303);
  });
  routes.get('/i/:id/documents/:documentId', async (c) => {
    const asked = await askedFor(c, parts);
    const bytes = asked && (await fileAsked(parts, { ...asked, id: c.req.param('documentId') }));
    if (!bytes) return notThere(c);
    // Always a download, never shown inline: a document must not run as a page of this origin.
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(bytes.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    return c.body(Uint8Array.from(bytes.file), 200, headers);
  });
}

interface Asked {
  traveller: Traveller;
  found: StoredItinerary;
}

async function askedFor(c: Context<WebEnv>, { reader, store }: SharingParts): Promise<Asked | undefined> {
  const traveller = await reader(c);
  const id = c.req.param('id') ?? '';
  const found = traveller && isId(id) ? await store.find(id, traveller.id) : undefined;
  return traveller && found && { traveller, found };
}

async function fileAsked(
  { documents, blobs }: SharingParts,
  { traveller, found, id }: Asked & { id: string },
): Promise<{ name: string; file: Uint8Array } | undefined> {
  const place = { itineraryId: found.id, travellerId: traveller.id, id };
  const document = isId(id) ? await documents.find(place) : undefined;
  const [key] = document ? fileOf(document) : [];
  const file = key && (await blobs.read(key));
  return document && file ? { name: document.name ?? 'document', file } : undefined;
}

const notThere = (c: Context<WebEnv>) =>
  show(
    c,
    {
      title: 'Not here.',
      body: messageCard('Not here.', 'It is gone, or it is not yours to change. Nothing was changed.'),
    },
    { status: 404 },
  );
