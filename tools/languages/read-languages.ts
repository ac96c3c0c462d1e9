// Reads the files of all languages and validates them against the schema.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYAML } from 'confbox';
import { z } from 'zod';
import { projectRoot } from '../build-extension.ts';
import { groups } from './classes.ts';

/** The classes of each group, as the code uses them. */
export type LanguageWords = Record<string, Record<string, unknown>>;

/**
 * Where two languages share a word, the meaning in the earlier one comes first: languages of most pages and papers are
 * listed before the others. A language that is not listed comes last.
 */
const order =
  'en de fr es it pt nl ca cs pl ja zh sv da no fi hu tr ko ro el ru uk hr vi id ar he sk hi th sw'.split(
    ' ',
  );
const rankOf = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);

const optional = (shape: Record<string, z.ZodType>) =>
  z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.optional()])));

const fileSchema = optional(
  Object.fromEntries(
    Object.entries(groups).map(([name, classes]) => [
      name,
      optional(Object.fromEntries(Object.entries(classes).map(([key, { schema }]) => [key, schema]))),
    ]),
  ),
);

/** One file. Errors in it are thrown with the file's name. */
export function readLanguage(text: string, name: string): LanguageWords {
  const read = fileSchema.safeParse(parseYAML(text));
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  return read.data as LanguageWords;
}

/** All of `languages/*.yml`, by code, in the order in which their words are tried. */
export function readLanguages(folder = join(projectRoot, 'languages')): Map<string, LanguageWords> {
  const codes = readdirSync(folder)
    .map((file) => file.replace(/\.yml$/, ''))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return new Map(
    codes.map((code) => [
      code,
      readLanguage(readFileSync(join(folder, `${code}.yml`), 'utf8'), `${code}.yml`),
    ]),
  );
}
