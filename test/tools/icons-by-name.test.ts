import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/build-extension.ts';
import { iconFiles, withIconsByName } from '../../tools/icons-by-name.ts';

const files = new Map([
  ['Book', '/icons/book.mjs'],
  ['X', '/icons/x.mjs'],
]);

test('each icon comes from its own file, under the name that the script gave it', () => {
  expect(withIconsByName('import { Book, X as Close } from "lucide-preact";\nBook(Close);', files)).toBe(
    'import Book from "/icons/book.mjs"; import Close from "/icons/x.mjs";\nBook(Close);',
  );
});

test('what is no icon still comes from the list, and other imports stay as they are', () => {
  expect(withIconsByName('import { Icon } from "lucide-preact";', files)).toBe(
    'import { Icon } from "lucide-preact";',
  );
  const other = 'import { Book } from "./books.ts";\nimport * as all from "lucide-preact";';
  expect(withIconsByName(other, files)).toBe(other);
});

test('an import over several lines, with a comma at its end, is taken as one', () => {
  expect(withIconsByName("import {\n  Book,\n  X,\n} from 'lucide-preact';", files)).toBe(
    'import Book from "/icons/book.mjs"; import X from "/icons/x.mjs";',
  );
});

/** The icons that a source imports: "Book", "X"; without types. */
const namedIn = (source: string): string[] =>
  [...source.matchAll(/^import \{([^}]*)\} from 'lucide-preact';$/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((part) => part.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

test('every icon that we draw has a file in the package', () => {
  const known = iconFiles();
  const sources = ['components', 'surface', 'entrypoints'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(projectRoot, folder, name), 'utf8')),
  );
  const named = new Set(sources.flatMap(namedIn));
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});
