// The difference between two plain values, small enough to keep for every step and good in both directions.
// Undo goes by differences and not by the meaning of edits, so that an old history still undoes after an update.
import * as z from 'zod/mini';

const Path = z.array(z.union([z.string(), z.int()]));

const Change = z.union([
  /** One value in the place of another; a side that is missing was not there. */
  z.strictObject({ path: Path, before: z.optional(z.unknown()), after: z.optional(z.unknown()) }),
  /** Some members of a list in the place of others. */
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

/** What turns `before` into `after`; empty when they say the same. */
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

/** The same stop or day, itself changed; not another one in its place. */
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
