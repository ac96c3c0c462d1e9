// Reads answers tolerantly: one bad field must not cost the traveller the rest of the itinerary.
import * as z from 'zod/mini';

export interface Tolerated<T> {
  value: T;
  /** Paths of links that are not web addresses and were left out: "days.0.stops.1.bookingURL". */
  unsafeLinks: string[];
}

/** An itinerary of 60 days has some 1500 fields; with more problems than this the whole answer is bad. */
const maxMends = 5000;
/** Mending can reveal new problems: text read as a number may be out of range, and its object then incomplete. */
const mendingRounds = 3;

/**
 * Reads through the schema. A number written as text is converted, a field of another type is left out, and so is an
 * unreadable list entry. Undefined only if a field required at the top level cannot be read.
 */
export function readTolerant<T>(schema: z.ZodMiniType<T>, body: unknown): Tolerated<T> | undefined {
  const unsafeLinks: string[] = [];
  let taken = withoutUnsafeLinks(body, [], unsafeLinks);
  for (let round = 0; round <= mendingRounds; round += 1) {
    const parsed = z.safeParse(schema, taken);
    if (parsed.success) return { value: parsed.data, unsafeLinks };
    const { issues } = parsed.error;
    if (issues.length > maxMends) return undefined;
    for (const issue of issues) mend(taken, issue.path, 'expected' in issue ? issue.expected : undefined);
    taken = withoutHoles(taken);
  }
  return undefined;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlace = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** A copy without the fields that are named like links but are not web addresses. */
function withoutUnsafeLinks(value: unknown, path: string[], unsafe: string[]): unknown {
  if (!isNode(value)) return value;
  const copyOf = (inner: unknown, key: string) => withoutUnsafeLinks(inner, [...path, key], unsafe);
  if (Array.isArray(value)) return value.map((inner, index) => copyOf(inner, String(index)));
  const kept: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const isBad = /url$/i.test(key) && typeof inner === 'string' && inner !== '' && !isPlace(inner);
    if (isBad) unsafe.push([...path, key].join('.'));
    else kept.push([key, copyOf(inner, key)]);
  }
  return Object.fromEntries(kept);
}

/** Fixes or removes the value at this path. */
function mend(root: unknown, path: readonly PropertyKey[], expected: unknown): void {
  const key = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (isNode(at) ? Reflect.get(at, step) : at), root);
  if (key === undefined || !isNode(parent)) return;
  const value: unknown = Reflect.get(parent, key);
  // A required field is missing: remove the object that it belongs to.
  if (value === undefined && path.length > 1) mend(root, path.slice(0, -1), undefined);
  else Reflect.set(parent, key, asExpected(value, expected));
}

function asExpected(value: unknown, expected: unknown): unknown {
  if (expected === 'string' && typeof value === 'number') return String(value);
  const isNumber = expected === 'number' || expected === 'int';
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber && isNumeric ? Number(value) : undefined;
}

/** Drops the list entries that were removed. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((inner) => inner !== undefined).map(withoutHoles);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHoles(inner)]));
}
