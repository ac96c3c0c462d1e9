import { and, eq } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import { droppedPictures } from '../itineraries/content.ts';
import { fileOf } from '../itineraries/documents.ts';
import { openPeople } from '../itineraries/people.ts';
import { presentItinerary } from '../itineraries/present.ts';
import { openItineraryStore, type StoredItinerary } from '../itineraries/store.ts';
import type { ConnectedApps } from '../oauth/connected-apps.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { Database } from '../storage/open-database.ts';
import {
  documents,
  follows,
  importUses,
  itineraries,
  opinions,
  reports,
  saves,
  shares,
  travellers,
} from '../storage/schema.ts';
import type { ZipEntry } from '../storage/zip.ts';
import { openReminders } from './reminders.ts';

export interface BelongingsParts {
  db: Database;
  blobs: Blobs;
  apps: ConnectedApps;
  edges: Edges;
}

/** Everything stored about a traveller, file by file, for their export. */
export type AccountExport = (travellerId: string) => AsyncIterable<ZipEntry>;

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`),
});

export function openAccountExport(parts: BelongingsParts): AccountExport {
  const { db, blobs, edges } = parts;
  return async function* (travellerId) {
    yield json('account.json', await accountOf(parts, travellerId));
    for (const itinerary of await openItineraryStore(db, edges).allOf(travellerId)) {
      yield json(`itineraries/${itinerary.id}.json`, await itineraryOf(db, edges, itinerary));
      for (const key of droppedPictures(itinerary.content, undefined))
        yield* file(blobs, key, `pictures/${key}`);
    }
    const kept = await db.select().from(documents).where(eq(documents.travellerId, travellerId));
    yield json('documents.json', kept);
    for (const document of kept)
      for (const key of fileOf(document))
        yield* file(blobs, key, `documents/${document.id}-${plainName(document.name)}`);
  };
}

async function* file(blobs: Blobs, key: string, name: string): AsyncGenerator<ZipEntry> {
  const bytes = await blobs.read(key);
  if (bytes) yield { name, bytes };
}

/** "../Boarding pass: LIS.pdf" → ".. Boarding pass  LIS.pdf": nothing that could escape the folder. */
const plainName = (name: string | null) => (name ?? 'document').replace(/[^\p{L}\p{N}. _-]/gu, ' ').trim();

async function itineraryOf(db: Database, edges: Edges, itinerary: StoredItinerary) {
  const people = await openPeople(db, edges).list(itinerary.id);
  return { ...presentItinerary(itinerary, (key) => `pictures/${key}`), people };
}

async function accountOf({ db, apps, edges }: BelongingsParts, me: string) {
  const [account] = await db
    .select({
      id: travellers.id,
      email: travellers.email,
      name: travellers.name,
      createdAt: travellers.createdAt,
      plan: travellers.plan,
      planSince: travellers.planSince,
    })
    .from(travellers)
    .where(eq(travellers.id, me));
  return {
    ...account,
    imports: await db
      .select({ periodStart: importUses.periodStart, used: importUses.used })
      .from(importUses)
      .where(eq(importUses.travellerId, me)),
    reminderPreferences: await openReminders(db, edges).of(me),
    connectedApps: await apps.of(me),
    ...(await marksOf(db, me)),
  };
}

async function marksOf(db: Database, me: string) {
  const shown = { id: itineraries.id, title: itineraries.listing };
  const titled = (rows: { id: string; title: { title?: string | undefined } }[]) =>
    rows.map(({ id, title: { title } }) => ({ id, title }));
  const ofOpinion = async (opinion: 'like' | 'dislike') =>
    titled(
      await db
        .select(shown)
        .from(opinions)
        .innerJoin(itineraries, eq(itineraries.id, opinions.itineraryId))
        .where(and(eq(opinions.travellerId, me), eq(opinions.opinion, opinion))),
    );
  const saved = await db
    .select(shown)
    .from(saves)
    .innerJoin(itineraries, eq(itineraries.id, saves.itineraryId))
    .where(eq(saves.travellerId, me));
  const shared = await db
    .select({ ...shown, role: shares.role })
    .from(shares)
    .innerJoin(itineraries, eq(itineraries.id, shares.itineraryId))
    .where(eq(shares.travellerId, me));
  return {
    saved: titled(saved),
    liked: await ofOpinion('like'),
    disliked: await ofOpinion('dislike'),
    sharedWithMe: shared.map(({ id, title: { title }, role }) => ({ id, title, role })),
    following: await db
      .select({ id: travellers.id, name: travellers.name })
      .from(follows)
      .innerJoin(travellers, eq(travellers.id, follows.followedId))
      .where(eq(follows.followerId, me)),
    reported: await db
      .select({ userId: reports.reportedId, reason: reports.reason, createdAt: reports.createdAt })
      .from(reports)
      .where(eq(reports.reporterId, me)),
  };
}
