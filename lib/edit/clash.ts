// Detects that two windows write the same value: the later edit would overwrite the earlier one unseen, so the traveller
// is asked.
import * as z from 'zod/mini';
import type { Draft } from '../model/draft.ts';
import { applyEdit } from './apply-edit.ts';
import { Edit, type StopFields } from './edit.ts';
import { isSame } from './patch.ts';
import { type Spot, spotsOf } from './spots.ts';

/** The values when the traveller began editing, by the key of their spot; `null` if there was none. */
export const Seen = z.record(z.string(), z.unknown());
export type Seen = z.infer<typeof Seen>;

/** The answer to an edit that would overwrite another: nothing was stored. */
export interface EditClash {
  kind: 'edit-clash';
}

/** An edit that waits for the traveller's choice. `keys`: the disputed spots. `task`: the form it was made in. */
export const Clash = z.object({ edit: Edit, keys: z.array(z.string()), task: z.optional(z.string()) });
export type Clash = z.infer<typeof Clash>;

export const seenIn = (draft: Draft, edit: Edit): Seen =>
  Object.fromEntries(spotsOf(edit).map(({ key, read }) => [key, read(draft) ?? null]));

/** The spots of an edit that have been changed since, to a value other than the edit's own. */
export function clashingSpots(draft: Draft, edit: Edit, seen: Seen): Spot[] {
  const mine = applyEdit(draft, edit);
  if (!mine.ok) return [];
  return spotsOf(edit).filter(
    ({ key, read }) =>
      !isSame(read(draft) ?? null, seen[key] ?? null) && !isSame(read(draft), read(mine.value)),
  );
}

/** Whether every spot that this edit would write already has the value of a later edit. */
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

/** The disputed part of an edit, and the rest, if any. */
export function splitDisputed(edit: Edit, keys: string[]): { disputed: Edit; free?: Edit } {
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

/** Whether there is still something to choose: the edit's target exists and does not have its value yet. */
export function isOpenClash(draft: Draft, { edit }: Clash): boolean {
  const mine = applyEdit(draft, edit);
  return mine.ok && spotsOf(edit).some(({ read }) => !isSame(read(draft), read(mine.value)));
}

/** An edit that keeps both notes, the other one first; undefined if only one of the two values can stay. */
export function bothOf(draft: Draft, { edit }: Clash): Edit | undefined {
  if (edit.kind !== 'edit-stop' || Object.keys(edit.fields).join() !== 'note') return undefined;
  const [spot] = spotsOf(edit);
  const theirs = spot?.read(draft);
  if (typeof theirs !== 'string' || !edit.fields.note) return undefined;
  return { ...edit, fields: { note: `${theirs}\n${edit.fields.note}` } };
}
