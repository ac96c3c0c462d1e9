import { browser } from 'wxt/browser';

const beatMilliseconds = 10_000;

/**
 * For work that takes minutes. Firefox stops a background page 30 s after its last call to the browser, even if a page is
 * waiting for its answer, so any call is made regularly. Chrome lets it work for five minutes.
 */
export async function stayAwake<Value>(work: () => Promise<Value>): Promise<Value> {
  const beat = setInterval(() => void browser.runtime.getPlatformInfo(), beatMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
