// `npm run shots`: a picture of every screen and state, light and dark and in every language, with a gallery, and
// axe-core's findings for each. `npm run shots -- review map` takes only the scenes whose names contain one of the
// words, `npm run shots -- --language de review` only those in that language; `--language pseudo` is a made-up
// language, written from right to left and longer than any other.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from '../service/start.ts';
import { buildExtension, projectRoot } from './build-extension.ts';
import { requireValue } from './require-value.ts';
import { serveBlog } from './sample-blog/serve.ts';
import { faultTable } from './shots/fault-table.ts';
import { gallery } from './shots/gallery.ts';
import { putAllListed } from './shots/library-listed.ts';
import { putPictures } from './shots/put-pictures.ts';
import { takeRealPopup } from './shots/real-popup.ts';
import { scenes } from './shots/scene.ts';
import type { Shot } from './shots/shot.ts';
import { inBrowser } from './shots/speaking-browser.ts';
import type { Theme } from './shots/stage.ts';
import { takeAll } from './shots/take.ts';

const folder = join(projectRoot, '.output', 'shots');
const { values, positionals: words } = parseArgs({
  options: { language: { type: 'string' } },
  allowPositionals: true,
});
const languages = values.language ? [values.language] : ['en', 'de', 'ja'];
const wanted = scenes.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

// Colours are the same in every language: a full run takes both themes only in English, a run of chosen scenes in each.
const themesIn = (language: string): Theme[] =>
  language === 'en' || words.length > 0 ? ['light', 'dark'] : ['light'];

const say = (line: string) => process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${line}` : '');

const service = requireValue(await startService({ memory: true, apiPort: 0, authPort: 0, seedDemo: true }));
const blog = requireValue(await serveBlog(0));

/** All pictures of the extension in one language, taken in a separate browser. */
const takeIn = (language: string, built: string): Promise<Shot[]> =>
  inBrowser({ built, language, say }, async (browser) => {
    const page = await browser.openExtensionPage('options.html');
    const origin = page.url().split('/options')[0] ?? '';
    await putPictures(page);
    await putAllListed(page);
    const prepared = await takeAll({
      page,
      origin,
      language,
      scenes: wanted,
      themes: themesIn(language),
      folder,
      say,
    });
    const isRealWanted = language === 'en' && (words.length === 0 || words.includes('real'));
    return isRealWanted ? [...prepared, ...(await takeRealPopup(browser, blog.url, folder))] : prepared;
  });

try {
  const built = requireValue(await buildExtension({ browser: 'chrome', ...service }));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Most of the time is spent waiting for screens to settle, so the languages run in parallel.
  const shots = (await Promise.all(languages.map((language) => takeIn(language, built)))).flat();
  await writeFile(join(folder, 'index.html'), gallery(shots));
  say('');
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  console.log(faultTable(shots));
  console.log(`${shots.length} pictures, ${faulty.length} with something to mend: .output/shots/index.html`);
  process.exitCode = faulty.length > 0 ? 1 : 0;
} finally {
  await Promise.all([service.stop(), blog.stop()]);
}
