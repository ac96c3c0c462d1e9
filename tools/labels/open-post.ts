// A post as the reader sees it, sentence by sentence: what a labeller sees and what labels refer to.
import { type Capture, hasText } from '../../lib/model/capture.ts';
import { decodeHtml } from '../reading/decode-html.ts';
import { openPage } from '../reading/open-page.ts';
import { fileOf } from './git-copy.ts';
import { renderPost } from './render-post.ts';

export interface OpenedPost {
  html: string;
  capture: Capture;
}

export function openPost(
  copies: string,
  source: { repo: string; path: string; commit?: string },
): OpenedPost | undefined {
  const bytes = fileOf(copies, source);
  if (!bytes) return undefined;
  const html = renderPost(source.path, decodeHtml(new Uint8Array(bytes)));
  const opened = openPage(html);
  return opened.ok ? { html, capture: opened.value } : undefined;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** The sentences of each block, by block number. */
export const sentencesByBlock = (capture: Capture): Map<number, string[]> =>
  new Map(
    capture.blocks.flatMap((block, at) => (hasText(block) ? [[at, sentencesOf(block.text)] as const] : [])),
  );
