// Finds a browser, installing it from Debian's packages if possible; otherwise prints the one command to run.
import { spawnSync } from 'node:child_process';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type BrowserKind, type FoundBrowser, findBrowser } from './find-browser.ts';

const packages: Record<BrowserKind, string> = { chromium: 'chromium', firefox: 'firefox-esr' };

const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function adviceFor(kind: BrowserKind): string {
  const name = kind === 'chromium' ? 'Chromium, Chrome or Edge' : 'Firefox';
  return process.platform === 'linux'
    ? `No ${name} was found. Run: sudo apt-get install ${packages[kind]}`
    : `No ${name} was found. Install one, then run this again.`;
}

export function needBrowser(kind: BrowserKind, say: (line: string) => void): Result<FoundBrowser, string> {
  const found = findBrowser(kind);
  if (found) return ok(found);
  if (!canInstall()) return fail(adviceFor(kind));
  say(`Installing Debian's ${packages[kind]} (this happens once)`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => spawnSync('apt-get', words, { env: environment, encoding: 'utf8' });
  run('update', '-qq');
  const installed = run('install', '-y', '-qq', '--no-install-recommends', packages[kind]);
  const now = findBrowser(kind);
  if (now) return ok(now);
  return fail(`${adviceFor(kind)}\n${(installed.stderr ?? '').trim().split('\n').slice(-3).join('\n')}`);
}
