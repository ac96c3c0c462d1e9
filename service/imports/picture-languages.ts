// The languages whose text can be read in pictures, by the names of Tesseract's data files.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Keyed by the language codes used in text reading. */
const latin = {
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  it: 'ita',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  sk: 'slk',
  sv: 'swe',
  sw: 'swa',
  tr: 'tur',
} as const;
export type LatinLanguage = (typeof latin)[keyof typeof latin];

export const easternLanguages = ['jpn', 'chi_sim', 'chi_tra', 'kor'] as const;
export type PictureLanguage = LatinLanguage | (typeof easternLanguages)[number];

const isLatin = (name: string): name is keyof typeof latin => Object.hasOwn(latin, name);

/** "de" → "deu"; undefined for a language without Latin letters or without data here. */
export const latinLanguage = (name: string): LatinLanguage | undefined =>
  isLatin(name) ? latin[name] : undefined;

const packages = createRequire(import.meta.url);

/** The data comes as npm packages: nothing is downloaded or written at run time. */
export const dataFileOf = (language: PictureLanguage): string =>
  join(
    dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
    `${language}.traineddata.gz`,
  );
