// KDE's extractor beside ours, where it is installed (Debian: libkpimitinerary-bin).
import { spawnSync } from 'node:child_process';
import type { Subject } from './timed.ts';

const name = 'kitinerary-extractor';
// It starts anew for each file; one that hangs is left alone.
const longest = 20_000;

const count = (json: string): number => {
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) ? found.length : 0;
  } catch {
    return 0;
  }
};

export function otherExtractor(subjects: Subject[]): string[] {
  const version = spawnSync(name, ['--version'], { encoding: 'utf8', timeout: longest });
  if (version.error) return [`${name} is not installed: nothing to put beside these figures.`];
  let [found, spent] = [0, 0];
  for (const { path } of subjects) {
    const start = process.resourceUsage();
    const began = performance.now();
    const ran = spawnSync(name, [path], { encoding: 'utf8', timeout: longest });
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const own = (userCPUTime + systemCPUTime - start.userCPUTime - start.systemCPUTime) / 1000;
    spent += Math.max(0, performance.now() - began - own);
    found += count(ran.stdout);
  }
  return [
    `${version.stdout.trim()}: ${found} reservations in ${subjects.length} files, ${spent.toFixed(0)} ms`,
  ];
}
