import type { Page } from 'puppeteer-core';
import type { Attack } from './attack.ts';
import { ask, kept, pause, shownAt } from './inside.ts';
import { trip } from './pages.ts';

interface Kept {
  id: string;
}

const words = 'Typed while the disk was full';

export async function typeTitle(page: Page, title: string): Promise<void> {
  await (await page.waitForSelector('h1 button', { visible: true }))?.click();
  await page.waitForSelector('h1 input');
  await page.$eval('h1 input', (field) => (field as HTMLInputElement).select());
  await page.keyboard.type(title);
}

const titleOf = (page: Page) => page.$eval('h1', (title) => title.textContent ?? '').catch(() => '');

/** Storage is full while the traveller types and when the page is opened again, and has room later. */
export const storageFull: Attack = {
  name: 'typed words while storage is full',
  build: 'loopback',
  only: 'chromium',
  // Five pages one after another; on a busy machine each takes a while.
  maxSeconds: 180,
  run: async ({ open, press, own, inWorker }) => {
    await shownAt(await press(await open('/one', trip())), ['review']);
    const inside = await own('options.html');
    const [clip] = await kept<Kept>(inside, 'clips');
    const review = async () => {
      const page = await own(`review.html?clip=${clip?.id}`);
      await shownAt(page, ['review'], 15);
      return page;
    };
    await ask(inside, 'clip.list', {});
    await inWorker(`globalThis.put ??= IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('Full', 'QuotaExceededError'); }; 1`);
    const first = await review();
    await typeTitle(first, words);
    await pause(1500);
    await first.close();
    const again = await review();
    await pause(1500);
    await again.close();
    await inWorker('IDBObjectStore.prototype.put = globalThis.put; 1');
    const last = await review();
    await pause(2000);
    const title = await titleOf(last);
    return { held: title.includes(words), seen: title.includes(words) ? 'kept' : 'gone on reopening' };
  },
};

/** The browser removes the database under the background: to free space, or because the traveller cleared it. */
export const databaseClosed: Attack = {
  name: 'the database closed by the browser',
  build: 'loopback',
  only: 'chromium',
  run: async ({ open, press, own }) => {
    await shownAt(await press(await open('/one', trip())), ['review']);
    const inside = await own('options.html');
    const session = await inside.createCDPSession();
    const origin = new URL(inside.url()).origin;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await pause(1000);
    const answer = await ask(inside, 'clip.list', {});
    return { held: answer?.ok === true, seen: answer?.ok ? 'opened anew' : 'every question fails' };
  },
};

/** Another page on the same site claims to be the page that the traveller clipped and edited. */
export const foreignCanonical: Attack = {
  name: 'a foreign page under the address of an edited clip',
  build: 'loopback',
  run: async ({ open, press }) => {
    const page = await open('/mine', trip());
    const popup = await press(page);
    await shownAt(popup, ['review']);
    await typeTitle(popup, 'My own edited trip');
    await pause(1500);
    await popup.close().catch(() => undefined);
    const html = trip()
      .replace('</head>', '<link rel="canonical" href="/mine"></head>')
      .replaceAll('Graslei', 'Casino Royale');
    const other = await press(await open('/theirs', html));
    const shown = await shownAt(other, ['review', 'failed', 'idle'], 20);
    const isTaken = shown === 'review' && (await titleOf(other)).includes('My own edited trip');
    const asks = await other.$('[data-ask="same-address"], #same-page, #other-page').catch(() => null);
    return {
      held: !isTaken || asks !== null,
      seen: isTaken ? 'opens the edited clip' : 'the edited clip is left alone',
    };
  },
};
