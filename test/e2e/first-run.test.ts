// From the installation to a reviewed draft, as a newcomer goes: pressing what stands out, reading nothing.
import { afterEach, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../tools/browser/chromium.ts';
import { type ExtensionBrowser, eventually, welcomePage } from '../../tools/browser/extension-browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { launchFirefox } from '../../tools/browser/firefox.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';

const launchers = { chromium: launchChromium, firefox: launchFirefox };

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let wayclip: ExtensionBrowser | undefined;
  afterEach(() => wayclip?.close());

  test('the welcome opens by itself and ends in a draft of the sample page, without an account', async () => {
    const executablePath = findBrowser(kind)?.path ?? '';
    const extension = inject('builds')[kind];
    const proxy = inject('proxyUrl');
    wayclip = await launchers[kind]({ executablePath, extension, headless: true, keepsWelcome: true, proxy });
    const { browser, openExtensionPage } = wayclip;
    const page = await welcomePage(browser);
    const start = Date.now();
    for (let step = 0; step < 3; step += 1) await press(page, '#welcome-next');
    await press(page, '#clip-sample');
    expect(await screenOf(page, 'review', 'failed', 'idle')).toBe('review');
    expect(Date.now() - start).toBeLessThan(60_000);
    expect(await textOf(page, 'h1')).toBe('Two slow days in Porto');
    expect(await textsOf(page, '.stop-row')).toHaveLength(4);
    await page.waitForSelector('#day-picture img');

    const settings = await openExtensionPage('options.html');
    await settings.waitForSelector('#permissions tbody tr');
    expect(await textOf(settings, '#left')).toContain('Reading a page contacts nobody.');
    await press(settings, '#show-report');
    const report = await eventually('the report', async () =>
      (await settings.$('#report-text')) ? textOf(settings, '#report-text') : undefined,
    );
    expect(report).toContain('drafts 1 (kept 1)');
    expect(report).not.toContain('Porto');

    await press(settings, '#forget-data');
    await press(settings, '#confirm');
    await eventually('that all is gone', async () =>
      /Everything was deleted/.test(await textOf(settings, '#data')) ? true : undefined,
    );
    const drafts = await settings.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
      const api = (globalThis as any).browser ?? (globalThis as any).chrome;
      const message = { id: 1, type: 'clip.list', data: {}, timestamp: Date.now() };
      return (await api.runtime.sendMessage(message)).res.value.length;
    });
    expect(drafts).toBe(0);
  });
});
