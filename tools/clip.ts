// Reads saved pages and PDFs as the extension would, and prints what it makes of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { draftOf, judged } from '../lib/journeys/read-capture.ts';
import { type Answer, answerOf, written } from './reading/answer.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { isPdf, openFile } from './reading/open-file.ts';
import { type ClipArguments, readArguments, usage } from './reading/read-arguments.ts';

const knowledge = loadKnowledge();

async function clip(path: string, url: string | undefined): Promise<Answer> {
  const bytes = new Uint8Array(readFileSync(path));
  const opened = await openFile(bytes, { path, ...(url && { url }) });
  const about = { isPdf: isPdf(bytes) || extname(path).toLowerCase() === '.pdf' };
  if (!opened.ok) return answerOf({ ...about, draft: opened });
  const read = draftOf(opened.value, knowledge);
  return answerOf({ ...about, capture: opened.value, read, draft: judged(read, opened.value) });
}

const targetOf = (path: string, out: string, format: string) =>
  join(out, `${basename(path, extname(path))}.${format}`);

function print(answers: Answer[], format: ClipArguments['format']): void {
  if (format === 'json' && answers.length > 1) process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
  else process.stdout.write(answers.map((answer) => written(answer, format)).join('\n'));
}

async function run({ files, format, out, url }: ClipArguments): Promise<void> {
  const answers: Answer[] = [];
  if (out) mkdirSync(out, { recursive: true });
  for (const [index, path] of files.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${files.length}`);
    try {
      const answer = await clip(path, url);
      if (out) writeFileSync(targetOf(path, out, format), written(answer, format));
      else answers.push(answer);
    } catch (error) {
      process.stderr.write(`${path} could not be read: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 2;
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  if (!out && answers.length > 0) print(answers, format);
}

const parsed = readArguments(process.argv.slice(2));
if (parsed.ok) await run(parsed.value);
else {
  process.stderr.write(`${parsed.failure}\n${usage}\n`);
  process.exitCode = 2;
}
