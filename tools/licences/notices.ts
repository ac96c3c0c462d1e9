// The licence texts that have to accompany other people's work: `licences.txt` in every package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { folderOf } from './bundled-packages.ts';

export interface Notice {
  name: string;
  version: string;
  /** "MIT" */
  licence: string;
  /** The full licence texts. */
  texts: string[];
}

const About = z.object({ version: z.string(), license: z.optional(z.string()) });
const isLicence = /^(licen[cs]e|copying|notice)/i;

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence.test(entry.name))
    .map(({ name }) => name);
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** pdf.js keeps separate licences beside third-party fonts, character maps and decoders. */
const innerFolders: Record<string, string[]> = { 'pdfjs-dist': ['cmaps', 'standard_fonts', 'wasm'] };

export function noticeOf(name: string): Notice {
  const folder = folderOf(name);
  const { version, license } = z.parse(About, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const folders = [folder, ...(innerFolders[name] ?? []).map((inner) => join(folder, inner))];
  return { name, version, licence: license ?? 'not stated', texts: folders.flatMap(textsIn) };
}

const rule = '-'.repeat(72);

/** Each text once, under the names of all packages it applies to. */
export function noticesText(notices: Notice[]): string {
  const byText = Map.groupBy(
    notices.flatMap(({ name, texts }) => texts.map((text) => ({ name, text }))),
    ({ text }) => text,
  );
  return [
    'Wayclip is built with the work of others. Thank you.',
    'Place data © GeoNames (https://www.geonames.org), CC BY 4.0, modified.',
    'Coasts and borders: Natural Earth, public domain, simplified.',
    '',
    ...notices.map(({ name, version, licence }) => `${name} ${version}, ${licence}`),
    ...[...byText].flatMap(([text, users]) => [
      '',
      rule,
      users.map(({ name }) => name).join(', '),
      rule,
      '',
      text,
    ]),
    '',
  ].join('\n');
}

/** The list at the top of a `licences.txt`. */
export const readNotices = (text: string): Omit<Notice, 'texts'>[] =>
  [...(text.split(rule)[0] ?? '').matchAll(/^(\S+) (\d\S*), (.+)$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
  );
