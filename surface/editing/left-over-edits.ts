// Edits that a surface wrote down and could not see stored before it went. Loaded only where there are some.
// A record stays until each of its edits is stored, or there is nothing left that it could be stored into.
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

/** What is not even JSON is nothing that could be stored. */
const readJournal = (text: string | null): Journal | undefined =>
  z.safeParse(Journal, parseJson(text ?? 'null')).data as Journal | undefined;

export type RecordShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** After these it is kept: the storage is full or away, a newer Wayclip wrote the clip, or the traveller has to choose. */
const keptAfter = new Set<string>([
  'browser-full',
  'own-fault',
  'newer-version',
  'library-newer',
  'edit-clash',
]);

/** Stores them now, in order. An edit that did arrive changes nothing the second time: it names things by id. */
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

/** What is left of one clip's edits, and the revision that comes before it. */
async function storeOfClip(clipId: string, journal: Journal, background: Background): Promise<Journal> {
  const mine = journal.pending.filter((pending) => pending.clipId === clipId);
  const clip = await askFor(background, 'clip.open', { clipId });
  if (!clip.ok) return { ...journal, pending: keptAfter.has(clip.failure.kind) ? mine : [] };
  // More changes than were written down: someone has gone on editing since, and nothing they wrote is covered unasked.
  const isCurrent = revisionOf(clip.value) <= journal.revision + journal.pending.length;
  const toStore = isCurrent ? mine : mine.filter(({ seen }) => seen !== undefined);
  let { revision } = journal;
  let { draft } = clip.value;
  for (const [at, { edit, task, seen }] of toStore.entries()) {
    // Stored, and so is what was typed after it: only the answers never came.
    if (isWrittenOver(draft, edit, toStore.slice(at + 1))) continue;
    const question = { clipId, edit, ...(task && { task }), ...(seen && { seen }) };
    const answer = await askFor(background, 'clip.edit', question);
    if (answer.ok) draft = answer.value.draft;
    if (answer.ok && isCurrent) revision = revisionOf(answer.value);
    // The next ones wait: they may build on it.
    if (!answer.ok && keptAfter.has(answer.failure.kind)) return { revision, pending: toStore.slice(at) };
  }
  return { revision, pending: [] };
}

/** Hands what is left of this clip over to whoever shows it now. */
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
