import { type Sourced, sourceOf } from '../model/draft.ts';

/** A value the traveller wrote. It remembers the words of the source it takes the place of. */
export function written<T>(value: T, before?: Sourced<unknown>): Sourced<T> {
  const was = before && sourceOf(before);
  return { value, origin: { by: 'traveller', ...(was && { was }) }, confidence: 1 };
}

/** The field after the traveller wrote `value` over it. The same words again are no edit, unless they were a guess. */
export function overwritten<T>(before: Sourced<T> | undefined, value: T): Sourced<T> {
  const isSame = before !== undefined && before.origin.by !== 'guess' && isEqual(before.value, value);
  return isSame ? before : written(value, before);
}

/** A guess in ink; anything else as it was. */
export const accepted = <T>(sourced: Sourced<T>): Sourced<T> =>
  sourced.origin.by === 'guess' ? written(sourced.value) : sourced;

// Values are small and plain: text, numbers, a coordinate.
const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
