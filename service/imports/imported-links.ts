import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dropTracking } from '../../lib/model/plain-address.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { importedLinks } from '../storage/schema.ts';

export interface ImportedLinks {
  /** What was answered when this traveller imported the link, as it was sent. */
  answerOf(travellerId: string, url: string): Promise<string | undefined>;
  keep(travellerId: string, url: string, answer: string): Promise<void>;
}

/** "https://Video.example/v/7?utm_source=x#t=9" and "https://video.example/v/7" are one link. */
export function linkHash(url: string): string {
  const parsed = new URL(url);
  dropTracking(parsed);
  parsed.searchParams.sort();
  const path = parsed.pathname.replace(/\/+$/, '');
  const plain = `${parsed.host.replace(/^(www|m)\./, '')}${path}?${parsed.searchParams}`;
  return createHash('sha256').update(plain).digest('base64url');
}

export function openImportedLinks(db: Database, edges: Edges): ImportedLinks {
  return {
    async answerOf(travellerId, url) {
      const isLink = and(
        eq(importedLinks.travellerId, travellerId),
        eq(importedLinks.linkHash, linkHash(url)),
      );
      const [row] = await db.select({ answer: importedLinks.answer }).from(importedLinks).where(isLink);
      return row?.answer ?? undefined;
    },
    keep: async (travellerId, url, answer) =>
      void (await db
        .insert(importedLinks)
        .values({ travellerId, linkHash: linkHash(url), answer, createdAt: edges.now() })
        .onConflictDoNothing()),
  };
}
