import type { Seen } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';

/** An edit that is not stored yet. */
export interface Pending {
  clipId: string;
  edit: Edit;
  task?: string;
  /** The values it overwrites, as the traveller saw them. */
  seen?: Seen;
}

/** Edits that replace an earlier edit of the same field and task. */
const typedKinds = new Set<Edit['kind']>([
  'set-title',
  'set-destination',
  'set-start-date',
  'set-day-title',
  'edit-stop',
  'edit-packing',
  'edit-expense',
]);

const targetOf = (edit: Edit): string =>
  [
    edit.kind,
    'stopId' in edit ? edit.stopId : '',
    'dayId' in edit ? edit.dayId : '',
    'itemId' in edit ? edit.itemId : '',
  ].join(' ');

export const isSameField = (a: Pending, b: Pending): boolean =>
  a.clipId === b.clipId &&
  a.task === b.task &&
  typedKinds.has(a.edit.kind) &&
  targetOf(a.edit) === targetOf(b.edit);

/** Merges two edits of the same field. What the first one saw is what both overwrite. */
export const joinPending = (before: Pending, after: Pending): Pending => ({
  ...after,
  edit: joinEdits(before.edit, after.edit),
  ...((before.seen ?? after.seen) && { seen: { ...after.seen, ...before.seen } }),
});

const joinEdits = (before: Edit, after: Edit): Edit =>
  before.kind === 'edit-stop' && after.kind === 'edit-stop'
    ? { ...after, fields: { ...before.fields, ...after.fields } }
    : after;

/** Adds an edit to the waiting ones, merged with the last if both type into the same field. */
export function withPending(waiting: Pending[], next: Pending): Pending[] {
  const last = waiting.at(-1);
  if (!last || next.task === undefined || !isSameField(last, next)) return [...waiting, next];
  return [...waiting.slice(0, -1), joinPending(last, next)];
}
