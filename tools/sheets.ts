// `npm run sheets -- FOLDER [--to FOLDER] [--built EXTENSION] [--most N]`: presses Wayclip on every saved page of a
// folder in the real browser and makes one contact sheet of each: the popup as it opens, an opened stop, the panel, the
// full page, and the draft's text. For reviewing drafts as a traveller sees them, before and after a change.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesIn, servePages } from './bench/pages.ts';
import { buildExtension, projectRoot } from './build-extension.ts';
import { requireValue } from './require-value.ts';
import { type Pressed, pressPage } from './sheets/press-page.ts';
import { drawSheet } from './sheets/sheet.ts';
import { inBrowser } from './shots/speaking-browser.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string' }, built: { type: 'string' }, most: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run sheets -- FOLDER [--to FOLDER] [--built EXTENSION] [--most N]');
  process.exit(2);
}
const to = resolve(values.to ?? join(projectRoot, '.output', 'sheets'));
const pages = pagesIn(folder).slice(0, Number(values.most ?? Number.POSITIVE_INFINITY));
const nowhere = { apiUrl: 'http://127.0.0.1:1', authUrl: 'http://127.0.0.1:1' };
const built = values.built ?? requireValue(await buildExtension({ browser: 'chrome', ...nowhere }));
const server = await servePages(pages, join(projectRoot, 'public'));

await mkdir(to, { recursive: true });
const pressed: Pressed[] = [];
try {
  await inBrowser({ built, language: 'en', say: console.log }, async (browser) => {
    for (const { name } of pages) {
      try {
        const one = await pressPage(browser, name, server.addressOf(name));
        await drawSheet(browser, one, join(to, `${name}.png`));
        pressed.push(one);
        console.log(lineOf(one));
      } catch (thrown) {
        console.log(`${name}: ${String(thrown).split('\n')[0]}`);
      }
    }
  });
} finally {
  server.close();
}

function lineOf({ name, screen, facts, seen, shift }: Pressed): string {
  if (screen !== 'review') return `${name}: ${screen}`;
  const stops = facts.days.reduce((sum, day) => sum + day.stops.length, 0);
  return `${name}: ${facts.days.length} days, ${stops} stops, ${seen} of ${facts.days[0]?.stops.length ?? 0} seen whole, shift ${shift.toFixed(3)}`;
}

const facts = pressed.map(({ pictures, ...rest }) => rest);
await writeFile(join(to, 'pressed.json'), JSON.stringify(facts, null, 1));
console.log(`${pressed.length} of ${pages.length} pages: ${to}`);
