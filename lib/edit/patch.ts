// The difference between two plain values, small enough to store for every step and applicable in both directions.
// Undo applies differences instead of inverting edits, so that an old history still works after an update.
import * as z from 'zod/mini';

const Path = z.array(z.union([z.string(), z.int()]));

const Change = z.union([
  /** One value replaces another; a missing side means that there was no value. */
  z.strictObject({ path: Path, before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
  /** Some members of a list replace others. */
  z.strictObject({ path: Path, at: z.int(), removed: z.array(z.unknown()), inserted: z.array(z.unknown()) }),
]);
export type Change = z.infer<typeof Change>;
export const Patch = z.array(Change);
export type Patch = z.infer<typeof Patch>;
type Path = z.infer<typeof Path>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((member, index) => isSame(member, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  return keysOf(a, b).every((key) => isSame(a[key], b[key]));
}

const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** The changes that turn `before` into `after`; empty if they are equal. */
export function difference(before: unknown, after: unknown, path: Path = []): Patch {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after, path);
  if (isObject(before) && isObject(after))
    return keysOf(before, after).flatMap((key) => difference(before[key], after[key], [...path, key]));
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

function listDifference(before: unknown[], after: unknown[], path: Path): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const removed = before.slice(start, before.length - end);
  const inserted = after.slice(start, after.length - end);
  if (removed.length === 0 && inserted.length === 0) return [];
  const arePairs = removed.length === inserted.length;
  if (arePairs && removed.every((member, index) => isSameThing(member, inserted[index])))
    return removed.flatMap((member, index) => difference(member, inserted[index], [...path, start + index]));
  return [{ path, at: start, removed, inserted }];
}

/** Whether both have the same id: a changed stop or day, not another one in its place. */
const isSameThing = (a: unknown, b: unknown) => isObject(a) && isObject(b) && a.id === b.id;

export function forwards(value: unknown, patch: Patch): unknown {
  return patch.reduce(changed, value);
}

export function backwards(value: unknown, patch: Patch): unknown {
  return patch.toReversed().map(turned).reduce(changed, value);
}

const turned = (change: Change): Change =>
  'at' in change
    ? { ...change, removed: change.inserted, inserted: change.removed }
    : {
        path: change.path,
        ...('after' in change && { before: change.after }),
        ...('before' in change && { after: change.before }),
      };

function changed(value: unknown, change: Change): unknown {
  const { path } = change;
  if (path.length > 0) return within(value, path, (inner) => changed(inner, { ...change, path: [] }));
  if (!('at' in change)) return change.after;
  return Array.isArray(value) ? value.toSpliced(change.at, change.removed.length, ...change.inserted) : value;
}

function within(value: unknown, [key, ...rest]: Path, change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return typeof key === 'number' && key < value.length
      ? value.with(key, within(value[key], rest, change))
      : value;
  if (!isObject(value)) return value;
  const after = within(value[key], rest, change);
  if (after !== undefined) return { ...value, [key]: after };
  const { [key]: _gone, ...others } = value;
  return others;
}
