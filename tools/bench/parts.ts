// The benches, each in a short and a full form.

import { measureBookings } from './bookings/measure.ts';
import { bookingsReport } from './bookings/report.ts';
import type { Figure } from './figure.ts';
import { bookingFigures, libraryFigures, readingFigures, reviewFigures, serviceFigures } from './figures.ts';
import { measureLibrary } from './library/measure.ts';
import { libraryReport } from './library/report.ts';
import { measureReading } from './measure-reading.ts';
import { ownPages } from './pages.ts';
import { reportOf } from './report.ts';
import { measureReview } from './review/measure.ts';
import { reviewReport } from './review/report.ts';
import { measureService } from './service/measure-service.ts';
import { serviceTable } from './service/report.ts';
import { measureSizes, sizeFigures } from './sizes.ts';

export interface BenchRequest {
  pages?: string | undefined;
  bookings: string[];
  /** Folders with other clippers' unpacked builds. */
  clippers: string[];
  isFull: boolean;
}

export interface Part {
  title: string;
  measure: (request: BenchRequest) => Promise<{ figures: Figure[]; details: string }>;
}

const asText = (lines: string[]) => ['```text', ...lines, '```'].join('\n');
/** Its own top heading would clash with ours. */
const withoutHead = (markdown: string) => markdown.replace(/^# .*\n+/, '');

export const parts: Part[] = [
  {
    title: 'Reading',
    measure: async ({ pages, isFull }) => {
      const size = isFull ? { runs: 7 } : { runs: 3, maxPages: 30 };
      const result = await measureReading({ folder: pages ?? ownPages, ...size });
      return { figures: readingFigures(result), details: withoutHead(reportOf(result)) };
    },
  },
  {
    title: 'Popup and review',
    measure: async ({ isFull }) => {
      const all = new Set(['starts', 'drags', 'shifts'] as const);
      const result = await measureReview({ rounds: isFull ? 30 : 8, parts: all });
      return { figures: reviewFigures(result), details: withoutHead(reviewReport(result)) };
    },
  },
  {
    title: 'Library',
    measure: async ({ isFull }) => {
      const result = await measureLibrary(isFull ? 12 : 5);
      return { figures: libraryFigures(result), details: asText([libraryReport(result).trim()]) };
    },
  },
  {
    title: 'Bookings',
    measure: async ({ bookings, isFull }) => {
      const result = await measureBookings({
        folders: bookings,
        rounds: 3,
        ...(!isFull && { maxFiles: 24 }),
      });
      return { figures: bookingFigures(result), details: asText(bookingsReport(result)) };
    },
  },
  {
    title: 'Service',
    measure: async ({ isFull }) => {
      const sizes = isFull ? [1000, 100_000] : [1000, 10_000];
      const result = await measureService({ sizes, runs: isFull ? 100 : 30 });
      return {
        figures: serviceFigures(result),
        details: asText(result.flatMap((at) => serviceTable(at, result[0]))),
      };
    },
  },
  {
    title: 'Sizes',
    measure: async ({ clippers }) => {
      const result = await measureSizes(clippers);
      const lines = result.entries.map(
        ({ entrypoint, rawKilobytes, gzipKilobytes }) =>
          `${entrypoint.padEnd(20)} ${rawKilobytes.toFixed(1).padStart(8)} kB ${gzipKilobytes.toFixed(1).padStart(8)} kB gzipped`,
      );
      const others =
        result.clippers.length > 0 ? '' : '\nNo other clipper’s build was handed in (`--clipper FOLDER`).';
      return { figures: sizeFigures(result), details: `${asText(lines)}\n${others}` };
    },
  },
];
