// A browser with the built extension for a whole group of tests, reset between them.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../tools/browser/chromium.ts';
import { closeTabs, type ExtensionBrowser } from '../../tools/browser/extension-browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { launchFirefox } from '../../tools/browser/firefox.ts';

type Kind = 'chromium' | 'firefox';
const launchers = { chromium: launchChromium, firefox: launchFirefox };

/** Started once for all files, which run one after the other in one process; `world.ts` closes them at the end. */
const shared = new Map<Kind, ExtensionBrowser>();

async function launched(kind: Kind, extension: string): Promise<ExtensionBrowser> {
  const found = findBrowser(kind);
  if (!found) throw new Error(`No ${kind} on this machine.`);
  const browser = await launchers[kind]({
    executablePath: found.path,
    extension,
    headless: true,
    proxy: inject('proxyUrl'),
  });
  shared.set(kind, browser);
  writeFileSync(join(tmpdir(), `browser-${browser.browser.process()?.pid}`), '');
  return browser;
}

/** Reset to a fresh state; a browser that a test left broken is replaced. */
async function startedOver(kind: Kind, extension: string): Promise<ExtensionBrowser> {
  const before = shared.get(kind);
  if (!before) return launched(kind, extension);
  try {
    await before.startOver(extension);
    return before;
  } catch (thrown) {
    console.warn(`${kind} is started again:`, thrown);
    await before.close().catch(() => undefined);
    return launched(kind, extension);
  }
}

/** The running browser; call it only inside tests, once it has started. `build` is the extension's folder. */
export function wayclipIn(kind: Kind, build = async () => inject('builds')[kind]): () => ExtensionBrowser {
  let running: ExtensionBrowser | undefined;
  const wayclip = () => {
    if (!running) throw new Error(`${kind} is not running.`);
    return running;
  };

  beforeAll(async () => {
    running = await startedOver(kind, await build());
  });
  afterAll(() => {
    running = undefined;
  });

  afterEach(() => closeTabs(wayclip().browser));

  return wayclip;
}
