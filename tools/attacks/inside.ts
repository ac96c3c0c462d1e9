// What attacks ask the extension's own pages.
import type { Page } from 'puppeteer-core';
import { maxSeconds } from './attack.ts';

/** Sends a message to the background as its own pages do, and returns the `res` of the answer. */
export const ask = (
  own: Page,
  type: string,
  data: unknown,
): Promise<{ ok?: boolean; value?: unknown } | undefined> =>
  own.evaluate(
    async (name, question) => {
      const message = {
        id: Math.floor(Math.random() * 1e9),
        type: name,
        data: question,
        timestamp: Date.now(),
      };
      return ((await chrome.runtime.sendMessage(message)) as { res?: object } | undefined)?.res;
    },
    type,
    data,
  );

/** The contents of one of the library's stores. */
export const kept = <T>(own: Page, store: string): Promise<T[]> =>
  own.evaluate(
    (name) =>
      new Promise<never[]>((resolve, reject) => {
        const opening = indexedDB.open('wayclip');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as never[]);
          };
        };
      }),
    store,
  );

/** The screen shown, as soon as it is one of these; otherwise the last one seen. */
export async function shownAt(popup: Page, screens: string[], seconds = maxSeconds - 15): Promise<string> {
  const end = Date.now() + seconds * 1000;
  let shown = 'none';
  while (Date.now() < end) {
    shown = await screenNow(popup, end - Date.now());
    if (screens.includes(shown)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return `still ${shown}`;
}

const screenWords: Record<string, string> = {
  review: 'read',
  failed: 'says that it could not be read',
  'convert-nothing': 'nothing found, not frozen',
  'convert-found': 'bookings found, not frozen',
};

/** The result of `shownAt` in the wording of the table of attacks. */
export const inWords = (shown: string): string => screenWords[shown] ?? shown;

/** A page that hangs does not answer. */
function screenNow(popup: Page, milliseconds: number): Promise<string> {
  const look = popup
    .evaluate(() => document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? 'none')
    .catch(() => 'gone');
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('frozen'), milliseconds));
  return Promise.race([look, late]);
}

/** The id of a tab that Wayclip was pressed on: the addresses of other tabs are not visible. */
export const tabOf = (own: Page, address: string): Promise<number> =>
  own.evaluate(
    async (url) => (await chrome.tabs.query({})).find((tab) => tab.url?.startsWith(url))?.id ?? -1,
    address,
  );

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
