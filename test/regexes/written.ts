// Every regular expression in lib: literals, and those assembled from words at run time.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface WrittenRegex {
  where: string;
  source: string;
  flags: string;
}

const root = join(import.meta.dirname, '..', '..');

export const libraryFiles = (): string[] => globSync('lib/**/*.ts', { cwd: root }).sort();

interface Node {
  type?: unknown;
  start?: unknown;
  regex?: { pattern: string; flags: string } | null;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** The literals in one file, with their line numbers. */
function literalsIn(file: string): WrittenRegex[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be parsed.`);
  const found: WrittenRegex[] = [];
  for (const { regex, start } of nodesIn(program)) {
    if (!regex) continue;
    const line = text.slice(0, Number(start)).split('\n').length;
    found.push({ where: `${file}:${line}`, source: regex.pattern, flags: regex.flags });
  }
  return found;
}

export const writtenRegexes = (): WrittenRegex[] => libraryFiles().flatMap(literalsIn);

/** Records what is created with `new RegExp(…)` while `run` runs. */
export async function assembledRegexes(run: () => Promise<void>): Promise<WrittenRegex[]> {
  const found = new Map<string, WrittenRegex>();
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, [pattern, flags]) {
      const made = new target(pattern, flags);
      const where = /lib\/\S+?\.ts/.exec(String(new Error('from where').stack))?.[0];
      if (where && !found.has(String(made)))
        found.set(String(made), { where, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = native;
  }
  return [...found.values()];
}
