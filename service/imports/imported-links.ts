import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { dropTracking } from '../../lib/model/plain-address.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { importedLinks } from '../storage/schema.ts';

/** The first request for a link reads it and pays; requests that arrive meanwhile wait for its answer, which is free. */
export type Claim = { kind: 'first' } | { kind: 'answered'; answer: string } | { kind: 'running' };

export interface ImportedLinks {
  /** After 'first', either `keep` or `abandon` must follow. */
  claim(travellerId: string, url: string): Promise<Claim>;
  /** Stores the answer as it was sent, for later requests with the same link. */
  keep(travellerId: string, url: string, answer: string, tx: Database): Promise<void>;
  /** Nothing was read: the link is treated as new again. */
  abandon(travellerId: string, url: string): Promise<void>;
}

// No import takes longer: one that started before that died with its process.
const maxRunMinutes = 5;

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
  const isLink = (travellerId: string, url: string) =>
    and(eq(importedLinks.travellerId, travellerId), eq(importedLinks.linkHash, linkHash(url)));
  return {
    async claim(travellerId, url) {
      const createdAt = edges.now();
      const before = new Date(createdAt.getTime() - maxRunMinutes * 60_000);
      // A single statement decides, so that it holds across processes.
      const first = await db
        .insert(importedLinks)
        .values({ travellerId, linkHash: linkHash(url), answer: null, createdAt })
        .onConflictDoUpdate({
          target: [importedLinks.travellerId, importedLinks.linkHash],
          set: { createdAt },
          setWhere: and(isNull(importedLinks.answer), lt(importedLinks.createdAt, before)),
        })
        .returning({ linkHash: importedLinks.linkHash });
      if (first.length > 0) return { kind: 'first' };
      const [known] = await db.select().from(importedLinks).where(isLink(travellerId, url));
      const answer = known?.answer ?? null;
      return answer === null ? { kind: 'running' } : { kind: 'answered', answer };
    },
    keep: async (travellerId, url, answer, tx) =>
      void (await tx.update(importedLinks).set({ answer }).where(isLink(travellerId, url))),
    abandon: async (travellerId, url) =>
      void (await db
        .delete(importedLinks)
        .where(and(isLink(travellerId, url), isNull(importedLinks.answer)))),
  };
}
