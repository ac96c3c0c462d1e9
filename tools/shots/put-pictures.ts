// Stores copies of the sample blog's drawings in the browser's library, as if a page had been read.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { projectRoot } from '../build-extension.ts';
import { clipId, pictures } from './made-up.ts';

export async function putPictures(page: Page): Promise<void> {
  const rows = await Promise.all(
    pictures.map(async (src) => {
      const file = join(projectRoot, 'tools', 'sample-blog', 'site', 'pictures', src.split('/').at(-1) ?? '');
      return { src, base64: (await readFile(file)).toString('base64') };
    }),
  );
  await page.evaluate(
    async (clip, copies) => {
      const open = () =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('wayclip');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
      // The background creates the database when it is first asked for clips.
      await chrome.runtime.sendMessage({ id: 1, type: 'clip.list', data: {}, timestamp: Date.now() });
      const database = await open();
      const store = database.transaction('pictures', 'readwrite').objectStore('pictures');
      for (const { src, base64 } of copies) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        store.put({ clipId: clip, src, picture: new Blob([bytes], { type: 'image/jpeg' }) });
      }
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
      database.close();
    },
    clipId,
    rows,
  );
}
