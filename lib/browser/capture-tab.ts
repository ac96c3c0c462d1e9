// Reads the page in a tab by injecting the capture script. Its return value is the only way back:
// pages have no message to send us.
import { browser } from 'wxt/browser';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';

/** What the browsers say when a page may not be touched: settings pages, the stores, viewers, new tabs. */
const offLimits =
  /cannot access|cannot be scripted|missing host permission|extensions gallery|not allowed|error page|about:|chrome:/i;
/** What they say when it went away: closed, crashed or left for another page. */
const gone =
  /no tab with id|invalid tab id|tab was closed|frame with id .* was removed|frame was removed|destroyed|unloaded|navigat/i;

/** The answer is untrusted: a page shares its process with the script that reads it. */
export async function captureTab(tabId: number): Promise<Result<unknown, ReadFailure>> {
  try {
    const [injected] = await browser.scripting.executeScript({
      target: { tabId },
      files: ['/capture.js'],
    });
    // Firefox refuses its own pages without an error: nothing was injected, so nothing comes back.
    if (!injected) return fail({ kind: 'page-off-limits' });
    return injected.result == null ? fail({ kind: 'page-unreadable' }) : ok(injected.result);
  } catch (thrown) {
    const message = String(thrown);
    if (gone.test(message)) return fail({ kind: 'page-gone' });
    if (offLimits.test(message)) return fail({ kind: 'page-off-limits' });
    return fail({ kind: 'page-unreadable' });
  }
}
