// Two windows write the same value. The later one would cover the earlier without anyone having seen it: so one asks.
import * as z from 'zod/mini';
import type { Draft } from '../model/draft.ts';
import { applyEdit } from './apply-edit.ts';
import { Edit, type StopFields } from './edit.ts';
import { isSame } from './patch.ts';
import { type Spot, spotsOf } from './spots.ts';

/** What stood there when the traveller began, by the key of its spot; `null` where nothing did. */
export const Seen = z.record(z.string(), z.unknown());
export type Seen = z.infer<typeof Seen>;

/** The answer to an edit that would cover another: nothing was stored. */
export interface EditClash {
  kind: 'edit-clash';
}

/** An edit that waits for the traveller's choice. `keys`: the spots that are in dispute. `task`: the form it was typed in. */
export const Clash = z.object({ edit: Edit, keys: z.array(z.string()), task: z.optional(z.string()) });
export type Clash = z.infer<typeof Clash>;

export const seenIn = (draft: Draft, edit: Edit): Seen =>
  Object.fromEntries(spotsOf(edit).map(({ key, read }) => [key, read(draft) ?? null]));

/** The spots of an edit that somebody has changed since, to something else than the edit does. */
export function clashingSpots(draft: Draft, edit: Edit, seen: Seen): Spot[] {
  const mine = applyEdit(draft, edit);
  if (!mine.ok) return [];
  return spotsOf(edit).filter(
    ({ key, read }) =>
      !isSame(read(draft) ?? null, seen[key] ?? null) && !isSame(read(draft), read(mine.value)),
  );
}

/** Whether what the later edits write stands already wherever this one would write. */
export function isWrittenOver(draft: Draft, edit: Edit, later: { edit: Edit }[]): boolean {
  const keys = spotsOf(edit).map(({ key }) => key);
  const standing = new Set(later.flatMap((each) => spotsStanding(draft, each.edit)));
  return keys.length > 0 && keys.every((key) => standing.has(key));
}

function spotsStanding(draft: Draft, edit: Edit): string[] {
  const edited = applyEdit(draft, edit);
  if (!edited.ok) return [];
  return spotsOf(edit).flatMap(({ key, read }) => (isSame(read(draft), read(edited.value)) ? [key] : []));
}

/** The part of an edit that is in dispute, and the part that is not, if any. */
export function parted(edit: Edit, keys: string[]): { disputed: Edit; free?: Edit } {
  if (edit.kind !== 'edit-stop') return { disputed: edit };
  const isDisputed = (field: string) => keys.includes(`stop ${edit.stopId} ${field}`);
  const part = (wanted: boolean): StopFields =>
    Object.fromEntries(Object.entries(edit.fields).filter(([field]) => isDisputed(field) === wanted));
  const free = part(false);
  return {
    disputed: { ...edit, fields: part(true) },
    ...(Object.keys(free).length > 0 && { free: { ...edit, fields: free } }),
  };
}

/** Whether there still is something to choose: nobody has settled it otherwise, and what it is about is still there. */
export function isOpenClash(draft: Draft, { edit }: Clash): boolean {
  const mine = applyEdit(draft, edit);
  return mine.ok && spotsOf(edit).some(({ read }) => !isSame(read(draft), read(mine.value)));
}

/** Both of two notes, the other's first; undefined where only one of two can stay. */
export function bothOf(draft: Draft, { edit }: Clash): Edit | undefined {
  if (edit.kind !== 'edit-stop' || Object.keys(edit.fields).join() !== 'note') return undefined;
  const [spot] = spotsOf(edit);
  const theirs = spot?.read(draft);
  if (typeof theirs !== 'string' || !edit.fields.note) return undefined;
  return { ...edit, fields: { note: `${theirs}\n${edit.fields.note}` } };
}
