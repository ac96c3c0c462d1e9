// The machine that the figures were measured on.
import { spawnSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { findBrowser } from '../browser/find-browser.ts';

export interface Machine {
  system: string;
  cores: number;
  /** "Cortex-A76"; many machines do not report it. */
  processor: string;
  memoryGigabytes: number;
  node: string;
  browsers: string[];
  /** The load average at the start: above the number of cores, all figures are worse than they would be. */
  load: number;
}

const versionOf = (path: string): string =>
  spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout?.trim() ?? '';

export function describeMachine(): Machine {
  const found = (['chromium', 'firefox'] as const).flatMap((kind) => findBrowser(kind) ?? []);
  return {
    system: `${platform()} ${release()}, ${arch()}`,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? '',
    memoryGigabytes: totalmem() / 2 ** 30,
    node: process.version,
    browsers: found.map(({ path }) => versionOf(path)).filter(Boolean),
    load: loadavg()[0] ?? 0,
  };
}
