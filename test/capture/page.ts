// A page for tests: an article long enough to be recognised, containing the given HTML.
import { parseHTML } from 'linkedom';
import { capturePage } from '../../lib/capture/capture.ts';
import type { Capture } from '../../lib/model/capture.ts';

const filler =
  'We walked for two days along the coast, slept in small places, and wrote down what we would do again. Here it is, in order.';

export const documentOf = (body: string, head = ''): Document =>
  parseHTML(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`)
    .document as unknown as Document;

export const captureArticle = (inside: string, head = ''): Capture =>
  capturePage(documentOf(`<article><p>${filler}</p>${inside}</article>`, head), {
    url: 'https://blog.example/trips/coast',
  });

/** The blocks after the filler. */
export const blocksOf = (inside: string) => captureArticle(inside).blocks.slice(1);

/** "heading2 Day 1", "item0 Bread": the blocks in short. */
export const inShort = (inside: string): string[] =>
  blocksOf(inside).map((block) => {
    if (block.kind === 'image') return `image ${block.src}`;
    if (block.kind === 'map') return `map ${block.url}`;
    const depth = block.kind === 'heading' ? block.level : block.kind === 'item' ? block.depth : '';
    return `${block.kind}${depth} ${block.text}`;
  });
