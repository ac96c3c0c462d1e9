// Types a keyword and words into the address bar, as far as automation allows.
import type { Browser } from 'puppeteer-core';
import type { ExtensionBrowser } from './extension-browser.ts';
import { bidi } from './firefox.ts';

/** Types them, returns what the extension suggests for them, and presses Enter. */
export const enterInAddressBar = ({ name, browser }: ExtensionBrowser, keyword: string, words: string) =>
  name === 'firefox' ? inFirefox(browser, `${keyword} ${words}`) : inChromium(browser, words);

/** In Firefox's own address bar. */
async function inFirefox(browser: Browser, typed: string): Promise<string[]> {
  const { contexts } = await bidi(browser, 'browsingContext.getTree', { 'moz:scope': 'chrome' });
  const shown = await bidi(browser, 'script.evaluate', {
    expression: `(async () => {
      const bar = window.gURLBar;
      bar.focus();
      bar.search(${JSON.stringify(typed)});
      const { results } = await bar.lastQueryContextPromise;
      const offered = results.map(({ payload }) => payload.title ?? payload.content ?? '');
      bar.handleCommand(new KeyboardEvent('keydown', { key: 'Enter' }));
      return JSON.stringify(offered);
    })()`,
    target: { context: contexts?.[0]?.context },
    awaitPromise: true,
  });
  return JSON.parse(String(shown.result?.value ?? '[]'));
}

/** Methods that Chromium's event objects have beyond their documented interface. */
interface OmniboxEvents {
  omnibox: {
    onInputChanged: { dispatch: (typed: string, suggest: (found: { content: string }[]) => void) => void };
    onInputEntered: { dispatch: (typed: string, disposition: string) => void };
  };
}

/** Automation cannot type into Chromium's address bar: its events are dispatched from inside the background. */
async function inChromium(browser: Browser, words: string): Promise<string[]> {
  const target = await browser.waitForTarget((found) => found.type() === 'service_worker');
  const worker = await target.worker();
  const offered = await worker?.evaluate(async (typed: string) => {
    const { omnibox } = (globalThis as unknown as { chrome: OmniboxEvents }).chrome;
    const found = await new Promise<{ content: string }[]>((resolve) => {
      omnibox.onInputChanged.dispatch(typed, resolve);
    });
    omnibox.onInputEntered.dispatch(typed, 'newForegroundTab');
    return found.map(({ content }) => content);
  }, words);
  return offered ?? [];
}
