import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesInBuild } from './bundled-packages.ts';
import { noticeOf, noticesText } from './notices.ts';

/** At the end of a build, when it is known what is in it. */
export function writeLicences(folder: string): void {
  writeFileSync(join(folder, 'licences.txt'), noticesText(packagesInBuild().map(noticeOf)));
}
