// Collects the text of every place where a token must not be, to search it.
import type { Page, Target } from 'puppeteer-core';
import { press } from '../../tools/browser/popup.ts';
import type { SendingBrowser } from '../../tools/kills/sending-browser.ts';

/** Access and refresh tokens from the answers of the token endpoint. */
export const tokensIn = (answers: string[]): string[] =>
  answers.flatMap((answer) =>
    [...answer.matchAll(/"(?:access|refresh|id)_token":\s*"([^"]+)"/g)].map(([, token]) => token ?? ''),
  );

/** From now on, collects what the worker and one of our pages log, and every message that reaches that page. */
export async function heardIn(desk: SendingBrowser): Promise<{ logs: string[]; messages: string[] }> {
  const logs: string[] = [];
  const messages: string[] = [];
  await desk.wake();
  const isOurs = (target: Target) => target.url().startsWith('chrome-extension://');
  for (const target of desk.wayclip.browser.targets().filter(isOurs)) {
    const session = await target.createCDPSession();
    session.on('Runtime.consoleAPICalled', (event) => logs.push(JSON.stringify(event)));
    session.on('Runtime.exceptionThrown', (event) => logs.push(JSON.stringify(event)));
    await session.send('Runtime.enable');
  }
  await desk.inside.exposeFunction('noteMessage', (text: string) => {
    messages.push(text);
  });
  await desk.inside.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
    const { chrome, noteMessage } = globalThis as any;
    chrome.runtime.onMessage.addListener((message: unknown) => {
      noteMessage(JSON.stringify(message));
    });
  });
  return { logs, messages };
}

/** Every kind of file that the popup can save. */
export async function exportedFiles(popup: Page): Promise<string[]> {
  await press(popup, '#export');
  await popup.waitForSelector('dialog[open] input[name=export-kind]');
  const kinds = await popup.$$eval('input[name=export-kind]', (radios) =>
    radios.map((radio) => (radio as HTMLInputElement).value),
  );
  const files: string[] = [];
  for (const kind of kinds) {
    await popup.$eval(`input[name=export-kind][value=${kind}]`, (radio) => (radio as HTMLElement).click());
    const text = await popup.evaluate(savedText);
    if (text !== undefined) files.push(text);
  }
  await popup.keyboard.press('Escape');
  await popup.waitForSelector('dialog', { hidden: true });
  return files;
}

/** Runs in the popup: the file handed to the browser for saving, if this kind can be saved now. */
async function savedText(): Promise<string | undefined> {
  const save = document.querySelector<HTMLElement>('#export-save');
  if (!save) return undefined;
  const make = URL.createObjectURL.bind(URL);
  const made = new Promise<Blob | undefined>((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve(blob as Blob);
      return make(blob);
    };
    setTimeout(() => resolve(undefined), 5000);
  });
  save.click();
  const text = await (await made)?.text();
  URL.createObjectURL = make;
  return text;
}

export interface SeenByPage {
  /** 'refused', or what the content script read. */
  session: string;
  storage: string;
  document: string;
}

/** What a script of ours inside the page can read: the most the page could get from it. */
export function seenByPage(popup: Page, url: string): Promise<SeenByPage> {
  return popup.evaluate(async (address) => {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const api = (globalThis as any).chrome;
    const tabs: { id: number; url?: string }[] = await api.tabs.query({});
    const tabId = tabs.find((tab) => tab.url?.startsWith(address))?.id;
    const [{ result }] = await api.scripting.executeScript({
      target: { tabId },
      func: async () => {
        // biome-ignore lint/suspicious/noExplicitAny: as above
        const { storage } = (globalThis as any).chrome;
        const read = async (area: string) => {
          try {
            return JSON.stringify(await storage[area].get(null));
          } catch {
            return 'refused'; // Hidden from content scripts.
          }
        };
        return {
          session: await read('session'),
          storage:
            (await read('local')) +
            (await read('sync')) +
            JSON.stringify({ ...localStorage, ...sessionStorage }),
          document: document.documentElement.outerHTML,
        };
      },
    });
    return result;
  }, url);
}
