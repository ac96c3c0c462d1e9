// Typed text survives: the popup closed in the middle of a word, the background stopped, the browser restarted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../tools/browser/chromium.ts';
import type { ExtensionBrowser } from '../../tools/browser/extension-browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { launchFirefox } from '../../tools/browser/firefox.ts';
import { press, screenOf, textOf } from '../../tools/browser/popup.ts';

const launchers = { chromium: launchChromium, firefox: launchFirefox };
const note = 'Bring the blue um';
const title = 'Porto, slow and stead';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let profile = '';
  let wayclip: ExtensionBrowser;

  const start = async () => {
    const executablePath = findBrowser(kind)?.path;
    if (!executablePath) throw new Error(`No ${kind} on this machine.`);
    wayclip = await launchers[kind]({
      executablePath,
      extension: inject('builds')[kind],
      headless: true,
      profile,
      proxy: inject('proxyUrl'),
    });
  };
  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), 'wayclip-profile-'));
    await start();
  });
  afterAll(async () => {
    await wayclip.close();
    await rm(profile, { recursive: true, force: true });
  });

  const open = async () => {
    const popup = await wayclip.pressAction(await wayclip.openPage(inject('blogUrl')));
    expect(await screenOf(popup, 'review', 'failed')).toBe('review');
    await popup.waitForSelector('.stop-head');
    return popup;
  };
  const editFirstStop = async (popup: Page) => {
    await popup.$eval('.stop-head', (head) => (head as HTMLElement).focus());
    await popup.keyboard.press('e');
    await popup.waitForSelector('#stop-note');
  };
  const writeTitle = async (popup: Page, words: string) => {
    await press(popup, 'h1 button');
    await popup.waitForSelector('h1 input');
    await popup.$eval('h1 input', (field) => (field as HTMLInputElement).select());
    await popup.keyboard.type(words);
  };
  const keptNote = async () => {
    const popup = await open();
    await editFirstStop(popup);
    return popup.$eval('#stop-note', (field) => (field as HTMLTextAreaElement).value);
  };

  test('a note, with the popup closed in the middle of a word', async () => {
    const popup = await open();
    await editFirstStop(popup);
    const before = await popup.$eval('#stop-note', (field) => (field as HTMLTextAreaElement).value);
    await popup.type('#stop-note', note);
    await popup.close();
    const kept = await keptNote();
    expect([before + note, note + before]).toContain(kept);
  });

  test('a title, with the background stopped before, during and after the typing', async () => {
    const popup = await open();
    await wayclip.stopBackground();
    await writeTitle(popup, title.slice(0, 6));
    await wayclip.stopBackground();
    await Promise.all([popup.keyboard.type(title.slice(6, 15)), wayclip.stopBackground()]);
    await popup.keyboard.type(title.slice(15));
    await wayclip.stopBackground();
    await popup.close();
    expect(await textOf(await open(), 'h1')).toBe(title);
  });

  // Two browser starts in one test.
  const patience = 120_000;
  test('a title, with the browser closed in the middle of a word and started again', {
    timeout: patience,
  }, async () => {
    const popup = await open();
    await writeTitle(popup, `${title}y da`);
    await wayclip.close();
    await start();
    const again = await open();
    expect(await textOf(again, 'h1')).toBe(`${title}y da`);
    await editFirstStop(again);
    expect(await again.$eval('#stop-note', (field) => (field as HTMLTextAreaElement).value)).toContain(note);
  });
});
