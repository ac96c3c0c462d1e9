// Whether the table in docs/threats.md states the outcome that an attack has now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserKind } from '../browser/find-browser.ts';
import { projectRoot } from '../build-extension.ts';

/** The columns: name, before, Chromium, Firefox. */
const column: Record<BrowserKind, number> = { chromium: 2, firefox: 3 };

export function isAsDocumented(name: string, kind: BrowserKind, seen: string): boolean {
  const page = readFileSync(join(projectRoot, 'docs', 'threats.md'), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`));
  const cells = row?.slice(2, -2).split(' | ');
  return cells?.[column[kind]] === seen;
}
