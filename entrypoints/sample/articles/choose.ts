// Chooses the article by language.
import type { SampleWords } from './article.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';
import { zhTw } from './zh-tw.ts';

export const articles: SampleWords[] = [en, de, fr, es, it, pt, nl, ja, zh, zhTw];

/** The article in the traveller's language ("de-AT"), otherwise the English one. */
export function articleIn(language: string): SampleWords {
  const [base] = language.split('-');
  const named = (wanted: string | undefined) => articles.find(({ lang }) => lang === wanted);
  return named(language) ?? named(base) ?? en;
}
