// A browser with the extension in one language, and nothing else in it.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../browser/chromium.ts';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { needBrowser } from '../browser/need-browser.ts';
import { addPseudoLanguage, pseudoLanguage } from './pseudo-language.ts';
import { speakOnly } from './speak-only.ts';

export interface Speaking {
  /** The folder of the built extension. */
  built: string;
  language: string;
  say: (line: string) => void;
}

export async function inBrowser<T>(
  { built, language, say }: Speaking,
  work: (browser: ExtensionBrowser) => Promise<T>,
): Promise<T> {
  // A copy, which the next build cannot remove under the browser.
  const extension = await mkdtemp(join(tmpdir(), 'wayclip-shots-'));
  await cp(built, extension, { recursive: true });
  await speakOnly(extension, language === pseudoLanguage ? await addPseudoLanguage(extension) : language);
  const found = needBrowser('chromium', say);
  if (!found.ok) throw new Error(found.failure);
  const browser = await launchChromium({ executablePath: found.value.path, extension, headless: true });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    await rm(extension, { recursive: true, force: true });
  }
}
