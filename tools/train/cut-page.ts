// Cuts a labelled page down to one day or one part. Short pages are rare among the labelled ones and common in practice.
import { type Capture, hasText } from '../../lib/model/capture.ts';
import { hashOf } from '../../lib/read/stops/hash.ts';
import type { PageView, Sources } from '../../lib/read/stops/page-view.ts';
import { fold } from '../../lib/text/fold.ts';
import { decodeHtml } from '../reading/decode-html.ts';
import { openPage } from '../reading/open-page.ts';
import type { Gold, LabelledPage } from './corpus.ts';
import { viewOf } from './examples.ts';

export interface ViewedPage {
  page: LabelledPage;
  site: string;
  view: PageView;
}

function captureOf({ html, slug }: LabelledPage): Capture {
  const opened = openPage(decodeHtml(html));
  if (!opened.ok) throw new Error(`${slug} could not be read.`);
  return opened.value;
}

export const viewPages = (pages: LabelledPage[], sources: Sources): ViewedPage[] =>
  pages.map((page) => ({ page, site: page.site, view: viewOf(captureOf(page), sources) }));

/** Fewer blocks contain nothing to learn from. */
const minBlocks = 4;

function cutOf({ page, view }: ViewedPage): { start: number; end: number; days: Gold['days'] } | undefined {
  const goldDays = page.gold.days ?? [];
  const numbers = [...new Set(view.days.map(({ number }) => number))].sort((a, b) => a - b);
  const { blocks } = view.capture;
  if (numbers.length > 1 && numbers.length === goldDays.length) {
    const index = hashOf(page.slug) % numbers.length;
    const parts = view.days.filter(({ number, within }) => number === numbers[index] && !within);
    const [part] = parts;
    const day = goldDays[index];
    return part && day && parts.length === 1 ? { start: part.start, end: part.end, days: [day] } : undefined;
  }
  if (numbers.length > 0 || goldDays.length !== 1) return undefined;
  const third = Math.floor(blocks.length / 3);
  const start = (hashOf(page.slug) % 2) * third + Math.floor(third / 2);
  const text = ` ${fold(
    blocks
      .slice(start, start + third)
      .map((block) => (hasText(block) ? block.text : ''))
      .join(' '),
  )} `;
  const stops = (goldDays[0]?.stops ?? []).filter(({ name, aliases }) =>
    [name, ...(aliases ?? [])].some((known) => text.includes(fold(known))),
  );
  return { start, end: start + third, days: [{ stops }] };
}

export function cutPage(viewed: ViewedPage, sources: Sources): ViewedPage[] {
  const cut = cutOf(viewed);
  if (!cut || cut.end - cut.start < minBlocks) return [];
  const { page, site, view } = viewed;
  const capture = { ...view.capture, blocks: view.capture.blocks.slice(cut.start, cut.end) };
  const gold = { ...page.gold, days: cut.days };
  return [{ page: { ...page, slug: `${page.slug} (cut)`, gold }, site, view: viewOf(capture, sources) }];
}
