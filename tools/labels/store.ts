import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Label, slugOf } from './label.ts';

/** Pages labelled a second time, independently, are stored separately. */
export const labelFolder = (second: boolean): string =>
  join(import.meta.dirname, second ? 'second' : 'pages');

export function loadLabels(folder: string): Label[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => z.parse(Label, JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Undefined if the page already has a label: to replace it, delete that one first. */
export function writeLabel(folder: string, label: Label): string | undefined {
  const language = label.language.slice(0, 2);
  mkdirSync(join(folder, language), { recursive: true });
  const slug = slugOf(label.source);
  const file = join(folder, language, `${slug}.json`);
  if (existsSync(file)) return undefined;
  writeFileSync(file, `${JSON.stringify(z.parse(Label, label), null, 1)}\n`);
  return slug;
}
