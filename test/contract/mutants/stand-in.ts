// Replaces vitest while a mutant is tried: it collects the tests of a file, and `try-mutant.ts` runs them until one
// fails. `expect` is the real one.
import { expect } from 'vitest';

export { expect };

type Act = () => unknown;
export interface Collected {
  name: string;
  run: Act;
  group: Group;
}
export interface Group {
  name: string;
  parent?: Group;
  begins: Act[];
  eaches: Act[];
  ends: Act[];
}

const top = (): Group => ({ name: '', begins: [], eaches: [], ends: [] });
let group = top();
let collected: Collected[] = [];

/** What was collected since the last call. */
export function taken(): { tests: Collected[]; groups: Group[] } {
  const tests = collected;
  const groups = [...new Set(tests.flatMap(({ group: own }) => [...linesOf(own)]))];
  collected = [];
  group = top();
  return { tests, groups };
}

/** The group and those around it, innermost first. */
export function* linesOf(from: Group): Generator<Group> {
  for (let at: Group | undefined = from; at; at = at.parent) yield at;
}

const nameOf = (own: string) =>
  [...linesOf(group)]
    .map(({ name }) => name)
    .reverse()
    .concat(own)
    .join(' ')
    .trim();

/** (name, run), or (name, options, run). */
export function test(name: string, ...more: (object | Act)[]): void {
  const run = more.find((each): each is Act => typeof each === 'function');
  if (run) collected.push({ name: nameOf(name), run, group });
}

export function describe(name: string, body: Act): void {
  const around = group;
  group = { ...top(), name, parent: around };
  body();
  group = around;
}

const titled = (title: string, row: unknown) => {
  const values = Array.isArray(row) ? row : [row];
  const filled = values.reduce<string>((text, value) => text.replace(/%[sdo]/, String(value)), title);
  return filled.replace(/\$(\w+)/g, (_, name: string) => String(Reflect.get(Object(row), name)));
};
const each =
  <T>(rows: readonly T[]) =>
  (title: string, run: (...values: unknown[]) => unknown) => {
    for (const row of rows) test(titled(title, row), () => (Array.isArray(row) ? run(...row) : run(row)));
  };

test.each = each;
describe.skipIf = (isSkipped: boolean) => (isSkipped ? () => undefined : describe);
export const beforeAll = (act: Act) => void group.begins.push(act);
export const afterEach = (act: Act) => void group.eaches.push(act);
export const afterAll = (act: Act) => void group.ends.push(act);
