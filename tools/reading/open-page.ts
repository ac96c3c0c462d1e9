// Turns a saved page into a document, outside any browser.
import { parseHTML } from 'linkedom';
import { capturePage } from '../../lib/capture/capture.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';

/** linkedom does not add elements that the source omits; browsers do, and the readers rely on it. */
function completed(html: string): string {
  const framed = /<html[\s>]/i.test(html) ? html : `<!doctype html><html>${html}</html>`;
  if (/<body[\s>]/i.test(framed)) return framed;
  const headEnd = /<\/head\s*>/i.exec(framed) ?? /<html[^>]*>/i.exec(framed);
  const at = headEnd ? headEnd.index + headEnd[0].length : 0;
  return `${framed.slice(0, at)}<body>${framed.slice(at)}`;
}

export function openPage(html: string, options: { url?: string } = {}): Result<Capture, ReadFailure> {
  try {
    const { document } = parseHTML(completed(html));
    // A constant clock: the result must not depend on how busy the machine is.
    return ok(capturePage(document as unknown as Document, { ...options, now: () => 0 }));
  } catch {
    // linkedom fails on some broken pages that browsers repair.
    return fail({ kind: 'page-unreadable' });
  }
}
