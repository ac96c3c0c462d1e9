import { and, eq } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { follows, travellers } from '../storage/schema.ts';

export interface Following {
  followerId: string;
  followedId: string;
}

export interface Follows {
  /** Returns whether that traveller exists; following twice has no further effect. */
  set(following: Following, isFollowing: boolean): Promise<boolean>;
}

export function openFollows(db: Database, edges: Edges): Follows {
  return {
    async set({ followerId, followedId }, isFollowing) {
      const [person] = await db
        .select({ id: travellers.id })
        .from(travellers)
        .where(eq(travellers.id, followedId));
      if (!person) return false;
      if (isFollowing)
        await db
          .insert(follows)
          .values({ followerId, followedId, createdAt: edges.now() })
          .onConflictDoNothing();
      else
        await db
          .delete(follows)
          .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)));
      return true;
    },
  };
}
