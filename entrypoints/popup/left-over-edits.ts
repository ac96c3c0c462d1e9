// Edits that a surface wrote down and could not see stored before it went. Loaded only where there are some.
import * as z from 'zod/mini';
import { Edit } from '../../lib/edit/edit.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import { askFor, type Background } from './background-link.ts';

const Journal = z.object({
  revision: z.int(),
  pending: z.array(z.object({ clipId: z.uuid(), edit: Edit, task: z.optional(z.string()) })),
});
type Journal = z.infer<typeof Journal>;

function readJournal(text: string | null): Journal | undefined {
  try {
    return z.safeParse(Journal, JSON.parse(text ?? 'null')).data;
  } catch {
    // Not even JSON: nothing that could be stored.
    return undefined;
  }
}

type Shelf = Pick<Storage, 'getItem' | 'removeItem'>;

/** Stores them now, in order. An edit that did arrive changes nothing the second time: it names things by id. */
export async function storeLeftOver(shelf: Shelf, key: string, background: Background): Promise<void> {
  const journal = readJournal(shelf.getItem(key));
  const [first] = journal?.pending ?? [];
  const clip = first && (await askFor(background, 'clip.open', { clipId: first.clipId }));
  // More changes than were written down: someone has gone on editing since, and newer words stay.
  const isCurrent =
    journal && clip?.ok && revisionOf(clip.value) <= journal.revision + journal.pending.length;
  for (const { clipId, edit, task } of isCurrent ? journal.pending : [])
    await askFor(background, 'clip.edit', { clipId, edit, ...(task && { task }) });
  shelf.removeItem(key);
}
