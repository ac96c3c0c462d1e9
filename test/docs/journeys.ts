// The end-to-end tests as a table of journeys and browsers, parsed from their source: no test can be left out of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyIn } from './only-in.ts';

export type Kind = 'chromium' | 'firefox';
export const kinds = ['chromium', 'firefox'] as const;

export interface Journey {
  /** Relative to `test/e2e`: "library.test.ts". */
  file: string;
  title: string;
  browsers: readonly Kind[];
}

// `describe.each(['chromium', 'firefox'] as const)('%s', …`, `test.runIf(kind === 'chromium')(⏎ 'title', …`
const group =
  /^(?<indent> *)(?<what>describe|test)(?:\.(?:each|runIf)\((?<given>[\s\S]*?)\))?\(\s*(?<quote>['"`])(?<title>[\s\S]*?)\k<quote>/gm;
const groupBegins = /^ *(?:describe|test)[.(]/gm;

const named = (text: string): Kind[] => kinds.filter((kind) => text.includes(`'${kind}'`));

/** All tests of one file. A test that names no browser runs in Chromium, as in `test/e2e/browser-kinds.ts`. */
export function journeysIn(file: string, text: string): Journey[] {
  const found = [...text.matchAll(group)];
  if (found.length !== [...text.matchAll(groupBegins)].length)
    throw new Error(`${file} has a test in a form that is not known here.`);
  let around: { indent: number; browsers: readonly Kind[]; titles: string[] }[] = [];
  return found.flatMap(({ groups: { indent = '', what, given = '', title = '' } = {} }) => {
    around = around.filter((outer) => outer.indent < indent.length);
    const outer = around.at(-1);
    const own = named(`${given} '${title}'`);
    const browsers = own.length > 0 ? own : (outer?.browsers ?? ['chromium']);
    const isNamedForBrowser = title === '%s' || kinds.some((kind) => kind === title);
    const titles = [...(outer?.titles ?? []), ...(isNamedForBrowser ? [] : [title])];
    if (what === 'test') return [{ file, title: titles.join(': '), browsers }];
    around.push({ indent: indent.length, browsers, titles });
    return [];
  });
}

const folder = join(import.meta.dirname, '..', 'e2e');

export const journeys = (): Journey[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => journeysIn(name, readFileSync(join(folder, name), 'utf8')));

/** Why a journey runs in only one browser. */
export const reasonOf = ({ file, title }: Journey): string | undefined =>
  onlyIn.find((entry) => entry.file === file && (entry.title === undefined || title.startsWith(entry.title)))
    ?.why;

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (journey: Journey) => {
  const has = (kind: Kind) => (journey.browsers.includes(kind) ? '✓' : '–');
  const why = journey.browsers.length < kinds.length ? (reasonOf(journey) ?? '') : '';
  return `| ${cell(journey.title)} | ${has('chromium')} | ${has('firefox')} | ${cell(why)} |`;
};

export function journeyPage(all: Journey[]): string {
  const files = [...new Set(all.map(({ file }) => file))];
  const both = all.filter(({ browsers }) => browsers.length === kinds.length).length;
  return `${[
    '# Journeys, and the browsers they are made in',
    '',
    'Made from the files of `test/e2e` (`UPDATE=1 npm run unit -- test/docs` writes it anew); a test sees to it that it is',
    'true, and that what is made in one browser only has its reason.',
    '',
    `${all.length} tests, ${both} of them in Chromium and in Firefox.`,
    ...files.flatMap((file) => [
      '',
      `## \`test/e2e/${file}\``,
      '',
      '| | Chromium | Firefox | why not in both |',
      '|---|---|---|---|',
      ...all.filter((journey) => journey.file === file).map(row),
    ]),
  ].join('\n')}\n`;
}
