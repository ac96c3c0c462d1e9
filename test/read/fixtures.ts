// Loads fixtures by folder. A folder's name begins with the reader it is for: "stops--timed-list".
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Capture } from '../../lib/model/capture.ts';
import { readPdf } from '../../lib/pdf/read-pdf.ts';
import { openPage } from '../../tools/reading/open-page.ts';
import { writePdf } from '../pdf/write-pdf.ts';

const root = join(import.meta.dirname, '..', 'fixtures');

export interface Fixture {
  name: string;
  folder: string;
  reader: string;
}

export function fixtures(kind: 'pages' | 'bookings'): Fixture[] {
  const room = kind === 'pages' ? 'page' : 'booking';
  return readdirSync(join(root, kind)).map((name) => ({
    name: `${room}/${name}`,
    folder: join(root, kind, name),
    reader: `${room}/${name.split('--')[0]}`,
  }));
}

export async function captureOf({ folder, name }: Fixture): Promise<Capture> {
  const page = join(folder, 'source.html');
  const opened = existsSync(page)
    ? openPage(readFileSync(page, 'utf8'), { url: `https://blog.example/${name}` })
    : await readPdf(writePdf(readFileSync(join(folder, 'source.txt'), 'utf8')), pdfjs);
  if (!opened.ok) throw new Error(`${name}: ${opened.failure.kind}`);
  return opened.value;
}

export interface Expectation {
  /** What the reader claims on its own. */
  evidence: unknown[];
  /** The result of all readers together: a draft in short form, or the kind of failure. */
  draft?: unknown;
  /** Words that must not be the name of a stop or the title of a day. */
  absent?: string[];
}

/** A missing expectation fails, unless UPDATE=1 requests writing it; `absent` is written by hand and kept. */
export function expectationOf({ folder }: Fixture, found: Expectation): Expectation {
  const file = join(folder, 'expected.json');
  const written: Expectation | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  if (process.env.UPDATE === '1') {
    const absent = written?.absent;
    writeFileSync(file, `${JSON.stringify({ ...found, ...(absent && { absent }) }, null, 2)}\n`);
    return { ...found, ...(absent && { absent }) };
  }
  if (!written)
    throw new Error(`${file} is missing. Write it, or run with UPDATE=1 and read what was written.`);
  return written;
}

export interface StopsExpected {
  /** Names that each day must have, day by day; empty if the page is not a trip. */
  found: string[][];
  absent?: string[];
}

/** Always written by hand: a model's own answer would prove nothing. */
export const stopsExpected = ({ folder }: Fixture): StopsExpected =>
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
