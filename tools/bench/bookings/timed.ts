// Measures one file in three ways, in turn, so that other load on the machine affects all of them alike.

import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ConvertEdges, convertFiles } from '../../../lib/journeys/convert-files.ts';
import type { Knowledge } from '../../../lib/model/evidence.ts';
import type { Reservation } from '../../../lib/model/reservation.ts';
import { nodeEdges } from '../../reading/convert-edges.ts';
import { median } from '../median.ts';

export interface Subject {
  name: string;
  path: string;
  bytes: Uint8Array;
  /** Its content, labelled as for `npm run eval`: { "reservations": [ … ] }. */
  labels?: unknown;
}

export interface Measured {
  name: string;
  pages: number;
  found: number;
  /** Read with barcodes. */
  reservations: Reservation[];
  /** Medians, in milliseconds of CPU time. */
  text: number;
  draft: number;
  withCodes: number;
  /** When the first booking was shown (wall clock), on which page, and when reading ended. */
  first?: { milliseconds: number; page: number; end: number };
  /** How many parts of pages were rendered to look for codes. */
  drawn: number;
}

/** What pdf.js does alone: open, extract the text of every page, close. */
async function textAlone(bytes: Uint8Array): Promise<number> {
  const task = pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      await page.getTextContent();
      page.cleanup();
    }
    return document.numPages;
  } catch {
    // Damaged files are measured too: how soon they are recognised.
    return 0;
  } finally {
    await task.destroy();
  }
}

/** Milliseconds of CPU time, so that other load on the machine does not count. */
async function lasting(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function convert({ name, bytes }: Subject, edges: ConvertEdges) {
  const start = performance.now();
  const seen: Pick<Measured, 'first'> = {};
  const onProgress: ConvertEdges['onProgress'] = ({ page, found }) => {
    if (found.length > 0) seen.first ??= { milliseconds: performance.now() - start, page, end: 0 };
  };
  const converted = await convertFiles([{ name, data: new Blob([bytes.slice()]) }], { ...edges, onProgress });
  if (seen.first) seen.first.end = performance.now() - start;
  const bookings = converted.ok ? converted.value.bookings : [];
  return { ...seen, reservations: bookings.map(({ reservation }) => reservation) };
}

export async function timed(
  subject: Subject,
  { knowledge, rounds }: { knowledge: Knowledge; rounds: number },
): Promise<Measured> {
  const { codes, ...plain } = nodeEdges(knowledge, '2026-01-01');
  let drawn = 0;
  const counted = codes && {
    ...codes,
    makeSurface: (width: number, height: number) => {
      drawn += 1;
      return codes.makeSurface(width, height);
    },
  };
  const full = { ...plain, ...(counted && { codes: counted }) };
  const pages = await textAlone(subject.bytes);
  // One run beforehand, so that compiling and loading on first use does not count.
  const { reservations: found, first } = await convert(subject, plain);
  const { reservations } = await convert(subject, full);
  const drawnOnce = drawn;
  const times = { text: [] as number[], draft: [] as number[], withCodes: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.text.push(await lasting(() => textAlone(subject.bytes)));
    times.draft.push(await lasting(() => convert(subject, plain)));
    times.withCodes.push(await lasting(() => convert(subject, full)));
  }
  return {
    name: subject.name,
    pages,
    found: found.length,
    reservations,
    text: median(times.text),
    draft: median(times.draft),
    withCodes: median(times.withCodes),
    drawn: drawnOnce,
    ...(first && { first }),
  };
}
