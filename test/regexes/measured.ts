// The expressions that were measured and found to take time only as their text grows, by a hash of each.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenRegex } from './written.ts';

const file = join(import.meta.dirname, 'measured.txt');
const isRenewed = process.env.UPDATE === '1';

const hashOf = ({ source, flags }: WrittenRegex) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);

const listed = new Set(isRenewed ? [] : readFileSync(file, 'utf8').split('\n'));
const noted = new Set<string>();

export const isMeasured = (regex: WrittenRegex): boolean => listed.has(hashOf(regex));

export function noteMeasured(regex: WrittenRegex): void {
  noted.add(hashOf(regex));
}

export function writeMeasured(): void {
  if (isRenewed) writeFileSync(file, `${[...noted].toSorted().join('\n')}\n`);
}
