// `npm run bench:bookings -- FOLDER...`: from the bytes of booking PDFs to the draft, against pdf.js taking their text alone,
// on the same files in the same run; with barcodes too. Prints figures; never passes or fails on a clock.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { otherExtractor } from './bench/bookings/other-extractor.ts';
import { bookingsReport } from './bench/bookings/report.ts';
import { type Measured, type Subject, timed } from './bench/bookings/timed.ts';
import { loadKnowledge } from './reading/load-places.ts';

// Enough for a median that two busy cores do not move much.
const rounds = 3;

const pdfsIn = (folder: string): Subject[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .map((name) => ({
      name: basename(name, '.pdf'),
      path: join(folder, name),
      bytes: new Uint8Array(readFileSync(join(folder, name))),
    }));

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Usage: npm run bench:bookings -- FOLDER...   (folders with booking PDFs)\n');
  process.exit(2);
}

const subjects = folders.flatMap(pdfsIn);
const knowledge = loadKnowledge();
const measured: Measured[] = [];
for (const [index, subject] of subjects.entries()) {
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${subjects.length}`);
  measured.push(await timed(subject, { knowledge, rounds }));
}
process.stdout.write(`${bookingsReport(measured).join('\n')}\n\n${otherExtractor(subjects).join('\n')}\n`);
