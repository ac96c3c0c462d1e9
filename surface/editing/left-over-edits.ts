// Stores the edits that a surface wrote down but did not see stored before it closed. Loaded only if there are any. A record
// stays until each of its edits is stored or can never be stored.
import * as z from 'zod/mini';
import { isWrittenOver, Seen } from '../../lib/edit/clash.ts';
import { Edit } from '../../lib/edit/edit.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import { parseJson } from '../../lib/model/parse-json.ts';
import { askFor, type Background } from '../background-link.ts';
import { writeRecord } from './edit-journal.ts';
import type { Pending } from './pending-edits.ts';

const Journal = z.object({
  revision: z.int(),
  pending: z.array(
    z.object({ clipId: z.uuid(), edit: Edit, task: z.optional(z.string()), seen: z.optional(Seen) }),
  ),
});
interface Journal {
  revision: number;
  pending: Pending[];
}

/** Text that is not valid JSON cannot be stored. */
const readJournal = (text: string | null): Journal | undefined =>
  z.safeParse(Journal, parseJson(text ?? 'null')).data as Journal | undefined;

export type RecordShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Failures after which an edit is kept: storage is full or unavailable, a newer Wayclip wrote the clip, or there is a clash.
 */
const keptAfter = new Set<string>([
  'browser-full',
  'own-fault',
  'newer-version',
  'library-newer',
  'edit-clash',
]);

/** Stores the edits of a record in order. Storing one a second time changes nothing, because edits refer to things by id. */
export async function storeLeftOver(shelf: RecordShelf, key: string, background: Background): Promise<void> {
  const journal = readJournal(shelf.getItem(key));
  const left: Journal = { revision: journal?.revision ?? 0, pending: [] };
  for (const clipId of new Set(journal?.pending.map((pending) => pending.clipId))) {
    const kept = await storeOfClip(clipId, journal as Journal, background);
    left.pending.push(...kept.pending);
    left.revision = kept.revision;
  }
  if (left.pending.length === 0) shelf.removeItem(key);
  else writeRecord(shelf, key, left);
}

/** Stores the edits of one clip. Returns what could not be stored, with the revision that precedes it. */
async function storeOfClip(clipId: string, journal: Journal, background: Background): Promise<Journal> {
  const mine = journal.pending.filter((pending) => pending.clipId === clipId);
  const clip = await askFor(background, 'clip.open', { clipId });
  if (!clip.ok) return { ...journal, pending: keptAfter.has(clip.failure.kind) ? mine : [] };
  // More revisions than edits written down: someone else has edited since, and their values must not be overwritten unasked.
  const isCurrent = revisionOf(clip.value) <= journal.revision + journal.pending.length;
  const toStore = isCurrent ? mine : mine.filter(({ seen }) => seen !== undefined);
  let { revision } = journal;
  let { draft } = clip.value;
  for (const [at, { edit, task, seen }] of toStore.entries()) {
    // Already stored, together with the edits that followed: only the answers were lost.
    if (isWrittenOver(draft, edit, toStore.slice(at + 1))) continue;
    const question = { clipId, edit, ...(task && { task }), ...(seen && { seen }) };
    const answer = await askFor(background, 'clip.edit', question);
    if (answer.ok) draft = answer.value.draft;
    if (answer.ok && isCurrent) revision = revisionOf(answer.value);
    // The later edits may build on this one, so they wait too.
    if (!answer.ok && keptAfter.has(answer.failure.kind)) return { revision, pending: toStore.slice(at) };
  }
  return { revision, pending: [] };
}

/** Hands the remaining edits of this clip over to the surface that shows it now. */
export function adoptLeftOver(
  shelf: RecordShelf,
  key: string,
  { clipId, adopt }: { clipId: string; adopt: (pending: Pending[]) => boolean },
): void {
  const journal = readJournal(shelf.getItem(key));
  const mine = journal?.pending.filter((pending) => pending.clipId === clipId) ?? [];
  if (!journal || mine.length === 0 || !adopt(mine)) return;
  const others = journal.pending.filter((pending) => pending.clipId !== clipId);
  if (others.length === 0) shelf.removeItem(key);
  else writeRecord(shelf, key, { ...journal, pending: others });
}
