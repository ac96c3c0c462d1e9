// The language that a page declares is often wrong or missing; its words are not.

import { smallWords } from '../../languages/destination.ts';
import { type Capture, hasText } from '../../model/capture.ts';
import { hasPairs, letterRuns } from '../../text/character-kinds.ts';
import { memoize } from '../../text/memoize.ts';

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of words) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
}

// A few hundred words settle it.
const readCharacters = 6000;
const minShare = 0.06;
const telltales: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu],
  ['ko', /\p{Script=Hangul}+/gu],
  ['zh', /\p{Script=Han}+/gu],
  ['th', /\p{Script=Thai}+/gu],
  ['el', /\p{Script=Greek}+/gu],
  ['he', /\p{Script=Hebrew}+/gu],
];
// Japanese has Han characters too, Chinese has no kana; a page in another language may contain a name in its own
// script.
const minTelltaleShare = 0.1;

/** Any character of these scripts: most pages have none, and nothing needs counting. */
const foreign =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}\p{Script=Thai}\p{Script=Greek}\p{Script=Hebrew}]/u;

function byScript(text: string): string | undefined {
  if (!foreign.test(text)) return undefined;
  const least = minTelltaleShare * Math.max(1, countOf(text, /\p{L}+/gu));
  return telltales.find(([, pattern]) => countOf(text, pattern) > least)?.[0];
}

/** The number of characters in all matches of the pattern. */
function countOf(text: string, runs: RegExp): number {
  let count = 0;
  for (const [run] of text.matchAll(runs)) count += hasPairs(run) ? [...run].length : run.length;
  return count;
}

/** "en", "ja" …; undefined where there are too few words to tell. */
export function languageOfText(whole: string): string | undefined {
  const text = whole.slice(0, readCharacters);
  const script = byScript(text);
  if (script) return script;
  const words = letterRuns(text.toLowerCase());
  const counts = new Map<string, number>();
  for (const word of words) {
    const languages = languagesOf.get(word) ?? [];
    for (const language of languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= minShare * words.length ? best[0] : undefined;
}

/**
 * The language of the page's words, else the one it declares; "" where neither is known. Needed several times for each
 * page.
 */
export const languageOf = memoize(({ blocks, language }: Capture): string => {
  let text = '';
  for (const block of blocks) {
    if (text.length > readCharacters) break;
    if (hasText(block)) text += `${block.text}\n`;
  }
  return languageOfText(text) ?? /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?/.exec(language ?? '')?.[0] ?? '';
});
