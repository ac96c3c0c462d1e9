// `node tools/new-reader.ts page/ferry-cards`: creates a reader, lists it, and adds a fixture without expected output.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReader } from './reading/make-reader.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2] ?? '';
const made = makeReader(name, readFileSync(join(root, 'lib/read/readers.ts'), 'utf8'));

if (made.ok) {
  for (const { path, text } of made.value) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`${path}\n`);
  }
  // Without a name, every fixture would be rewritten.
  const fixture = `${basename(name)}--first`;
  process.stdout.write(
    `Now write the source; UPDATE=1 npm run unit -- test/read/fixtures -t ${fixture} writes expected.json, and you read it.\n`,
  );
} else {
  process.stderr.write(`${made.failure}\n`);
  process.exitCode = 2;
}
