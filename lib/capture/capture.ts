// Turns a live document into a Capture. Runs inside the traveller's
// page, so it is small, changes nothing and fetches nothing.
import type { Capture } from '../model/capture.ts';
import { baseOf } from './addresses.ts';
import { headBlocks, withHead } from './article-head.ts';
import { findArticleRoot } from './article-root.ts';
import { Budget } from './budget.ts';
import { pinsIn } from './coordinates.ts';
import { readJsonLd } from './json-ld.ts';
import {
  maxHeadNodes,
  maxMilliseconds,
  maxNodes,
  maxSketchedNodes,
  minMilliseconds,
  shareOfTime,
} from './limits.ts';
import { liveOf } from './live.ts';
import { readMetaNames } from './meta-names.ts';
import { readMetadata } from './metadata.ts';
import { readMicrodata } from './microdata.ts';
import type { Selected } from './selection.ts';
import { type SketchedPage, sketchPage } from './sketch.ts';
import { tidy } from './tidy.ts';
import { addressOf, isClobbered, unclobbered } from './unclobbered.ts';
import { walk } from './walk.ts';

export interface CaptureOptions {
  /** The page's URL, if the document does not know it. */
  url?: string;
  /** The traveller's selection: only that is captured. */
  selected?: Selected | undefined;
  /** The clock, in milliseconds. */
  now?: () => number;
}

const isWeb = (address: string | undefined) => address !== undefined && /^https?:/.test(address);

/** Sketches the whole page; some parsers keep a broken page's text outside its body. */
function sketchDocument(document: Document, makeBudget: () => Budget): SketchedPage {
  const body = document.body ?? document.documentElement;
  const found = sketchPage(body, makeBudget);
  return found.all.length > 1 || found.root.characters > 0
    ? found
    : sketchPage(document.documentElement, makeBudget);
}

function readStructured(document: Document, { base, isLate }: { base: string; isLate: () => boolean }) {
  const { structured, truncated } = readJsonLd(document, isLate);
  return { structured: [...structured, ...readMicrodata(document, base, isLate)], truncated };
}

export function capturePage(document: Document, options: CaptureOptions = {}): Capture {
  const address = addressOf(document);
  const withAddress = { ...options, url: options.url ?? (isWeb(address) ? address : '') };
  // A selection is in the page itself, not in a copy of it.
  const copy = !options.selected && isClobbered(document) ? unclobbered(document) : undefined;
  return read(copy ?? document, withAddress);
}

function read(document: Document, options: CaptureOptions & { url: string }): Capture {
  const now = options.now ?? (() => performance.now());
  const start = now();
  const endOf = (part: keyof typeof shareOfTime) => start + maxMilliseconds * shareOfTime[part];
  const budgetOf = (nodes: number, part: 'look' | 'walk') =>
    new Budget({ nodes, milliseconds: Math.max(endOf(part) - now(), minMilliseconds), now });
  const { url } = options;
  const meta = readMetaNames(document);
  const metadata = readMetadata(document, meta, url);
  const base = baseOf(document, url || metadata.url);
  const { selected } = options;
  const page = selected
    ? sketchPage(selected.root, () => budgetOf(maxSketchedNodes, 'look'))
    : sketchDocument(document, () => budgetOf(maxSketchedNodes, 'look'));
  const root = selected ? page.root : findArticleRoot(document, page);
  // A page too large to be sketched is also too large for its styles to be computed.
  const live = page.isWhole ? liveOf(document) : undefined;
  const toWalk = { base, ...(live && { live }), ...(selected && { selected }) };
  const toHead = { ...toWalk, budget: budgetOf(maxHeadNodes, 'walk'), title: metadata.title };
  const head = selected ? [] : headBlocks(page, root, toHead);
  const walked = walk(root, { ...toWalk, budget: budgetOf(maxNodes, 'walk') });
  const blocks = tidy(withHead(head, walked.blocks));
  const pins = pinsIn(blocks, metadata.language);
  const isLate = () => now() > endOf('structured');
  const { structured, truncated } = readStructured(document, { base, isLate });
  return {
    kind: 'page',
    ...metadata,
    blocks,
    ...(pins.length > 0 && { pins }),
    ...(selected && { selected: true }),
    structured: [...structured, meta],
    // A page is truncated if it was not sketched to its end or has not finished loading.
    truncated: truncated || walked.truncated || !page.isWhole || document.readyState === 'loading',
  };
}
