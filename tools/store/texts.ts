// Reads the store texts in `texts`, one file for each language of the interface.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../build-extension.ts';
import { readStoreText, type StoreText } from './store-text.ts';

const folder = join(import.meta.dirname, 'texts');
const namesIn = (path: string, ending: string) =>
  readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .toSorted();

export const storeLanguages = (): string[] => namesIn(folder, '.md');
export const interfaceLanguages = (): string[] => namesIn(join(projectRoot, 'locales'), '.yml');

export const storeTextIn = (language: string): StoreText =>
  readStoreText(readFileSync(join(folder, `${language}.md`), 'utf8'));
