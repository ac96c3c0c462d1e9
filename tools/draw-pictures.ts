// Redraws the service's pictures: `npm run pictures -- [NAME…]`. The files are committed, so this is needed only when a
// scene changes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findBrowser } from './browser/find-browser.ts';
import { height, width } from './pictures/brush.ts';
import { drawings } from './pictures/draw.ts';

const folder = join(import.meta.dirname, '..', 'service', 'pictures', 'drawn');
// Lower quality shows banding in flat skies; higher quality costs size for no visible gain.
const quality = 74;

const wanted = process.argv.slice(2);
const chosen = drawings().filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const found = findBrowser('chromium');
if (!found) throw new Error('Chromium is needed to turn the drawings into pictures.');
const browser = await puppeteer.launch({
  executablePath: found.path,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  for (const { name, svg } of chosen) {
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
    const bytes = await page.screenshot({ type: 'webp', quality });
    await writeFile(join(folder, `${name}.webp`), bytes);
    console.log(`${name} ${(bytes.length / 1024).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
}
