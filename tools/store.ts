// `npm run store`: everything the stores need besides the packages, in .output/store, a folder for each language:
// title, summary and description as plain text, and pictures of 1280 × 800. `npm run store -- en de` makes only these
// languages.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '../service/start.ts';
import { buildExtension, projectRoot } from './build-extension.ts';
import { requireValue } from './require-value.ts';
import { serveBlog } from './sample-blog/serve.ts';
import { inBrowser } from './shots/speaking-browser.ts';
import { storeFaults } from './store/store-text.ts';
import { takePictures } from './store/take-pictures.ts';
import { storeLanguages, storeTextIn } from './store/texts.ts';

async function makeFor(language: string, built: string, blogUrl: string): Promise<void> {
  const folder = join(projectRoot, '.output', 'store', language);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const text = storeTextIn(language);
  for (const part of ['title', 'summary', 'description'] as const)
    await writeFile(join(folder, `${part}.txt`), `${text[part]}\n`);
  const taken = await inBrowser({ built, language, say: console.error }, (browser) =>
    takePictures(browser, { language, captions: text.captions, folder, blogUrl }),
  );
  const faults = storeFaults(text);
  console.log(`${language}: ${taken.length} pictures${faults.map((fault) => `, ${fault}`).join('')}`);
  if (faults.length > 0) process.exitCode = 1;
}

const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : storeLanguages();
const service = requireValue(await startService({ memory: true, apiPort: 0, authPort: 0, seedDemo: true }));
const blog = requireValue(await serveBlog(0));
try {
  const built = requireValue(await buildExtension({ browser: 'chrome', ...service }));
  for (const language of languages) await makeFor(language, built, blog.url);
  console.log('In .output/store');
} finally {
  await Promise.all([service.stop(), blog.stop()]);
}
