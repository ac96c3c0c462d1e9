import type { Seen } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';

/** An edit that is not stored yet. */
export interface Pending {
  clipId: string;
  edit: Edit;
  task?: string;
  /** What it writes over, as the traveller saw it. */
  seen?: Seen;
}

/** Typing that takes the place of what was typed into the same field a moment ago. */
const typed = new Set<Edit['kind']>([
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
  typed.has(a.edit.kind) &&
  targetOf(a.edit) === targetOf(b.edit);

/** What both of two edits of the same field come to; what the first one saw is what both write over. */
export const joined = (before: Pending, after: Pending): Pending => ({
  ...after,
  edit: joinedEdit(before.edit, after.edit),
  ...((before.seen ?? after.seen) && { seen: { ...after.seen, ...before.seen } }),
});

const joinedEdit = (before: Edit, after: Edit): Edit =>
  before.kind === 'edit-stop' && after.kind === 'edit-stop'
    ? { ...after, fields: { ...before.fields, ...after.fields } }
    : after;

/** The waiting edits with one more. */
export function withPending(waiting: Pending[], next: Pending): Pending[] {
  const last = waiting.at(-1);
  if (!last || next.task === undefined || !isSameField(last, next)) return [...waiting, next];
  return [...waiting.slice(0, -1), joined(last, next)];
}
