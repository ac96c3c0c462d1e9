// The figures of a run as Markdown.
import type { Measured, Times } from './in-page.ts';
import { quantile } from './quantile.ts';

export interface PageTimes extends Measured {
  name: string;
  bytes: number;
}

export interface BenchResult {
  browser: string;
  pages: PageTimes[];
  growth: PageTimes[];
  captureKilobytes: number;
  /** The script sizes of other page readers. */
  others: { name: string; kilobytes: number }[];
  /** In a freshly started background of the extension. */
  placesMilliseconds: number;
}

/** The resolution of the browser's clock: a shorter time cannot be divided by. */
export const shortest = 0.05;

const short = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? short(cell) : cell)).join(' | ')} |`;

function comparison(pages: PageTimes[], which: 'median' | 'first'): string[] {
  const ratios = (part: 'capture' | 'draft', other: 'readability' | 'defuddle') =>
    pages.map((page) => page[which][part] / Math.max(page[which][other], shortest));
  const times = (part: keyof Times) => pages.map((page) => page[which][part]);
  const line = (name: string, values: number[]) =>
    row(name, quantile(values, 0.5), quantile(values, 0.9), quantile(values, 1));
  return [
    line('Readability.parse alone, ms', times('readability')),
    line('defuddle alone, ms', times('defuddle')),
    line('capture, ms', times('capture')),
    line('whole draft, ms', times('draft')),
    line('capture / Readability', ratios('capture', 'readability')),
    line('whole draft / Readability', ratios('draft', 'readability')),
    line('whole draft / defuddle', ratios('draft', 'defuddle')),
  ];
}

export const perTenKilobytes = (page: PageTimes, part: keyof Times) =>
  (page.median[part] / page.bytes) * 10_000;

function growthLines(growth: PageTimes[]): string[] {
  const [smallest] = growth;
  const lines = growth.map((page) =>
    row(
      `${(page.bytes / 1000).toFixed(0)} kB${page.truncated ? ' (first part only)' : ''}`,
      page.median.capture,
      page.median.draft,
      perTenKilobytes(page, 'capture'),
      perTenKilobytes(page, 'draft'),
    ),
  );
  const most = Math.max(...growth.map((page) => perTenKilobytes(page, 'draft')));
  const ratio = smallest ? most / perTenKilobytes(smallest, 'draft') : 0;
  return [...lines, '', `Growth: the dearest 10 kB cost ${short(ratio)} times those of the smallest page.`];
}

export function reportOf({
  browser,
  pages,
  growth,
  captureKilobytes,
  others,
  placesMilliseconds,
}: BenchResult): string {
  const slowest = pages.toSorted((a, b) => b.first.draft - a.first.draft).slice(0, 3);
  return [
    `# Reading, measured in ${browser}`,
    '',
    `${pages.length} pages, each read several times in one tab.`,
    '',
    row('warm', 'median', 'p90', 'most'),
    row('---', '---', '---', '---'),
    ...comparison(pages, 'median'),
    row('**first time**', '', '', ''),
    ...comparison(pages, 'first'),
    '',
    row('made-up journal', 'capture ms', 'draft ms', 'capture ms per 10 kB', 'draft ms per 10 kB'),
    row('---', '---', '---', '---', '---'),
    ...growthLines(growth),
    '',
    `Slowest, first time: ${slowest.map((page) => `${page.name} ${short(page.first.draft)} ms`).join(', ')}.`,
    `Injected script: ${short(captureKilobytes)} kB gzipped (${others.map((other) => `${other.name} ${short(other.kilobytes)} kB`).join(', ')}).`,
    `Gazetteer: fetched, opened and asked in the extension's background in ${short(placesMilliseconds)} ms (median).`,
    '',
  ].join('\n');
}
