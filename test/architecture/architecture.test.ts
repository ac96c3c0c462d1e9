// The architecture as a test: code in the wrong room fails here, not in a review.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycle, pureRooms, rooms, trespass } from './import-table.ts';
import { importsOf, root, sourceFiles, withoutComments } from './source-files.ts';

const files = sourceFiles('lib', 'components', 'surface', 'entrypoints', 'service', 'tools');
const own = new Set(files.map((file) => file.path));
const inside = (...folders: string[]) =>
  files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
const offenders = (pattern: RegExp, from = files) =>
  from.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

describe('who imports whom', () => {
  test('every import follows the table', () => {
    const trespasses = files.flatMap(({ path, imports }) =>
      imports
        .filter((name) => /\.(tsx?|css|json)$/.test(name) && !name.includes('node_modules'))
        .filter((name) => rooms.some((room) => name.startsWith(room)) || name.startsWith('test/'))
        .flatMap((name) => trespass(path, name) ?? []),
    );
    expect(trespasses).toEqual([]);
  });

  test('no file imports itself in a circle', () => {
    const graph = new Map(files.map(({ path, imports }) => [path, imports.filter((name) => own.has(name))]));
    expect(findCycle(graph)).toBeUndefined();
  });

  test('every relative import names a file that exists', () => {
    const missing = files.flatMap(({ path, imports }) =>
      imports
        .filter((name) => rooms.some((room) => name.startsWith(`${room}/`)))
        // AssemblyScript omits the file extension.
        .map((name) => (path.includes('/assembly/') ? `${name}.ts` : name))
        .filter((name) => !existsSync(join(root, name.split('?')[0] ?? name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('Node is spoken only in service and tools', () => {
    const speakers = inside('lib', 'components', 'surface', 'entrypoints').filter(({ imports }) =>
      imports.some((name) => name.startsWith('node:')),
    );
    expect(speakers.map(({ path }) => path)).toEqual([]);
  });

  test('the checks themselves see all forms of import', () => {
    const text = `import a from './a.ts';\nimport type { B } from '../b.ts';\nexport { c } from './c.ts';\nimport './d.css';\nconst e = () => import('./e.ts');\nimport {\n  f,\n} from './f.ts';`;
    expect(importsOf('lib/x/y.ts', text).sort()).toEqual(
      ['lib/b.ts', 'lib/x/a.ts', 'lib/x/c.ts', 'lib/x/d.css', 'lib/x/e.ts', 'lib/x/f.ts'].sort(),
    );
    expect(trespass('lib/model/a.ts', 'lib/text/b.ts')).toContain('may import nothing');
    expect(trespass('components/A.tsx', 'lib/api/b.ts')).toContain('components may import');
    expect(trespass('components/A.tsx', 'surface/b.ts')).toContain('components may import');
    expect(trespass('components/parts/A.tsx', 'components/day/B.tsx')).toContain('parts may import');
    expect(trespass('surface/a.ts', 'entrypoints/popup/b.ts')).toContain('surface may import');
    expect(trespass('entrypoints/background/a.ts', 'surface/b.ts')).toContain('background may import');
    expect(
      findCycle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toBe('a -> b -> c -> a');
  });
});

describe('what is written where', () => {
  test('every component stands with its screen: none directly in the folder of all', () => {
    const flat = readdirSync(join(root, 'components'), { withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(flat.map(({ name }) => name)).toEqual([]);
  });

  test('only lib/browser, the entrypoints and what ties a surface to its browser say browser.*', () => {
    const ties = ['surface/start-surface.tsx', 'surface/take-along/take-outside.ts'];
    const others = inside('lib', 'components', 'surface').filter(
      ({ path }) => !path.startsWith('lib/browser/') && !ties.includes(path),
    );
    const namesIt = others.filter(({ imports }) => imports.some((name) => name === 'wxt/browser'));
    expect(namesIt.map(({ path }) => path)).toEqual([]);
    expect(offenders(/\b(browser|chrome)\.[a-z]+\.[a-z]/, others)).toEqual([]);
  });

  test('nothing is kept where content scripts reach it', () => {
    const keepers = offenders(
      /\bstorage\.(local|sync)\b/,
      inside('lib', 'components', 'surface', 'entrypoints'),
    );
    // One moves older settings out of there, the other closes it.
    expect(keepers).toEqual(['lib/browser/close-storage.ts', 'lib/browser/own-storage.ts']);
  });

  test('the rooms of pure functions ask no browser, no network, no clock and no chance', () => {
    const outside =
      /\bDate\.now\b|\bnew Date\(\)|\bperformance\.|\bset(Timeout|Interval)\(|\bMath\.random\b|\bcrypto\.|(?<![\w.])fetch\(|\bnavigator\.|\b(indexedDB|localStorage|sessionStorage|XMLHttpRequest|WebSocket)\b/;
    expect(offenders(outside, inside(...pureRooms))).toEqual([]);
    expect('const at = Date.now();').toMatch(outside);
    expect('const answer = await fetch(address);').toMatch(outside);
  });

  test('no text ever becomes markup or code', () => {
    const pattern =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|eval\(|new Function)\b/;
    expect(offenders(pattern, inside('lib', 'components', 'surface', 'entrypoints'))).toEqual([]);
  });

  test('the service is reached through one file', () => {
    const pattern = /(?<![\w.])fetch\(/;
    const reaching = offenders(pattern, inside('lib', 'components', 'surface')).filter(
      (path) => !path.startsWith('lib/browser/'),
    );
    expect(reaching).toEqual([]);
  });

  test('every file holds one idea: at most 300 lines', () => {
    // Tables generated from the languages' files grow with each language.
    const long = files.filter(
      ({ path, text }) => !path.startsWith('lib/languages/') && text.split('\n').length > 301,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('types are never switched off', () => {
    expect(offenders(/\bas any\b|: any\b|@ts-ignore|@ts-expect-error|@ts-nocheck/)).toEqual([]);
  });
});

describe('readers', () => {
  const names = inside('lib/read/page', 'lib/read/booking').map(({ path }) => path);
  const list = files.find(({ path }) => path === 'lib/read/readers.ts');
  const readers = names.filter((path) => list?.imports.includes(path));
  const fixtures = ['pages', 'bookings'].flatMap((kind) => {
    const folder = join(root, 'test', 'fixtures', kind);
    return existsSync(folder) ? readdirSync(folder) : [];
  });

  test('every file that makes a reader is in the one list', () => {
    const makesReader = /:\s*Reader\b/;
    const unlisted = inside('lib/read/page', 'lib/read/booking')
      .filter(({ text }) => makesReader.test(withoutComments(text)))
      .filter(({ path }) => !readers.includes(path));
    expect(unlisted.map(({ path }) => path)).toEqual([]);
    expect(readers.length).toBeGreaterThan(0);
  });

  test.each(readers)('%s has a fixture of its own', (path) => {
    const name = path.split('/').at(-1)?.replace(/\.ts$/, '');
    expect(fixtures.filter((fixture) => fixture.startsWith(`${name}--`))).not.toEqual([]);
  });

  test('what readers share is handed to them, not remembered behind their backs', () => {
    const caching = offenders(/\bnew WeakMap\b/, inside('lib/read', 'lib/text', 'lib/placing', 'lib/draft'));
    // One caches what follows from its argument alone; the others also query a model. Do not add files to this list.
    expect(caching.sort()).toEqual([
      'lib/read/booking/roles/sensed-paper.ts',
      'lib/read/stops/score.ts',
      'lib/text/memoize.ts',
    ]);
  });

  test('no reader imports the list that holds it', () => {
    const circular = inside('lib/read').filter(
      ({ path, imports }) => readers.includes(path) && imports.includes('lib/read/readers.ts'),
    );
    expect(circular).toEqual([]);
  });
});

describe('claims', () => {
  test('how sure a reader is never says what it means: trust is compared with other trust alone', () => {
    const decoded = /\btrust\s*(?:[<>]=?|[!=]==)(?!=|\s*\w+\??\.trust\b)/;
    expect(decoded.test('if (trust > trustOfLead) return true;')).toBe(true);
    expect(decoded.test('entry.trust > top.trust ? entry : top')).toBe(false);
    expect(offenders(decoded, inside('lib/draft'))).toEqual([]);
  });

  // These compare, quote, normalise or cover words. Everything else in lib/text finds something in them.
  const findsNothing = [
    'any-case',
    'bookings-agree',
    'cover-words',
    'find-name',
    'fold',
    'name-forms',
    'memoize',
    'sentence-at',
    'whole-title',
    'words-at',
  ];
  // Code outside the readers that still reads text. Do not add files to this list.
  const readAgain = [
    'lib/draft/cards.ts',
    'lib/draft/checks.ts',
    'lib/draft/choose-private.ts',
    'lib/draft/day-title.ts',
    'lib/draft/lone-times.ts',
    'lib/draft/named.ts',
    'lib/draft/prose-owners.ts',
  ];

  test('whoever merges claims does not read the words again', () => {
    const finds = (name: string) =>
      name.startsWith('lib/languages/') ||
      (name.startsWith('lib/text/') && !findsNothing.includes(name.slice('lib/text/'.length, -'.ts'.length)));
    const reading = inside('lib/draft').filter(({ imports }) => imports.some(finds));
    expect(reading.map(({ path }) => path).sort()).toEqual(readAgain);
  });
});

test('the README’s map names every room', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(rooms.filter((room) => !readme.includes(`\`${room}\``))).toEqual([]);
});
