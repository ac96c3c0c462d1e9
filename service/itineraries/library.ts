import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { itineraries, opinions, saves } from '../storage/schema.ts';
import type { Position } from './cursor.ts';
import { type Appreciation, rankAfter } from './ranking.ts';
import { comesAfterMoment, isVisibleTo, type StoredListing, selectListed } from './stored.ts';

export const libraryFilters = ['all', 'owned', 'shared', 'saved', 'liked', 'disliked'] as const;
export type LibraryFilter = (typeof libraryFilters)[number];
export type Opinion = 'like' | 'dislike';

export interface LibraryQuestion {
  travellerId: string;
  filter: LibraryFilter;
  updatedSince?: Date | undefined;
  after?: Position | undefined;
  limit: number;
}

/** Whether such an itinerary exists and this traveller can see it. */
type IsThere = Promise<boolean>;

/** What a traveller created, was given, and marked (4.7). */
export interface Library {
  list(question: LibraryQuestion): Promise<StoredListing[]>;
  setSaved(id: string, travellerId: string, isSaved: boolean): IsThere;
  /** Liking removes an earlier dislike, and the other way round. */
  setOpinion(id: string, travellerId: string, opinion: Opinion): IsThere;
  takeBack(id: string, travellerId: string, opinion: Opinion): IsThere;
}

export function openLibrary(db: Database, edges: Edges): Library {
  /** Locks the itinerary's row while its marks and their counts change together. */
  const withHeld = (id: string, travellerId: string, act: (tx: Database) => Promise<Appreciation>): IsThere =>
    db.transaction(async (tx) => {
      const [held] = await tx
        .select({ id: itineraries.id })
        .from(itineraries)
        .where(and(eq(itineraries.id, id), isVisibleTo(travellerId)))
        .for('update');
      if (!held) return false;
      const change = await act(tx);
      if (change.likes || change.dislikes || change.saves) await count(tx, id, change);
      return true;
    });

  return {
    list: async (question) =>
      selectListed(db, question.travellerId)
        .where(sql`${itineraries.id} in ${idsOf(question)}`)
        .orderBy(desc(itineraries.updatedAt), desc(itineraries.id))
        .limit(question.limit),
    setSaved: (itineraryId, travellerId, isSaved) =>
      withHeld(itineraryId, travellerId, (tx) =>
        setSaved(tx, { itineraryId, travellerId, createdAt: edges.now() }, isSaved),
      ),
    setOpinion: (itineraryId, travellerId, opinion) =>
      withHeld(itineraryId, travellerId, (tx) =>
        setOpinion(tx, { itineraryId, travellerId, createdAt: edges.now() }, opinion),
      ),
    takeBack: (itineraryId, travellerId, opinion) =>
      withHeld(itineraryId, travellerId, (tx) => takeBack(tx, { itineraryId, travellerId }, opinion)),
  };
}

interface Mark {
  itineraryId: string;
  travellerId: string;
  createdAt: Date;
}

async function setSaved(tx: Database, mark: Mark, isSaved: boolean): Promise<Appreciation> {
  const isMark = and(eq(saves.itineraryId, mark.itineraryId), eq(saves.travellerId, mark.travellerId));
  const changed = isSaved
    ? await tx.insert(saves).values(mark).onConflictDoNothing().returning({ id: saves.itineraryId })
    : await tx.delete(saves).where(isMark).returning({ id: saves.itineraryId });
  return { likes: 0, dislikes: 0, saves: isSaved ? changed.length : -changed.length };
}

const isOpinion = ({ itineraryId, travellerId }: Omit<Mark, 'createdAt'>) =>
  and(eq(opinions.itineraryId, itineraryId), eq(opinions.travellerId, travellerId));

async function setOpinion(tx: Database, mark: Mark, opinion: Opinion): Promise<Appreciation> {
  const [before] = await tx.delete(opinions).where(isOpinion(mark)).returning({ opinion: opinions.opinion });
  await tx.insert(opinions).values({ ...mark, opinion });
  const change = (kind: Opinion) => Number(opinion === kind) - Number(before?.opinion === kind);
  return { likes: change('like'), dislikes: change('dislike'), saves: 0 };
}

async function takeBack(
  tx: Database,
  mark: Omit<Mark, 'createdAt'>,
  opinion: Opinion,
): Promise<Appreciation> {
  const isMark = and(isOpinion(mark), eq(opinions.opinion, opinion));
  const { length } = await tx.delete(opinions).where(isMark).returning({ opinion: opinions.opinion });
  return opinion === 'like'
    ? { likes: -length, dislikes: 0, saves: 0 }
    : { likes: 0, dislikes: -length, saves: 0 };
}

/** Removes all of a traveller's saves, likes and dislikes, even on itineraries they can no longer see. */
export async function forgetMarks(tx: Database, travellerId: string): Promise<void> {
  const own = [
    ...(await tx
      .select({ id: opinions.itineraryId })
      .from(opinions)
      .where(eq(opinions.travellerId, travellerId))),
    ...(await tx.select({ id: saves.itineraryId }).from(saves).where(eq(saves.travellerId, travellerId))),
  ];
  // In one fixed order, so that two accounts deleted at once do not deadlock.
  for (const itineraryId of [...new Set(own.map(({ id }) => id))].sort()) {
    await tx
      .select({ id: itineraries.id })
      .from(itineraries)
      .where(eq(itineraries.id, itineraryId))
      .for('update');
    const mark = { itineraryId, travellerId };
    const { likes } = await takeBack(tx, mark, 'like');
    const { dislikes } = await takeBack(tx, mark, 'dislike');
    const { saves: saved } = await setSaved(tx, { ...mark, createdAt: new Date(0) }, false);
    await count(tx, itineraryId, { likes, dislikes, saves: saved });
  }
}

/** Leaves version and updatedAt alone: what others think of a trip is not a change to it. */
const count = (tx: Database, id: string, change: Appreciation) =>
  tx
    .update(itineraries)
    .set({
      likesCount: sql`${itineraries.likesCount} + ${change.likes}::int`,
      dislikesCount: sql`${itineraries.dislikesCount} + ${change.dislikes}::int`,
      savesCount: sql`${itineraries.savesCount} + ${change.saves}::int`,
      rank: rankAfter(change),
    })
    .where(eq(itineraries.id, id));

const marks = {
  shared: (me: string) => sql`select itinerary_id from shares where traveller_id = ${me}`,
  saved: (me: string) => sql`select itinerary_id from saves where traveller_id = ${me}`,
  liked: (me: string) =>
    sql`select itinerary_id from opinions where traveller_id = ${me} and opinion = 'like'`,
  disliked: (me: string) =>
    sql`select itinerary_id from opinions where traveller_id = ${me} and opinion = 'dislike'`,
};

/**
 * The ids of one page. Each source is read only as far as the page goes: a traveller's own itineraries come in index
 * order, however many there are.
 */
function idsOf(question: LibraryQuestion): SQL {
  const { travellerId: me, filter, updatedSince, after, limit } = question;
  const page = sql`${and(
    updatedSince && gt(itineraries.updatedAt, updatedSince),
    after && comesAfterMoment(sql`${itineraries.updatedAt}`, after),
    sql`true`,
  )} order by ${itineraries.updatedAt} desc, ${itineraries.id} desc limit ${limit}`;
  const owned = sql`(select ${itineraries.id} from ${itineraries} where ${itineraries.ownerId} = ${me} and ${page})`;
  const marked = (which: SQL) =>
    sql`(select ${itineraries.id} from ${itineraries} join (${which}) m on m.itinerary_id = ${itineraries.id} where ${isVisibleTo(me)} and ${page})`;
  if (filter === 'owned') return owned;
  if (filter !== 'all') return marked(marks[filter](me));
  const anyMark = sql.join(
    Object.values(marks).map((mark) => mark(me)),
    sql` union `,
  );
  return sql`(${owned} union ${marked(anyMark)})`;
}
