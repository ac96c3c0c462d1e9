import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { itineraries, shareLinks, shares, travellers } from '../storage/schema.ts';

export type MemberRole = 'editor' | 'viewer';
export type TokenKind = 'link' | 'call';

export interface Member {
  itineraryId: string;
  travellerId: string;
  role: MemberRole;
}

export interface NewShareLink {
  itineraryId: string;
  kind: TokenKind;
  role: MemberRole;
}

/** Who else can see or edit an itinerary (4.10). */
export interface People {
  /** Returns whether that traveller exists. Adding someone again gives them the new role. */
  add(member: Member): Promise<boolean>;
  /** A token with which anyone who has it can join. */
  makeToken(link: NewShareLink): Promise<{ id: string; token: string; expiresAt: Date }>;
  /** Returns whether the token opens this itinerary. Joining never lowers a role. */
  join(join: { itineraryId: string; travellerId: string; kind: TokenKind; token: string }): Promise<boolean>;
  /** The people it is shared with, without its owner. */
  list(itineraryId: string): Promise<Companion[]>;
  /** Returns whether they were a member. Without any members it is private again. */
  remove(itineraryId: string, travellerId: string): Promise<boolean>;
  /** Open links, newest first; the tokens themselves are not stored, so they cannot be shown again. */
  links(itineraryId: string): Promise<OpenLink[]>;
  /** Returns whether there was such a link. Those who joined with it stay. */
  withdraw(itineraryId: string, linkId: string): Promise<boolean>;
}

export interface Companion {
  userId: string;
  name: string;
  role: MemberRole;
}
export interface OpenLink {
  id: string;
  role: MemberRole;
  kind: TokenKind;
  createdAt: Date;
  expiresAt: Date;
}

// A link is passed on among friends; a call is over in a day.
const tokenHours = { link: 24 * 30, call: 24 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export function openPeople(db: Database, edges: Edges): People {
  return {
    async add(member) {
      const [person] = await db
        .select({ id: travellers.id })
        .from(travellers)
        .where(eq(travellers.id, member.travellerId));
      if (person) await putMember(db, { ...member, createdAt: edges.now() }, 'replaced');
      return person !== undefined;
    },
    async makeToken(link) {
      const token = randomBytes(24).toString('base64url');
      const now = edges.now();
      const expiresAt = new Date(now.getTime() + tokenHours[link.kind] * 3_600_000);
      const tokenHash = hashOf(token);
      await db.insert(shareLinks).values({ ...link, tokenHash, createdAt: now, expiresAt });
      return { id: linkIdOf(tokenHash), token, expiresAt };
    },
    async join({ itineraryId, travellerId, kind, token }) {
      const isOpen = and(
        eq(shareLinks.tokenHash, hashOf(token)),
        eq(shareLinks.itineraryId, itineraryId),
        eq(shareLinks.kind, kind),
        gt(shareLinks.expiresAt, edges.now()),
      );
      const [found] = await db
        .select({ role: shareLinks.role, ownerId: itineraries.ownerId })
        .from(shareLinks)
        .innerJoin(itineraries, eq(itineraries.id, shareLinks.itineraryId))
        .where(isOpen);
      if (found && found.ownerId !== travellerId)
        await putMember(
          db,
          { itineraryId, travellerId, role: found.role, createdAt: edges.now() },
          'better-stays',
        );
      return found !== undefined;
    },
    list: async (itineraryId) =>
      db
        .select({ userId: travellers.id, name: travellers.name, role: shares.role })
        .from(shares)
        .innerJoin(travellers, eq(travellers.id, shares.travellerId))
        .where(eq(shares.itineraryId, itineraryId))
        .orderBy(shares.createdAt, travellers.id),
    remove: (itineraryId, travellerId) => removeMember(db, { itineraryId, travellerId, now: edges.now() }),
    async links(itineraryId) {
      const isOpen = and(eq(shareLinks.itineraryId, itineraryId), gt(shareLinks.expiresAt, edges.now()));
      const rows = await db.select().from(shareLinks).where(isOpen).orderBy(desc(shareLinks.createdAt));
      return rows.map(({ tokenHash, role, kind, createdAt, expiresAt }) => ({
        id: linkIdOf(tokenHash),
        role,
        kind,
        createdAt,
        expiresAt,
      }));
    },
    async withdraw(itineraryId, linkId) {
      const ofItinerary = eq(shareLinks.itineraryId, itineraryId);
      const rows = await db.select({ tokenHash: shareLinks.tokenHash }).from(shareLinks).where(ofItinerary);
      const found = rows.find(({ tokenHash }) => linkIdOf(tokenHash) === linkId);
      if (found) await db.delete(shareLinks).where(eq(shareLinks.tokenHash, found.tokenHash));
      return found !== undefined;
    },
  };
}

/** A prefix of the hash: enough to tell links apart, and no use for joining. */
const linkIdOf = (tokenHash: string) => tokenHash.slice(0, 16);

interface Leaving {
  itineraryId: string;
  travellerId: string;
  now: Date;
}

const removeMember = (db: Database, leaving: Leaving): Promise<boolean> =>
  db.transaction((tx) => removeWithin(tx, leaving));

async function removeWithin(tx: Database, { itineraryId, travellerId, now }: Leaving): Promise<boolean> {
  const isMember = and(eq(shares.itineraryId, itineraryId), eq(shares.travellerId, travellerId));
  const removed = await tx.delete(shares).where(isMember).returning({ id: shares.travellerId });
  const isLast = sql`not exists (select 1 from shares s where s.itinerary_id = ${itineraries.id})`;
  await tx
    .update(itineraries)
    .set({ visibility: 'private', version: sql`${itineraries.version} + 1`, updatedAt: now })
    .where(and(eq(itineraries.id, itineraryId), eq(itineraries.visibility, 'shared'), isLast));
  return removed.length > 0;
}

/** Removes a traveller from everything that others shared with them. */
export async function leaveAll(tx: Database, travellerId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ itineraryId: shares.itineraryId })
    .from(shares)
    .where(eq(shares.travellerId, travellerId))
    .orderBy(shares.itineraryId);
  for (const { itineraryId } of rows) await removeWithin(tx, { itineraryId, travellerId, now });
}

/** `earlierRole`: what happens to a role that someone already had. */
async function putMember(
  db: Database,
  member: Member & { createdAt: Date },
  earlierRole: 'replaced' | 'better-stays',
): Promise<void> {
  const role =
    earlierRole === 'better-stays'
      ? sql`case when ${shares.role} = 'editor' then 'editor' else ${member.role} end`
      : member.role;
  await db
    .insert(shares)
    .values(member)
    .onConflictDoUpdate({ target: [shares.itineraryId, shares.travellerId], set: { role } });
  await db
    .update(itineraries)
    // The new version invalidates ETags from when the itinerary was private.
    .set({ visibility: 'shared', version: sql`${itineraries.version} + 1`, updatedAt: member.createdAt })
    .where(and(eq(itineraries.id, member.itineraryId), eq(itineraries.visibility, 'private')));
}
