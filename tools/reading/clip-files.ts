// Reads saved pages and papers as the extension would, and prints the drafts or writes them to files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { wordless } from '../../lib/journeys/convert-pdf.ts';
import { draftIfWorthShowing, draftOf } from '../../lib/journeys/read-capture.ts';
import { ok } from '../../lib/model/result.ts';
import { answerOf, type Clipped, type Outcome, tripOf, written } from './answer.ts';
import { codedDraft } from './coded-draft.ts';
import { loadKnowledge } from './load-places.ts';
import { isPdf, openFile } from './open-file.ts';
import type { ClipArguments } from './read-arguments.ts';

const knowledge = loadKnowledge();

async function clip(path: string, url: string | undefined): Promise<Clipped> {
  const bytes = new Uint8Array(readFileSync(path));
  const opened = await openFile(bytes, { path, ...(url && { url }) });
  const about = { isPdf: isPdf(bytes) || extname(path).toLowerCase() === '.pdf' };
  const coded = await codedDraft(bytes, path, knowledge);
  if (coded)
    return clipped({
      ...about,
      draft: ok(coded),
      capture: opened.ok ? opened.value : wordless(basename(path, extname(path)), 1),
    });
  if (!opened.ok) return clipped({ ...about, draft: opened });
  const read = draftOf(opened.value, knowledge);
  return clipped({ ...about, capture: opened.value, read, draft: draftIfWorthShowing(read, opened.value) });
}

const clipped = (outcome: Outcome): Clipped => ({ answer: answerOf(outcome), trip: tripOf(outcome) });

const targetOf = (path: string, out: string, format: string) =>
  join(out, `${basename(path, extname(path))}.${format}`);

function printed(all: Clipped[], { format, start }: ClipArguments): string {
  if (format !== 'json' || all.length === 1)
    return all.map((one) => written(one, format, start) ?? '').join('\n');
  const answers = all.map(({ answer }) => answer);
  return `${JSON.stringify(answers, null, 2)}\n`;
}

/** Handles one file; if it cannot be written, that is reported and the other files are still handled. */
async function write(path: string, wanted: ClipArguments): Promise<Clipped | undefined> {
  const { format, out, start, url } = wanted;
  const read = await clip(path, url);
  const text = written(read, format, start);
  if (text === undefined) throw new Error(whyNot(read, format));
  if (out) writeFileSync(targetOf(path, out, format), text);
  return out ? undefined : read;
}

const whyNot = ({ trip }: Clipped, format: string) =>
  trip ? `a calendar needs the first day, --start 2027-05-13` : `nothing was found to write as ${format}`;

/** Receives the messages for the user. */
export interface Messages {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Called before each file. */
  onFile?: (index: number) => void;
}

/** Returns true if all files could be read. */
export async function clipFiles(
  wanted: ClipArguments,
  { print, complain, onFile }: Messages,
): Promise<boolean> {
  const { files, out } = wanted;
  const toPrint: Clipped[] = [];
  let isWhole = true;
  if (out) mkdirSync(out, { recursive: true });
  for (const [index, path] of files.entries()) {
    onFile?.(index);
    try {
      const read = await write(path, wanted);
      if (read) toPrint.push(read);
    } catch (error) {
      complain(`${path} could not be read: ${error instanceof Error ? error.message : error}\n`);
      isWhole = false;
    }
  }
  if (toPrint.length > 0) print(printed(toPrint, wanted));
  return isWhole;
}
