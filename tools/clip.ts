// Reads saved pages and PDFs as the extension would, and prints what it makes of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { wordless } from '../lib/journeys/convert-pdf.ts';
import { draftOf, judged } from '../lib/journeys/read-capture.ts';
import { ok } from '../lib/model/result.ts';
import { answerOf, type Clipped, type Outcome, tripOf, written } from './reading/answer.ts';
import { codedDraft } from './reading/coded-draft.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { isPdf, openFile } from './reading/open-file.ts';
import { type ClipArguments, readArguments, usage } from './reading/read-arguments.ts';
import { speakFrom } from './speak.ts';

await speakFrom('en-GB');
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
  return clipped({ ...about, capture: opened.value, read, draft: judged(read, opened.value) });
}

const clipped = (outcome: Outcome): Clipped => ({ answer: answerOf(outcome), trip: tripOf(outcome) });

const targetOf = (path: string, out: string, format: string) =>
  join(out, `${basename(path, extname(path))}.${format}`);

function print(all: Clipped[], { format, start }: ClipArguments): void {
  if (format === 'json' && all.length > 1)
    process.stdout.write(
      `${JSON.stringify(
        all.map(({ answer }) => answer),
        null,
        2,
      )}\n`,
    );
  else process.stdout.write(all.map((one) => written(one, format, start) ?? '').join('\n'));
}

/** One file; what cannot be written is said, and the others are still done. */
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

async function run(wanted: ClipArguments): Promise<void> {
  const { files, out } = wanted;
  const toPrint: Clipped[] = [];
  if (out) mkdirSync(out, { recursive: true });
  for (const [index, path] of files.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${files.length}`);
    try {
      const read = await write(path, wanted);
      if (read) toPrint.push(read);
    } catch (error) {
      process.stderr.write(`${path} could not be read: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 2;
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  if (toPrint.length > 0) print(toPrint, wanted);
}

const parsed = readArguments(process.argv.slice(2));
if (parsed.ok) await run(parsed.value);
else {
  process.stderr.write(`${parsed.failure}\n${usage}\n`);
  process.exitCode = 2;
}
