// The traveller's journeys in the built extension, in real browsers, from one description.

import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { requestSchemas } from '../../lib/browser/request-schemas.ts';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { demoTraveller } from '../../service/seed.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { allow, press, screenOf, signInAndAllow, textOf, textsOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

const askNames = Object.keys(requestSchemas);

/** Types as a person does, after clearing the field. */
async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  if (text) await page.type(selector, text);
}

const stored = async (): Promise<Itinerary[]> =>
  (await fetch(`${inject('truthUrl')}?email=${demoTraveller.email}`)).json();

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  const pressOn = async (url: string) => wayclip().pressAction(await wayclip().openPage(url));

  /** From the draft to the service's own sign-in page. */
  async function signInWindowFrom(popup: Page): Promise<Page> {
    await screenOf(popup, 'review');
    await press(popup, '#send');
    await screenOf(popup, 'connect');
    const opening = wayclip().signInWindow(inject('authUrl'));
    await press(popup, '#connect');
    return opening;
  }

  test('a click on the toolbar reads the page, with no permission for its site', async () => {
    const popup = await pressOn(inject('blogUrl'));
    expect(await screenOf(popup, 'review', 'failed')).toBe('review');
    expect(await textOf(popup, 'h1')).toBe('Three slow days in Porto');
    expect(await textsOf(popup, '.day-chip')).toHaveLength(3);
    const rows = (await textsOf(popup, '.stop-row')).join('\n');
    expect(rows).toContain('Cais da Ribeira');
    expect(rows).toContain('09:00');
    expect(rows).not.toContain('Lisbon by tram');
  });

  test('a stop shows the words it came from', async () => {
    const popup = await pressOn(inject('blogUrl'));
    await screenOf(popup, 'review');
    await press(popup, '.stop-row button');
    await popup.waitForSelector('blockquote');
    expect(await textOf(popup, 'blockquote')).toContain('Cais da Ribeira');
  });

  test('closing the sign-in window loses nothing', async () => {
    const popup = await pressOn(inject('blogUrl'));
    const window = await signInWindowFrom(popup);
    await window.waitForSelector('#email');
    await window.close();
    expect(await screenOf(popup, 'review', 'connect', 'sent')).not.toBe('sent');
    await eventually('the words', async () =>
      /Not connected/.test(await textOf(popup, '[data-screen]')) ? true : undefined,
    );
  });

  test('sends the trip once, with its day pictures, and finds it in the library', async () => {
    const before = (await stored()).length;
    const popup = await pressOn(inject('blogUrl'));
    const window = await signInWindowFrom(popup);
    await signInAndAllow(window, demoTraveller);
    await allow(window);
    expect(await screenOf(popup, 'sent', 'failed')).toBe('sent');

    const made = await stored();
    expect(made).toHaveLength(before + 1);
    const trip = made.find(({ title }) => title === 'Three slow days in Porto');
    expect(trip?.days?.map((day) => day.stops?.length)).toEqual([4, 4, 3]);
    expect(trip?.days?.[0]?.stops?.[0]).toMatchObject({ name: 'Cais da Ribeira', startTime: '09:00' });
    expect(trip?.days?.every((day) => day.imageURL?.startsWith(inject('apiUrl')))).toBe(true);
    const picture = await fetch(trip?.days?.[0]?.imageURL ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);

    await press(popup, '#library');
    await screenOf(popup, 'library');
    await eventually('the trip in the list', async () =>
      /Three slow days in Porto/.test(await textOf(popup, '[data-screen]')) ? true : undefined,
    );
  });

  test('opened again on the same page, it knows that the trip was sent', async () => {
    const before = (await stored()).length;
    const popup = await pressOn(inject('blogUrl'));
    await screenOf(popup, 'sent', 'review');
    expect((await stored()).length).toBe(before);
  });

  describe('pages that give nothing say why', () => {
    test('an empty page', async () => {
      const popup = await pressOn(`${inject('pagesUrl')}empty`);
      await screenOf(popup, 'failed');
      expect(await textOf(popup, '[data-screen]')).toContain('No itinerary on this page');
    });

    test('a page that is no trip', async () => {
      const popup = await pressOn(`${inject('pagesUrl')}recipe`);
      await screenOf(popup, 'failed');
      expect(await textOf(popup, '[data-screen]')).toContain('No itinerary on this page');
    });

    test('a page of the browser itself', async () => {
      const popup = await pressOn(kind === 'chromium' ? 'chrome://version/' : 'about:license');
      await screenOf(popup, 'failed');
      expect(await textOf(popup, '[data-screen]')).toContain('Wayclip can’t read this page');
    });

    test('a page that was closed', async () => {
      const popup = await wayclip().openExtensionPage('popup.html?tabId=987654');
      await screenOf(popup, 'failed');
      expect(await textOf(popup, '[data-screen]')).toContain('The page was closed');
    });
  });

  test('a content script cannot ask the background for anything', async () => {
    const popup = await pressOn(inject('blogUrl'));
    await screenOf(popup, 'review', 'sent');
    const answers = await popup.evaluate(forgeFromPage, { url: inject('blogUrl'), names: askNames });
    expect(answers).toEqual(askNames.map((name) => [name, 'Not for you.']));
    expect(await popup.evaluate(forgeNews, inject('blogUrl'))).toBe(true);
    expect(await textOf(popup, 'body')).not.toContain('Forged');
  });

  test('disconnecting ends the token, and nothing of the account stays here', async () => {
    const options = await wayclip().openExtensionPage('options.html');
    await options.waitForSelector('#disconnect');
    const before = await options.evaluate(keptOfAccounts);
    expect(before.tokens).toHaveLength(1);
    const list = () =>
      fetch(`${inject('apiUrl')}/v1/itineraries`, {
        headers: { authorization: `Bearer ${before.tokens[0]}` },
      });
    expect((await list()).status).toBe(200);

    await press(options, '#disconnect');
    await eventually('the sentence', async () =>
      /Disconnected/.test(await textOf(options, 'body')) ? true : undefined,
    );
    expect(await options.evaluate(keptOfAccounts)).toEqual({ tokens: [], accounts: 0 });
    expect((await list()).status).toBe(401);
  });

  test('a service that is switched off gives a sentence, and the draft stays', async () => {
    const options = await wayclip().openExtensionPage('options.html');
    await options.waitForSelector('#service-address');
    await fill(options, '#service-address', 'http://127.0.0.1:9');
    await fill(options, '#sign-in-address', '');
    await press(options, '#save-service');
    await eventually('the settings to be saved', async () =>
      /saved/i.test(await textOf(options, 'body')) ? true : undefined,
    );
    if (await options.$('#disconnect')) await press(options, '#disconnect');

    const popup = await pressOn(`${inject('pagesUrl')}ghent`);
    await screenOf(popup, 'review');
    await press(popup, '#send');
    await screenOf(popup, 'connect');
    await press(popup, '#connect');
    await screenOf(popup, 'review');
    await eventually('the sentence', async () =>
      /The service didn’t answer/.test(await textOf(popup, '[data-screen]')) ? true : undefined,
    );
    expect(await textsOf(popup, '.stop-row')).toHaveLength(2);
    // The notice may replace the button with a remedy, so it takes the focus.
    const isOnNotice = () =>
      popup.evaluate(() => document.activeElement?.closest('.surface-notice') !== null);
    expect(await isOnNotice()).toBe(true);
  });
});

/** Runs in an extension page: what is stored of connected accounts. */
async function keptOfAccounts(): Promise<{ tokens: string[]; accounts: number }> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const session: Record<string, { token: string }> = await api.storage.session.get(null);
  const tokens = Object.keys(session).filter((key) => key.startsWith('access-token:'));
  const accounts = await new Promise<number>((resolve) => {
    const asked = indexedDB.open('wayclip');
    asked.onsuccess = () => {
      const count = asked.result.transaction('accounts').objectStore('accounts').count();
      count.onsuccess = () => resolve(count.result);
    };
  });
  return { tokens: tokens.map((key) => session[key]?.token ?? ''), accounts };
}

/**
 * Runs in an extension page: has the content-script world announce every draft under another title. Returns true once
 * done.
 */
async function forgeNews(url: string): Promise<boolean> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const listed = await api.runtime.sendMessage({ id: 1, type: 'clip.list', data: {}, timestamp: Date.now() });
  const clips = listed.res.value;
  const tabs = await api.tabs.query({});
  const tab = tabs.find((candidate: { url?: string }) => candidate.url === url);
  await api.scripting.executeScript({
    target: { tabId: tab.id },
    args: [clips],
    // biome-ignore lint/suspicious/noExplicitAny: plain data, as it comes
    func: async (all: any[]) => {
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const runtime = ((globalThis as any).browser ?? (globalThis as any).chrome).runtime;
      for (const clip of all) {
        const title = { ...clip.draft.title, value: 'Forged' };
        const data = { ...clip, draft: { ...clip.draft, title } };
        await runtime
          .sendMessage({ id: 1, type: 'clip.changed', data, timestamp: Date.now() })
          .catch(() => undefined);
      }
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return clips.length > 0;
}

/** Runs in an extension page: has the page's content-script world send each message, well-formed like ours. */
async function forgeFromPage({ url, names }: { url: string; names: string[] }): Promise<[string, string][]> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const tabs = await api.tabs.query({});
  const tab = tabs.find((candidate: { url?: string }) => candidate.url === url);
  const [{ result }] = await api.scripting.executeScript({
    target: { tabId: tab.id },
    args: [names],
    func: async (types: string[]) => {
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const runtime = ((globalThis as any).browser ?? (globalThis as any).chrome).runtime;
      const asked = types.map(async (type) => {
        const data = { tabId: 1, clipId: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11' };
        const answer = await runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() });
        return [type, answer?.err?.message];
      });
      return Promise.all(asked);
    },
  });
  return result;
}
