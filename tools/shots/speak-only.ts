// Makes a copy of the extension that has only one language. A browser uses its own language, often only English, but
// shows an extension with a single language in that one.
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
