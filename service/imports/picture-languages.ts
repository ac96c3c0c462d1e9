// The languages whose letters are read in pictures, by the names of Tesseract's data.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** By the name that the reading of texts has for each. */
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

/** "de" → "deu"; undefined for what is not written in Latin letters, or has no data here. */
export const latinLanguage = (name: string): LatinLanguage | undefined =>
  isLatin(name) ? latin[name] : undefined;

const packages = createRequire(import.meta.url);

/** It comes with our packages: nothing is fetched, nothing is written beside us. */
export const dataFileOf = (language: PictureLanguage): string =>
  join(
    dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`)),
    '4.0.0_best_int',
    `${language}.traineddata.gz`,
  );
