// Inserts the authors and their itineraries into the database: once, however often it is called.
import { inArray } from 'drizzle-orm';
import { readContent } from '../itineraries/content.ts';
import { rankAfter } from '../itineraries/ranking.ts';
import { columnsOf } from '../itineraries/store.ts';
import { pictureNamed } from '../pictures/picture-named.ts';
import { stableId } from '../stable-id.ts';
import type { Database } from '../storage/open-database.ts';
import { itineraries, travellers } from '../storage/schema.ts';
import { dummyHash } from '../travellers/passwords.ts';
import { authors } from './authors.ts';
import { loadTrips } from './load-trips.ts';
import type { SeedTrip } from './read-trip.ts';

export const authorId = (key: string): string => stableId(`author:${key}`);
export const tripId = (slug: string): string => stableId(`trip:${slug}`);

const firstDay = new Date('2025-09-01T08:00:00Z');

/** Ids are derived from numbers within the trip, so that they are the same on every machine. */
export function rowOf({ slug, author, published, likes, views, plan, pictures }: SeedTrip) {
  if (!Object.hasOwn(authors, author)) throw new Error(`${slug}: nobody is called ${author}.`);
  let count = 0;
  const content = readContent(plan, () => stableId(`${slug}:${count++}`));
  if (!content.ok) throw new Error(`${slug}: ${content.failure}`);
  const days = content.value.days.map((day, index) => {
    const picture = pictureNamed(pictures[index] ?? '');
    if (!picture) throw new Error(`${slug}: there is no picture called ${pictures[index]}.`);
    return { ...day, imageKey: picture.key };
  });
  const moment = new Date(`${published}T09:00:00Z`);
  return {
    id: tripId(slug),
    ownerId: authorId(author),
    version: 1,
    ...columnsOf({ ...content.value, days }),
    visibility: 'public',
    likesCount: likes,
    viewsCount: views,
    savesCount: Math.round(likes / 4),
    createdAt: moment,
    updatedAt: moment,
    publishedAt: moment,
  };
}

async function missing(db: Database, trips: SeedTrip[]): Promise<SeedTrip[]> {
  const ids = trips.map(({ slug }) => tripId(slug));
  const found = await db.select({ id: itineraries.id }).from(itineraries).where(inArray(itineraries.id, ids));
  const planted = new Set(found.map(({ id }) => id));
  return trips.filter(({ slug }) => !planted.has(tripId(slug)));
}

/** Most starts find everything there already and only check. */
export async function plantTrips(db: Database): Promise<'first-time' | 'again'> {
  const trips = await loadTrips();
  const rows = (await missing(db, trips)).map(rowOf);
  if (rows.length === 0) return 'again';
  await db.transaction(async (tx) => {
    await tx.insert(travellers).values(authorRows()).onConflictDoNothing();
    await tx.insert(itineraries).values(rows).onConflictDoNothing();
    const ids = rows.map(({ id }) => id);
    await tx.update(itineraries).set({ rank: rankAfter() }).where(inArray(itineraries.id, ids));
  });
  return rows.length === trips.length ? 'first-time' : 'again';
}

const authorRows = () =>
  Object.entries(authors).map(([key, name]) => ({
    id: authorId(key),
    email: `${key}@authors.wayclip.test`,
    name,
    passwordHash: dummyHash(),
    createdAt: firstDay,
  }));
