// Builds the packages once more from nothing but the unpacked sources package: proves that it is complete, and that no
// path or leftover of this machine gets into what is shipped.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makePackages, type Package } from './packages.ts';
import type { ZippedFile } from './write-zip.ts';

/** node_modules is shared with `root`: package-lock.json already pins each package by its hash. */
export async function buildAgain(
  sources: ZippedFile[],
  { root, folder }: { root: string; folder: string },
): Promise<Package[]> {
  const elsewhere = mkdtempSync(join(tmpdir(), 'again-'));
  try {
    for (const { name, content } of sources) {
      mkdirSync(dirname(join(elsewhere, name)), { recursive: true });
      writeFileSync(join(elsewhere, name), content);
    }
    symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'), 'junction');
    return (await makePackages(elsewhere, folder)).packages;
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

export interface Comparison {
  name: string;
  first: string;
  second: string | undefined;
  isSame: boolean;
}

export const compared = (first: Package[], second: Package[]): Comparison[] =>
  first.map(({ name, sha256 }) => {
    const other = second.find((each) => each.name === name)?.sha256;
    return { name, first: sha256, second: other, isSame: other === sha256 };
  });
