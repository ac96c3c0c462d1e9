import { browser } from 'wxt/browser';

const beatMilliseconds = 10_000;

/**
 * For work that takes minutes. Firefox ends a background 30 s after its last word with the browser, though a page waits for
 * its answer and a file is under way; any word will do. Chrome lets it work on for five minutes.
 */
export async function stayAwake<Value>(work: () => Promise<Value>): Promise<Value> {
  const beat = setInterval(() => void browser.runtime.getPlatformInfo(), beatMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
