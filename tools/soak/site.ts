// A site with many travel pages: the sample blog, and the labelled pages that were written for Wayclip.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOwnPages } from '../train/own/load-own.ts';

export interface Site {
  folder: string;
  /** Paths of the pages, without the sample blog. */
  paths: string[];
  remove: () => void;
}

export function makeSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'wayclip-soak-'));
  cpSync(join(import.meta.dirname, '..', 'sample-blog', 'site'), folder, { recursive: true });
  const paths = loadOwnPages().map(({ slug, html }) => {
    writeFileSync(join(folder, `${slug}.html`), html);
    return `${slug}.html`;
  });
  return { folder, paths, remove: () => rmSync(folder, { recursive: true }) };
}
