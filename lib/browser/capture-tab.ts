// Reads the page in a tab by injecting the capture script. Its return value is the only way back: pages cannot send us
// messages.
import { browser } from 'wxt/browser';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { within } from './within.ts';

/** The browsers' errors for pages that are off limits: settings pages, the stores, viewers, new tabs. */
const offLimits =
  /cannot access|cannot be scripted|missing host permission|extensions gallery|not allowed|error page|about:|chrome:/i;
/** Their errors for a page that is gone: closed, crashed or navigated away. */
const gone =
  /no tab with id|invalid tab id|tab was closed|frame with id .* was removed|frame was removed|destroyed|unloaded|navigat/i;

/** How long to wait for a page that is still loading: its article may not be there yet. */
const loadingMilliseconds = 6000;
/** The script itself finishes within two seconds; the rest is for a busy machine. */
const answerMilliseconds = 12_000;

const late = 'late' as const;

const inject = (tabId: number, injectImmediately: boolean) =>
  browser.scripting.executeScript({ target: { tabId }, files: ['/capture.js'], injectImmediately });

/** If the page does not finish loading, what is there so far is read; the capture then says that it is only a part. */
async function injected(tabId: number) {
  const waiting = inject(tabId, false);
  const first = await within(loadingMilliseconds, waiting, () => late);
  if (first !== late) return first;
  return within(answerMilliseconds, Promise.race([waiting, inject(tabId, true)]), () => late);
}

/** The answer is untrusted: the page shares its process with the script that reads it. */
export async function captureTab(tabId: number): Promise<Result<unknown, ReadFailure>> {
  try {
    const answer = await injected(tabId);
    if (answer === late) return fail({ kind: 'page-silent' });
    const [first] = answer;
    // Firefox refuses its own pages without an error: nothing is injected, so nothing comes back.
    if (!first) return fail({ kind: 'page-off-limits' });
    return first.result == null ? fail({ kind: 'page-unreadable' }) : ok(first.result);
  } catch (thrown) {
    const message = String(thrown);
    if (gone.test(message)) return fail({ kind: 'page-gone' });
    if (offLimits.test(message)) return fail({ kind: 'page-off-limits' });
    return fail({ kind: 'page-unreadable' });
  }
}
