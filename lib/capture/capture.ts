// A live document becomes a Capture. Runs inside the traveller's page, so it is small, changes nothing and fetches nothing.
import type { Capture } from '../model/capture.ts';
import { baseOf } from './addresses.ts';
import { findArticleRoot } from './article-root.ts';
import { readStructured } from './json-ld.ts';
import { readMetadata } from './metadata.ts';
import { walk } from './walk.ts';

export interface CaptureOptions {
  /** Where the page came from, if the document does not know. */
  url?: string;
  /** True for nodes the traveller selected, at least in part: only those are captured. */
  selection?: (node: Node) => boolean;
}

const isWeb = (address: string | undefined) => address !== undefined && /^https?:/.test(address);

export function capturePage(document: Document, options: CaptureOptions = {}): Capture {
  const url = options.url ?? (isWeb(document.URL) ? document.URL : '');
  const metadata = readMetadata(document, url);
  const whole = document.body ?? document.documentElement;
  const root = options.selection ? whole : findArticleRoot(document);
  const { structured, truncated } = readStructured(document);
  const walked = walk(root, {
    base: baseOf(document, url || metadata.url),
    ...(options.selection && { isWanted: options.selection }),
  });
  return {
    kind: 'page',
    ...metadata,
    blocks: walked.blocks,
    structured,
    truncated: truncated || walked.truncated,
  };
}
