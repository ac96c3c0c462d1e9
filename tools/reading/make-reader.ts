// The files of a new reader: its source, its line in the list, and a fixture that fails until it is filled in.
import { fail, ok, type Result } from '../../lib/model/result.ts';

export interface NewFile {
  path: string;
  text: string;
}

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

// As separate lines, so that tools scanning our files for imports do not take these for real ones.
const readerText = (room: string, name: string) =>
  [
    "import type { Reader } from '../../model/evidence.ts';",
    "import { claimsOf, textBlocks } from '../claim.ts';",
    '',
    `const claim = claimsOf('${room}/${name}');`,
    '',
    '/** Say here in one sentence what this reader states. */',
    `export const ${camel(name)}: Reader = {`,
    `  name: '${room}/${name}',`,
    '  read(capture) {',
    '    return textBlocks(capture).flatMap(({ block, index }) =>',
    "      block.text === 'The words that say so'",
    "        ? [claim({ kind: 'stop', name: block.text }, { block: index, start: 0, end: block.text.length }, 0.5)]",
    '        : [],',
    '    );',
    '  },',
    '};',
    '',
  ].join('\n');

const pageText = `<!doctype html>
<html lang="en">
  <head><title>An invented trip</title></head>
  <body>
    <article>
      <h1>An invented trip</h1>
      <p>Write the smallest page that shows what the reader is for, and one thing it must leave alone.</p>
    </article>
  </body>
</html>
`;
const ticketText = 'AN INVENTED TICKET\n\nTwo blanks or more   part the columns\n';

/** The list with one more import and entry; imports stay sorted by path. */
function listed(list: string, room: string, name: string): string {
  const line = `import { ${camel(name)} } from './${room}/${name}.ts';`;
  const pathOf = (text: string) => /from '(.*)'/.exec(text)?.[1] ?? '';
  const lines = list.split('\n');
  const isReaderImport = (text: string) => text.startsWith('import {') && text.includes("from './");
  const later = lines.findIndex((text) => isReaderImport(text) && pathOf(text) > pathOf(line));
  const at = later >= 0 ? later : lines.findLastIndex(isReaderImport) + 1;
  const own = room === 'booking' ? 'labelReaders' : 'pageReaders';
  const entries = new RegExp(`(const ${own}: readonly Reader\\[\\] = \\[[^\\]]*?)(,\n)?\\];`);
  return lines
    .toSpliced(at, 0, line)
    .join('\n')
    .replace(entries, (_, before: string, isLong?: string) =>
      isLong ? `${before},\n  ${camel(name)},\n];` : `${before}, ${camel(name)}];`,
    );
}

/** `name` is "page/ferry-cards" or "booking/ferry-lines"; `list` is the text of lib/read/readers.ts. */
export function makeReader(name: string, list: string): Result<NewFile[], string> {
  const [, room, short] = /^(page|booking)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (!room || !short) return fail(`A reader is called page/some-name or booking/some-name, not "${name}".`);
  if (list.includes(`'./${room}/${short}.ts'`)) return fail(`There is already a reader called ${name}.`);
  const source = room === 'page' ? 'source.html' : 'source.txt';
  return ok([
    { path: `lib/read/${room}/${short}.ts`, text: readerText(room, short) },
    { path: 'lib/read/readers.ts', text: listed(list, room, short) },
    {
      path: `test/fixtures/${room}s/${short}--first/${source}`,
      text: room === 'page' ? pageText : ticketText,
    },
  ]);
}
