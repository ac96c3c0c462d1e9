// Compiles languages to TypeScript: a file for each group, in it a table for each class, in it a line for each language.
import { groups } from './classes.ts';
import type { LanguageWords } from './read-languages.ts';
import type { WordClass } from './word-class.ts';

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const keyOf = (name: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : quoted(name));

/** Long lists ship as one string and are split on loading: one separator character per word instead of three. */
const few = 4;
const isLong = (list: unknown[]): list is string[] =>
  list.length > few && list.every((word) => typeof word === 'string' && !word.includes('|'));

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return isLong(value) ? `${quoted(value.join('|'))}.split('|')` : `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([name, field]) => `${keyOf(name)}: ${literal(field)}`).join(', ')} }`;
}

function table(name: string, { about, type }: WordClass, lines: [code: string, value: unknown][]): string {
  const rows = lines.map(([code, value]) => `  ${code}: ${literal(value)},\n`).join('');
  return `/** ${about} */\nexport const ${name}: Record<string, ${type}> = {\n${rows}};\n`;
}

const head = '// Made of `languages/*.yml` by `npm run languages`: change those, not this.\n';

/** The contents of `lib/languages`, by file name. */
export function compiled(languages: Map<string, LanguageWords>): Map<string, string> {
  return new Map(
    Object.entries(groups).map(([group, classes]) => {
      const tables = Object.entries(classes).map(([name, wordClass]) =>
        table(
          name,
          wordClass,
          [...languages].flatMap(([code, words]): [string, unknown][] => {
            const value = words[group]?.[name];
            return value === undefined ? [] : [[code, value]];
          }),
        ),
      );
      return [`${group}.ts`, [head, ...tables].join('\n')];
    }),
  );
}
