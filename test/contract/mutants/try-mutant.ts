// Loads a suite anew with one line of one file changed, and runs it until a test fails.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mutant } from './mutant.ts';
import type { Collected, Group } from './stand-in.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const home = pathToFileURL(`${root}/`).href;
const standIn = pathToFileURL(join(import.meta.dirname, 'stand-in.ts')).href;
/** One text recogniser for all: it reads the same pictures again and again, and no mutant concerns it. */
const shared = pathToFileURL(join(root, 'test/contract/service/cached-reader.ts')).href;

/** The mutant itself is wrong: nothing was tried. */
class Astray extends Error {}

let turn = 0;
let changed: Mutant | undefined;

const isOwn = (url: string) => url.startsWith(home) && !url.includes('/node_modules/');
const plain = (url: string) => url.split('?')[0] ?? '';

// Our own files are loaded anew in every turn; packages only once.
registerHooks({
  resolve(specifier, context, next) {
    const isWithin = context.parentURL?.includes('?turn=') === true;
    if (specifier === 'vitest' && isWithin && plain(context.parentURL ?? '') !== standIn)
      return { url: `${standIn}?turn=${turn}`, format: 'module-typescript', shortCircuit: true };
    const found = next(specifier, context);
    const isAnew = isWithin && isOwn(found.url) && found.url.endsWith('.ts') && found.url !== shared;
    return isAnew ? { ...found, url: `${found.url}?turn=${turn}` } : found;
  },
  load(url, context, next) {
    const file = changed && pathToFileURL(join(root, changed.file)).href;
    if (!changed || !url.includes('?turn=') || plain(url) !== file) return next(url, context);
    const source = readFileSync(fileURLToPath(plain(url)), 'utf8');
    if (source.split(changed.find).length !== 2) throw new Astray(`"${changed.find}" is not there once.`);
    const { find, put } = changed;
    return { format: 'module-typescript', source: source.replace(find, () => put), shortCircuit: true };
  },
});

const load = (url: string): Promise<unknown> => import(url);

export type Verdict = { kind: 'red'; row: string } | { kind: 'survived'; tests: number };

interface Loaded {
  tests: Collected[];
  groups: Group[];
  linesOf(group: Group): Iterable<Group>;
}

async function loaded(files: string[], mutant: Mutant | undefined): Promise<Loaded> {
  turn += 1;
  changed = mutant;
  const tools = (await load(`${standIn}?turn=${turn}`)) as { taken(): Omit<Loaded, 'linesOf'> } & Loaded;
  for (const file of files) await load(`${pathToFileURL(join(root, file)).href}?turn=${turn}`);
  return { ...tools.taken(), linesOf: tools.linesOf };
}

export interface Trial {
  files: string[];
  /** Which tests belong to the suite at all. */
  within: RegExp;
  mutant?: Mutant | undefined;
}

/** Starts with the file that should notice, and in it with the tests that should. */
export async function tryMutant({ files, within, mutant }: Trial): Promise<Verdict> {
  const first = mutant?.first ?? files[0] ?? '';
  let tests = 0;
  for (const part of [[first], files.filter((file) => file !== first)]) {
    const verdict = await tryFiles(part, within, mutant);
    if (verdict.kind === 'red') return verdict;
    tests += verdict.tests;
  }
  return { kind: 'survived', tests };
}

/** Runs setup and teardown of a file as vitest does. */
async function tryFiles(files: string[], within: RegExp, mutant: Mutant | undefined): Promise<Verdict> {
  const suite = await loaded(files, mutant).catch((thrown: unknown) => {
    if (!mutant || thrown instanceof Astray) throw thrown;
    return undefined;
  });
  // Failing before the first test counts too, as it does in vitest.
  if (!suite) return { kind: 'red', row: `${files.join(', ')}, which could not begin` };
  const { tests, groups, linesOf } = suite;
  const chosen = tests.filter(({ name }) => within.test(name));
  const first = new RegExp(`(?:${mutant?.noticedBy ?? '.'})(?!\\d)`);
  const near = chosen.filter(({ name }) => first.test(name));
  const begun = new Set<Group>();
  try {
    for (const one of [...near, ...chosen.filter((each) => !near.includes(each))]) {
      const red = await failureOf(one, [...linesOf(one.group)], begun);
      if (red) return { kind: 'red', row: red };
    }
    return { kind: 'survived', tests: chosen.length };
  } finally {
    for (const group of groups) if (begun.has(group)) for (const end of group.ends) await quietly(end);
  }
}

async function failureOf(
  { name, run }: Collected,
  within: Group[],
  begun: Set<Group>,
): Promise<string | undefined> {
  try {
    for (const group of within.toReversed()) {
      if (begun.has(group)) continue;
      begun.add(group);
      for (const begin of group.begins) await begin();
    }
    await timed(run);
    return undefined;
  } catch (thrown) {
    if (process.env.WAYCLIP_MUTANT_REASONS) console.error(name, thrown);
    return name;
  } finally {
    for (const group of within) for (const act of group.eaches) await quietly(act);
  }
}

const longestMilliseconds = 60_000;
/** A test that never ends has failed too. */
async function timed(run: () => unknown): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It did not end.')), longestMilliseconds);
  await Promise.race([run(), promise]).finally(() => clearTimeout(timer));
}

async function quietly(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    // The mutant may break the cleanup too; the next one gets a new service.
  }
}
