import { type Sourced, sourceOf } from '../model/draft.ts';

/** A value written by the traveller. It keeps the origin of the value it replaces. */
export function written<T>(value: T, before?: Sourced<unknown>): Sourced<T> {
  const was = before && sourceOf(before);
  return { value, origin: { by: 'traveller', ...(was && { was }) }, confidence: 1 };
}

/** The field after the traveller wrote `value`. Writing the same value is not a change, unless it was a guess. */
export function overwritten<T>(before: Sourced<T> | undefined, value: T): Sourced<T> {
  const isSame = before !== undefined && before.origin.by !== 'guess' && isEqual(before.value, value);
  return isSame ? before : written(value, before);
}

/** Turns a guess into the traveller's own value; anything else stays as it is. */
export const accepted = <T>(sourced: Sourced<T>): Sourced<T> =>
  sourced.origin.by === 'guess' ? written(sourced.value) : sourced;

// Values are small and plain: text, numbers, a coordinate, a picture.
const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
