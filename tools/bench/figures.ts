// The results of each bench as uniform figures, each with its goal.
import type { BookingsResult } from './bookings/measure.ts';
import { type Figure, medianOf, ratioOf } from './figure.ts';
import type { LibraryResult, Measured as LibraryTimes } from './library/report.ts';
import { type BenchResult, perTenKilobytes, shortest } from './report.ts';
import type { ReviewResult } from './review/report.ts';
import type { AtSize } from './service/measure-service.ts';

export function readingFigures({ pages, growth, captureKilobytes, others }: BenchResult): Figure[] {
  const part = 'Reading';
  const ratios = (which: 'median' | 'first', ours: 'draft' | 'capture', other: 'readability' | 'defuddle') =>
    medianOf(pages.map((page) => page[which][ours] / Math.max(page[which][other], shortest)));
  const costs = growth.map((page) => perTenKilobytes(page, 'draft'));
  return [
    { part, name: 'Whole draft / Readability', ...ratios('median', 'draft', 'readability'), goal: 1.5 },
    { part, name: 'Whole draft / defuddle', ...ratios('median', 'draft', 'defuddle') },
    { part, name: 'Capture / Readability', ...ratios('median', 'capture', 'readability') },
    { part, name: 'First time: whole draft / Readability', ...ratios('first', 'draft', 'readability') },
    {
      part,
      name: 'Dearest 10 kB / those of a small page',
      ratio: Math.max(...costs) / (costs[0] ?? Number.NaN),
      goal: 1.3,
      note: 'the same journal from 10 kB to 10 MB',
    },
    ...others.map(({ name, kilobytes }) => ({
      part: 'Sizes',
      name: `Injected script / ${name}`,
      ratio: captureKilobytes / kilobytes,
      note: `${captureKilobytes.toFixed(1)} kB beside ${kilobytes.toFixed(1)} kB, gzipped`,
    })),
  ];
}

export function reviewFigures({ starts }: ReviewResult): Figure[] {
  const [[, empty] = ['', []], ...surfaces] = [...starts];
  return surfaces.map(([name, times]) => ({
    part: 'Popup',
    name: `${name} / empty popup`,
    ...ratioOf(
      times.map(({ painted }) => painted),
      empty.map(({ painted }) => painted),
    ),
    ...(name.startsWith('popup') && { goal: 1.5 }),
    note: 'from the first moment to the screen',
  }));
}

export function libraryFigures({ measured }: LibraryResult): Figure[] {
  const [[few, small] = [0, []], [many, large] = [0, []]] = [...measured];
  const middle = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const figure = (name: string, of: (times: LibraryTimes) => number): Figure => ({
    part: 'Library',
    name: `${name}, ${many} / ${few}`,
    ...ratioOf(large.map(of), small.map(of)),
    goal: 1.3,
  });
  return [
    figure('Opened', ({ opened }) => opened),
    figure('Searched', ({ search }) => middle(search)),
    figure('Scrolled', ({ frames }) => middle(frames)),
  ];
}

export function bookingFigures({ measured, other }: BookingsResult): Figure[] {
  const total = (of: 'text' | 'draft' | 'withCodes') => measured.reduce((sum, one) => sum + one[of], 0);
  const figure = (name: string, of: 'draft' | 'withCodes'): Figure => ({
    part: 'Bookings',
    name: `${name} / text by pdf.js`,
    ratio: total(of) / total('text'),
    spread: medianOf(measured.map((one) => one[of] / one.text)).spread,
    note: 'of all files together; spread: single files',
  });
  const beside = other &&
    other.milliseconds > 0 && {
      part: 'Bookings',
      name: 'With barcodes / KItinerary',
      ratio: total('withCodes') / other.milliseconds,
      note: 'processor time; its starts are in its time',
    };
  return [
    { ...figure('Draft', 'draft'), goal: 1.3 },
    figure('Draft with barcodes', 'withCodes'),
    ...(beside ? [beside] : []),
  ];
}

export function serviceFigures(sizes: AtSize[]): Figure[] {
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (!smallest || !largest) return [];
  const part = 'Service';
  const reads = largest.measured.filter(({ isRead }) => isRead);
  const worst = reads.toSorted((a, b) => b.ratio - a.ratio)[0];
  const create = largest.measured.find(({ isRead }) => !isRead);
  return [
    { part, name: 'Lists and searches / bare SQL', ...medianOf(reads.map(({ ratio }) => ratio)), goal: 3 },
    ...(worst
      ? [
          {
            part,
            name: 'The slowest of them',
            ratio: worst.ratio,
            spread: worst.spread,
            goal: 3,
            note: worst.name,
          },
        ]
      : []),
    ...(create ? [{ part, name: 'Create / bare SQL', ratio: create.ratio, spread: create.spread }] : []),
    ...growthFigure(smallest, largest),
  ];
}

function growthFigure(smallest: AtSize, largest: AtSize): Figure[] {
  const growth = largest.measured
    .filter(({ isRead }) => isRead)
    .map(({ name, api }) => ({
      name,
      ratio: api.p50 / (smallest.measured.find((one) => one.name === name)?.api.p50 ?? Number.NaN),
    }));
  const grown = growth.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!grown) return [];
  const count = (size: AtSize) => size.itineraries.toLocaleString('en');
  return [
    {
      part: 'Service',
      name: `${count(largest)} / ${count(smallest)} itineraries`,
      ratio: grown.ratio,
      spread: medianOf(growth.map(({ ratio }) => ratio)).spread,
      goal: 2,
      note: `the one that grows most: ${grown.name}`,
    },
  ];
}
