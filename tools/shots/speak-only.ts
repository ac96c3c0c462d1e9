// A browser speaks the languages it was installed with, often only English. An extension that knows one language is
// shown in that one by every browser, so a copy of it is made to.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function speakOnly(extension: string, language: string): Promise<void> {
  const locales = join(extension, '_locales');
  for (const other of (await readdir(locales)).filter((name) => name !== language))
    await rm(join(locales, other), { recursive: true });
  const file = join(extension, 'manifest.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...Object(manifest), default_locale: language }));
}
