// A browser that is killed as by a power cut: all its processes, in the middle of their work. The profile stays, and
// the next browser starts with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/chromium.ts';
import type { ExtensionBrowser, LaunchOptions } from '../browser/extension-browser.ts';
import type { BrowserKind } from '../browser/find-browser.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { allow, signInAndAllow } from '../browser/popup.ts';
import { readAll } from './sending-browser.ts';

const launchers = { chromium: launchChromium, firefox: launchFirefox };

const maxPuttingBackMilliseconds = 30_000;
const maxStarts = 3;

interface StartOptions extends LaunchOptions {
  profile: string;
  say: (line: string) => void;
}

/** The form in which messages carry an answer. */
interface Carried {
  res?: { ok: boolean; value?: unknown };
}

interface InBrowser {
  browser?: Api;
  chrome: Api;
}
interface Api {
  runtime: { sendMessage: (message: object) => Promise<unknown> };
  storage: { session: { get: (keys: null) => Promise<Record<string, { token?: string }>> } };
}

export class CrashBrowser {
  isDead = false;
  private readonly wayclip: ExtensionBrowser;
  private readonly inside: Page;
  private readonly profile: string;

  private constructor(wayclip: ExtensionBrowser, inside: Page, profile: string) {
    this.wayclip = wayclip;
    this.inside = inside;
    this.profile = profile;
  }

  /** On a busy machine a start can exceed automation's timeout; one that fails three times has another cause. */
  static async start(kind: BrowserKind, options: StartOptions): Promise<CrashBrowser> {
    for (let tries = 1; ; tries += 1) {
      let wayclip: ExtensionBrowser | undefined;
      try {
        wayclip = await launchers[kind](options);
        return new CrashBrowser(wayclip, await wayclip.openExtensionPage('options.html'), options.profile);
      } catch (thrown) {
        await wayclip?.close();
        if (tries === maxStarts) throw thrown;
        options.say(`  started again: ${String(thrown).split('\n')[0]}`);
        await settingsPutBack(options.profile);
      }
    }
  }

  /** The value of a successful answer; undefined if it failed. */
  async ask(type: string, data: object): Promise<unknown> {
    const answer = await this.inside.evaluate(
      (message) => {
        const { browser, chrome } = globalThis as unknown as InBrowser;
        return (browser ?? chrome).runtime.sendMessage(message);
      },
      { id: 1, type, data, timestamp: Date.now() },
    );
    const { res } = (answer ?? {}) as Carried;
    return res?.ok ? res.value : undefined;
  }

  rows = (store: string): Promise<unknown[]> => this.inside.evaluate(readAll, store);

  async bearer(): Promise<string> {
    const kept = await this.inside.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as InBrowser;
      return (browser ?? chrome).storage.session.get(null);
    });
    const found = Object.entries(kept).find(([key]) => key.startsWith('access-token:'));
    return found?.[1].token ?? '';
  }

  /** Signs in, or signs in again if a crash lost the token. */
  async connect(authUrl: string, traveller: { email: string; password: string }): Promise<void> {
    const opening = this.wayclip.signInWindow(authUrl);
    const asked = this.ask('connection.connect', {});
    const window = await opening;
    const isKnown = await window
      .waitForSelector('#email, #allow')
      .then((found) => found?.evaluate(({ id }) => id === 'allow'));
    if (!isKnown) await signInAndAllow(window, traveller);
    await allow(window);
    if ((await asked) === undefined) throw new Error('Not connected.');
  }

  /** `kill -9` for all its processes; resolves when they are gone. */
  async kill(): Promise<void> {
    this.isDead = true;
    const main = this.wayclip.browser.process();
    if (!main?.pid) throw new Error('The browser has no process.');
    const gone = new Promise((resolve) => main.once('exit', resolve));
    process.kill(-main.pid, 'SIGKILL');
    if (main.exitCode === null && main.signalCode === null) await gone;
    // Its child processes may hold the profile a moment longer.
    await pause(100);
    await settingsPutBack(this.profile);
  }

  close = (): Promise<void> => this.wayclip.close();
}

/** After Firefox is gone, Puppeteer restores the profile's own settings; the next browser must not start before that. */
async function settingsPutBack(profile: string): Promise<void> {
  const copies = ['prefs.js', 'user.js'].map((name) => join(profile, `${name}.puppeteer`));
  const end = Date.now() + maxPuttingBackMilliseconds;
  while (copies.some((copy) => existsSync(copy))) {
    if (Date.now() > end) throw new Error('The settings of the profile were not put back.');
    await pause(20);
  }
}
