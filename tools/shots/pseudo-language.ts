// A made-up language, derived from English while the pictures are taken: written from right to left, in another script,
// and longer. What breaks in it would break in Arabic. It is in no build.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The argument of `--language`. */
export const pseudoLanguage = 'pseudo';
/** Its dates, numbers and fonts are taken from this language. */
const writtenAs = 'ar';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const letters = 'ابجدهفغحيجكلمنوبقرستوووزيظ';
const lengthener = 'ـ';

/** ("Stop {n}") → "ستوبـ {n}": placeholders stay as they are. */
function pseudoWords(message: string): string {
  return message
    .split(/(\{\w+\}|%s|\$\w+\$?)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]+/gi, pseudoWord)))
    .join('');
}

function pseudoWord(word: string): string {
  const written = [...word.toLowerCase()].map((letter) => letters[latin.indexOf(letter)] ?? letter).join('');
  // Two fifths longer, as translations can be.
  return written + lengthener.repeat(Math.ceil(word.length * 0.4));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Adds it to a copy of the extension; returns the name of its folder there. */
export async function addPseudoLanguage(extension: string): Promise<string> {
  const locales = join(extension, '_locales');
  const english: unknown = JSON.parse(await readFile(join(locales, 'en', 'messages.json'), 'utf8'));
  const fixed: Record<string, string> = { language: writtenAs, direction: 'rtl' };
  const entries = Object.entries(isRecord(english) ? english : {}).map(([key, entry]) => {
    const message = isRecord(entry) ? String(entry.message ?? '') : '';
    return [key, { ...Object(entry), message: fixed[key] ?? pseudoWords(message) }];
  });
  await mkdir(join(locales, writtenAs), { recursive: true });
  await writeFile(join(locales, writtenAs, 'messages.json'), JSON.stringify(Object.fromEntries(entries)));
  return writtenAs;
}
