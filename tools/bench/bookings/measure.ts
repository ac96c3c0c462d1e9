// Times booking PDFs from bytes to draft, against pdf.js extracting only their text and against KDE's extractor.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadKnowledge } from '../../reading/load-places.ts';
import { someOf } from '../some-of.ts';
import { type Booked, scored } from './booked.ts';
import { type OtherResult, otherExtractor } from './other-extractor.ts';
import { ownPapers } from './own-papers.ts';
import { type Measured, type Subject, timed } from './timed.ts';

export interface BookingsResult {
  measured: Measured[];
  /** How correct our reading is, for files with labels. */
  ours: Booked;
  /** Undefined if it is not installed. */
  other: OtherResult | undefined;
}

/** The PDFs in a folder and its subfolders, each with its labels (the same name, ".json") if it has any. */
const pdfsIn = (folder: string): Subject[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      const labels = path.replace(/\.pdf$/, '.json');
      return {
        name: basename(name, '.pdf'),
        path,
        bytes: new Uint8Array(readFileSync(path)),
        ...(existsSync(labels) && { labels: JSON.parse(readFileSync(labels, 'utf8')) }),
      };
    });

export interface BookingsBench {
  /** If empty, our own made-up papers are used. */
  folders: string[];
  rounds: number;
  maxFiles?: number;
}

export async function measureBookings({
  folders,
  rounds,
  maxFiles = Number.POSITIVE_INFINITY,
}: BookingsBench): Promise<BookingsResult> {
  const subjects = someOf(folders.length > 0 ? folders.flatMap(pdfsIn) : ownPapers(), maxFiles);
  const knowledge = loadKnowledge();
  const measured: Measured[] = [];
  for (const [index, subject] of subjects.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${subjects.length}`);
    measured.push(await timed(subject, { knowledge, rounds }));
  }
  const read = new Map(measured.map(({ name, reservations }) => [name, reservations]));
  return {
    measured,
    ours: scored(subjects, ({ name }) => read.get(name) ?? []),
    other: otherExtractor(subjects),
  };
}
