// A profile of the first release under today's build, in real browsers; and one of a newer Wayclip, which is left alone.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf } from '../../tools/browser/popup.ts';
import { type Frozen, thaw } from '../library/frozen.ts';
import { clipIds } from '../library/released-ids.ts';
import { wayclipIn } from './wayclip-in.ts';

/** The extension API, as seen inside the browser. */
interface InBrowser {
  browser?: Api;
  chrome: Api;
}
interface Api {
  storage: { local: { set: (values: object) => Promise<void> } };
}

const file = new URL('../library/released/0.1.0.json', import.meta.url);
/** Replaces the source address of its clips by one that is served here. */
const frozen = (): Frozen =>
  JSON.parse(readFileSync(file, 'utf8').replaceAll('https://blog.test/ghent', `${inject('pagesUrl')}ghent`));

interface Stored {
  id: string;
  draft: unknown;
  editing?: { undo: number };
}

/** Runs in the extension's page: what is really in the database. */
async function lookInside(): Promise<{ version: number; clips: Stored[] }> {
  const opening = indexedDB.open('wayclip');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const database = opening.result;
  const asked = database.transaction('clips').objectStore('clips').getAll();
  await new Promise((resolve) => {
    asked.onsuccess = resolve;
  });
  const { version } = database;
  database.close();
  return { version, clips: JSON.parse(JSON.stringify(asked.result)) };
}

const clipsOf = ({ stores }: Frozen) =>
  (stores.find(({ name }) => name === 'clips')?.rows ?? []).map(({ value }) => value as Stored);
const draftOf = ({ id, draft }: Stored) => ({ id, draft });

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  let inside: Page;

  /** Nobody has the database open while it is replaced. */
  async function put(profile: Frozen): Promise<void> {
    inside = await wayclip().openExtensionPage('options.html');
    await wayclip().stopBackground();
    await inside.evaluate(thaw, profile, 'wayclip');
    await inside.evaluate((settings) => {
      const { browser, chrome } = globalThis as unknown as InBrowser;
      return (browser ?? chrome).storage.local.set(settings);
    }, profile.settings);
  }
  const stepsLeft = async () => {
    const { clips } = await inside.evaluate(lookInside);
    return clips.find(({ id }) => id === clipIds.edited)?.editing?.undo;
  };
  const openPopup = async () => wayclip().pressAction(await wayclip().openPage(`${inject('pagesUrl')}ghent`));

  describe('0.1.0', () => {
    beforeEach(() => put(frozen()));

    test('every draft is there as it was left, and what was edited can be undone', async () => {
      const page = await wayclip().openExtensionPage(`review.html?clip=${clipIds.edited}`);
      expect(await screenOf(page, 'review')).toBe('review');
      expect(await textOf(page, 'h1')).toBe('Ghent with Ana');
      // The worker has run since: one clip continues by itself.
      const { clips } = await inside.evaluate(lookInside);
      expect(clips.map(draftOf)).toEqual(clipsOf(frozen()).map(draftOf));

      for (const left of [2, 1, 0]) {
        await press(page, '.undo-button');
        await eventually('the step to be undone', async () =>
          (await stepsLeft()) === left ? true : undefined,
        );
      }
      expect(await textOf(page, 'h1')).toBe('Two days in Ghent');
    });
  });

  test('a library of a newer Wayclip gives a sentence, and stays as it is', async () => {
    const newer = { ...frozen(), version: 99 };
    await put(newer);
    const popup = await openPopup();
    expect(await screenOf(popup, 'failed')).toBe('failed');
    expect(await textOf(popup, '[data-screen=failed]')).toContain('made by a newer Wayclip');
    await press(popup, '[data-screen=failed] button');
    const { version, clips } = await inside.evaluate(lookInside);
    expect(version).toBe(99);
    expect(clips).toEqual(clipsOf(newer));
  });
});
