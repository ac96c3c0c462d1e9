// Runs KDE's extractor for comparison, where it is installed (Debian: libkpimitinerary-bin).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reservation } from '../../../lib/model/reservation.ts';
import { reservationsIn } from '../../../lib/read/booking/json-ld-reservation.ts';
import { nodeOf } from '../../../lib/read/booking/json-ld-values.ts';
import { propertyOf } from '../../../lib/read/structured.ts';
import { type Booked, scored } from './booked.ts';
import type { Subject } from './timed.ts';

type Labelled = Pick<Subject, 'path' | 'labels'>;

const name = 'kitinerary-extractor';
// It starts anew for each file; one that hangs is skipped.
const longest = 20_000;
// The shell's CPU times have a resolution of hundredths of a second, so starts are timed in a batch.
const startRuns = 10;

export interface OtherResult extends Booked {
  /** "KItinerary Extractor 5.22.3" */
  version: string;
  files: number;
  /** CPU time for all files, including each start of the program. */
  milliseconds: number;
  /** CPU time for as many starts alone. */
  startMilliseconds: number;
}

/** Distributions do not put it on the PATH: it is in KDE's folder for helper programs. */
function findExtractor(): string | undefined {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec', '/usr/local/lib', '/usr/local/libexec'];
  const below = roots
    .filter((root) => existsSync(root))
    .flatMap((root) => [root, ...readdirSync(root).map((inner) => join(root, inner))]);
  const folders = below.flatMap((root) =>
    ['', 'libexec', 'kf6', 'kf5', 'libexec/kf6', 'libexec/kf5'].map((inner) => join(root, inner)),
  );
  const onPath = (process.env.PATH ?? '').split(':');
  return [...onPath, ...folders].map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The CPU time of a child and its children, as the shell prints it: "0m0.040000s 0m0.010000s". */
function spentIn(output: string): number {
  const [, line = ''] = /\n([^\n]*)\n*$/.exec(output) ?? [];
  const times = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
}

function runOnce(program: string, word: string): { output: string; milliseconds: number } {
  const { stdout } = spawnSync('sh', ['-c', '"$0" "$1" 2>/dev/null; echo; times', program, word], {
    encoding: 'utf8',
    timeout: longest,
    maxBuffer: 64_000_000,
  });
  return { output: stdout, milliseconds: spentIn(stdout) };
}

/** Its schema.org output, parsed like that of an email. */
export function reservationsOf(output: string): Reservation[] {
  let found: unknown;
  try {
    found = JSON.parse(output.slice(0, output.lastIndexOf(']') + 1));
  } catch {
    // It prints nothing if it finds nothing.
    return [];
  }
  return [found].flat().flatMap((value) => {
    const node = nodeOf(value);
    const type = node && propertyOf(node, '@type');
    if (!node || typeof type !== 'string') return [];
    const stated = reservationsIn({ types: [type], node, path: [], within: [] }, { resolve: (same) => same });
    return stated.map(({ reservation }) => reservation);
  });
}

export function otherExtractor(subjects: Labelled[]): OtherResult | undefined {
  const program = process.platform === 'win32' ? undefined : findExtractor();
  if (!program) return undefined;
  const starts = Array.from({ length: startRuns }, () => runOnce(program, '--version'));
  const startMilliseconds = starts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / startRuns;
  const runs = new Map(subjects.map(({ path }) => [path, runOnce(program, path)]));
  return {
    ...scored(subjects, ({ path }) => reservationsOf(runs.get(path)?.output ?? '')),
    version: (starts[0]?.output ?? '').trim().split('\n')[0] ?? '',
    files: subjects.length,
    milliseconds: [...runs.values()].reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    startMilliseconds: startMilliseconds * subjects.length,
  };
}
