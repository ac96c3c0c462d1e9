// `npm run attacks`: attacks the built extension in real browsers, on loopback only, and prints the outcome of each attack.
// With words, runs only the attacks whose names contain one; `--browser firefox` runs them only in that browser;
// `--builds FOLDER` uses existing builds ("chrome-store", "chrome-loopback" and the same of Firefox), such as an
// earlier version's.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isAsDocumented } from './attacks/as-documented.ts';
import type { Attack, Outcome } from './attacks/attack.ts';
import { attacks } from './attacks/attacks.ts';
import { apiUrl, authUrl } from './attacks/service.ts';
import { runAttack } from './attacks/with-world.ts';
import type { BrowserKind } from './browser/find-browser.ts';
import { needBrowser } from './browser/need-browser.ts';
import { buildExtension, projectRoot, runWxt } from './build-extension.ts';
import { requireValue } from './require-value.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string', multiple: true }, builds: { type: 'string' } },
});
const kinds: BrowserKind[] = (['chromium', 'firefox'] as const).filter(
  (kind) => values.browser === undefined || values.browser.includes(kind),
);
const chosen = attacks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** Copies of both builds of each browser, out of reach of the next build. */
async function build(folder: string): Promise<void> {
  for (const kind of kinds) {
    const browser = kind === 'chromium' ? 'chrome' : kind;
    requireValue(await runWxt({ root: projectRoot, browser, env: { ...process.env, WXT_API_URL: '' } }));
    cpSync(join(projectRoot, '.output', `${browser}-mv3`), join(folder, `${browser}-store`), {
      recursive: true,
    });
    const loopback = requireValue(await buildExtension({ browser, apiUrl, authUrl }));
    cpSync(loopback, join(folder, `${browser}-loopback`), { recursive: true });
  }
}

async function resultIn(kind: BrowserKind, attack: Attack, builds: string): Promise<Outcome | undefined> {
  if (attack.only && attack.only !== kind) return undefined;
  const { path } = requireValue(needBrowser(kind, (line) => console.log(line)));
  const extension = join(builds, `${kind === 'chromium' ? 'chrome' : kind}-${attack.build}`);
  return runAttack(attack, { kind, executablePath: path, extension });
}

const cell = (outcome: Outcome | undefined) =>
  outcome ? `${outcome.held ? 'held' : 'NOT HELD'}: ${outcome.seen}` : '–';

const made = values.builds === undefined ? mkdtempSync(join(tmpdir(), 'wayclip-attacks-')) : undefined;
const builds = values.builds ?? made ?? '';
let bad = 0;
try {
  if (made) await build(made);
  console.log(`| attack | ${kinds.join(' | ')} |\n|---|${kinds.map(() => '---|').join('')}`);
  for (const attack of chosen) {
    const outcomes: (Outcome | undefined)[] = [];
    for (const kind of kinds) outcomes.push(await resultIn(kind, attack, builds));
    bad += outcomes.filter((outcome) => outcome?.held === false).length;
    console.log(`| ${attack.name} | ${outcomes.map(cell).join(' | ')} |`);
    if (made && !kinds.every((kind, at) => isAsDocumented(attack.name, kind, cell(outcomes[at]))))
      console.log('  (docs/threats.md says otherwise)');
  }
} finally {
  if (made) rmSync(made, { recursive: true });
}
console.log(`\n${bad === 0 ? 'All held.' : `${bad} did not hold.`}`);
// A browser that hung may have left handles open.
process.exit(bad === 0 ? 0 : 1);
