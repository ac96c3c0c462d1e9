// Mutations of stored data: a value somewhere inside is replaced, removed or duplicated.
import fc from 'fast-check';

export type JsonChange =
  | { how: 'set'; at: number; value: unknown }
  | { how: 'drop'; at: number }
  | { how: 'double'; at: number };

const is = <K extends string>(how: K) => fc.constant(how);
const value = fc.oneof(
  fc.constantFrom(null, '', 0, -1, 1e21, true, [], {}, 'x'.repeat(5000), '\ud800', '2027-13-45', '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
);

export const anyJsonChange: fc.Arbitrary<JsonChange> = fc.oneof(
  fc.record({ how: is('set'), at: fc.nat(9999), value }),
  fc.record({ how: is('drop'), at: fc.nat(9999) }),
  fc.record({ how: is('double'), at: fc.nat(9999) }),
);

interface Spot {
  holder: Record<string, unknown> | unknown[];
  key: string;
}

function spotsIn(inside: unknown, found: Spot[] = []): Spot[] {
  if (typeof inside !== 'object' || inside === null) return found;
  const holder = inside as Spot['holder'];
  for (const [key, next] of Object.entries(holder)) {
    found.push({ holder, key });
    spotsIn(next, found);
  }
  return found;
}

function changeOnce(whole: unknown, change: JsonChange): void {
  const spots = spotsIn(whole);
  const chosen = spots[change.at % Math.max(1, spots.length)];
  if (!chosen) return;
  const { holder, key } = chosen;
  if (change.how === 'set') Reflect.set(holder, key, change.value);
  else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else if (change.how === 'drop') holder.splice(Number(key), 1);
  else holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
}

export function changeJson<T>(whole: T, changes: JsonChange[]): unknown {
  const copy = structuredClone(whole);
  for (const change of changes) changeOnce(copy, change);
  return copy;
}
