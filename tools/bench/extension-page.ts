// Opens a page of the built extension in a fresh browser to measure on. No service answers it.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/chromium.ts';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { needBrowser } from '../browser/need-browser.ts';
import { buildExtension } from '../build-extension.ts';
import { requireValue } from '../require-value.ts';

interface Measuring<T> {
  /** Adds files to the extension's folder beforehand. */
  prepare?: (extension: string) => Promise<void>;
  /** `origin`: "chrome-extension://…" */
  measure: (page: Page, origin: string, browser: ExtensionBrowser) => Promise<T>;
}

export async function onExtensionPage<T>({
  prepare,
  measure,
}: Measuring<T>): Promise<{ browser: string; measured: T }> {
  const extension = await mkdtemp(join(tmpdir(), 'wayclip-bench-'));
  try {
    const nowhere = { apiUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9' };
    await cp(requireValue(await buildExtension({ browser: 'chrome', ...nowhere })), extension, {
      recursive: true,
    });
    await prepare?.(extension);
    const { path } = requireValue(needBrowser('chromium', console.error));
    const browser = await launchChromium({ executablePath: path, extension, headless: true });
    try {
      const page = await browser.openExtensionPage('options.html');
      const origin = page.url().split('/options')[0] ?? '';
      return { browser: await browser.browser.version(), measured: await measure(page, origin, browser) };
    } finally {
      await browser.close();
    }
  } finally {
    await rm(extension, { recursive: true, force: true });
  }
}
