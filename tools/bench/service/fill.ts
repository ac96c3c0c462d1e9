// Fills a database with invented trips, in batches, so that the same code serves a thousand and a million.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { listingOf } from '../../../service/itineraries/content.ts';
import { vectorsOf } from '../../../service/itineraries/search-words.ts';
import type { Database } from '../../../service/storage/open-database.ts';
import { follows, saves, travellers } from '../../../service/storage/schema.ts';
import { tripOf } from './trips.ts';

const authorCount = 500;
const batchRows = 500;
// Every hundredth trip is the test traveller's own, so that their library grows with the service.
const ownEvery = 100;
const start = Date.parse('2026-01-01T00:00:00Z');

export interface Filled {
  /** The test traveller follows the first twenty of these authors. */
  authors: string[];
}

export async function addAuthors(db: Database, travellerId: string): Promise<Filled> {
  const authors = Array.from({ length: authorCount }, () => randomUUID());
  const createdAt = new Date(start);
  await db.insert(travellers).values(
    authors.map((id, index) => ({
      id,
      email: `author-${index}@wayclip.test`,
      name: `Author ${index}`,
      passwordHash: '-',
      createdAt,
    })),
  );
  await db
    .insert(follows)
    .values(authors.slice(0, 20).map((followedId) => ({ followerId: travellerId, followedId, createdAt })));
  return { authors };
}

/** The trips numbered `from` up to `to`; every second one is published. */
export async function addTrips(
  db: Database,
  { authors, travellerId }: Filled & { travellerId: string },
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let first = from; first < to; first += batchRows) {
    const numbers = Array.from({ length: Math.min(batchRows, to - first) }, (_, index) => first + index);
    const rows = numbers.map((index) =>
      rowOf(index, index % ownEvery === 0 ? travellerId : authors[index % authorCount]),
    );
    await db.execute(sql`insert into itineraries (id, owner_id, version, content, listing, visibility, likes_count,
        created_at, updated_at, published_at, rank, search_head, search_all)
      select id, owner_id, 1, content, listing, visibility, likes, at, at, published_at,
        case when published_at is null then 0 else extract(epoch from published_at) / 604800 + ln(1 + 2 * likes) / ln(2) end,
        head::tsvector, words::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, owner_id uuid, content jsonb, listing jsonb,
        visibility text, likes int, at timestamptz, published_at timestamptz, head text, words text)`);
    const marked = rows.filter((_row, index) => (first + index) % (ownEvery * 5) === 1);
    if (marked.length > 0)
      await db
        .insert(saves)
        .values(marked.map(({ id }) => ({ itineraryId: id, travellerId, createdAt: new Date(start) })));
  }
}

function rowOf(index: number, ownerId: string | undefined) {
  const content = tripOf(index);
  const { head, all } = vectorsOf(content);
  const at = new Date(start + index * 1000).toISOString();
  const isPublished = index % 2 === 1;
  return {
    id: randomUUID(),
    owner_id: ownerId,
    content,
    listing: listingOf(content),
    visibility: isPublished ? 'public' : 'private',
    likes: index % 13 === 0 ? index % 200 : 0,
    at,
    published_at: isPublished ? at : null,
    head,
    words: all,
  };
}
