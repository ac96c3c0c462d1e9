import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesInBuild } from './bundled-packages.ts';
import { noticeOf, noticesText } from './notices.ts';

/** Runs at the end of a build, when its contents are known. */
export function writeLicences(folder: string): void {
  writeFileSync(join(folder, 'licences.txt'), noticesText(packagesInBuild().map(noticeOf)));
}
