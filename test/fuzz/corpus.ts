// The pages and papers that mutations start from.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOwnPages } from '../../tools/train/own/load-own.ts';
import { fixtures } from '../read/fixtures.ts';

export interface StartPage {
  name: string;
  html: string;
}

const filesIn = (folder: string): StartPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/.test(file))
    .toSorted()
    .map((file) => ({ name: file, html: readFileSync(join(folder, file), 'utf8') }));

const written = (): StartPage[] =>
  [...fixtures('pages'), ...fixtures('bookings')].flatMap(({ name, folder }) => {
    const file = join(folder, 'source.html');
    return existsSync(file) ? [{ name, html: readFileSync(file, 'utf8') }] : [];
  });

const own = (): StartPage[] =>
  loadOwnPages().map(({ slug, html }) => ({ name: `own/${slug}`, html: new TextDecoder().decode(html) }));

/** Another folder of pages, if given: `npm run fuzz -- --corpus DIR`. */
const other = (): StartPage[] => {
  const folder = process.env.WAYCLIP_FUZZ_CORPUS;
  return folder ? filesIn(folder) : [];
};

/**
 * Reading time grows with the page, and mutations do the same to short pages: the unit tests start from short ones, the
 * long command from all.
 */
const maxCharacters = process.env.WAYCLIP_FUZZ_LONG ? Number.POSITIVE_INFINITY : 1500;

export const startPages: StartPage[] = [...written(), ...own(), ...other()].filter(
  ({ html }) => html.length <= maxCharacters,
);

/** Typed bookings. */
export const startPapers: string[] = fixtures('bookings').flatMap(({ folder }) => {
  const file = join(folder, 'source.txt');
  return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
});
