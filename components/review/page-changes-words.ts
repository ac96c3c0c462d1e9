import type { PageChanges } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { inSentences, joinWithAnd } from '../../lib/words/listed.ts';
import { t } from '../../lib/words/words.ts';

/** As many names as can be taken in at a glance. */
const maxNames = 3;

/** "A, B, C and 2 more" */
function firstOf(names: readonly string[]): string {
  const more = names.length - maxNames;
  return joinWithAnd([...names.slice(0, maxNames), ...(more > 0 ? [t('counts.more', { n: more })] : [])]);
}

/** "New on it: Casa Azul. No longer on it: Farol and Sé." */
export function changeWords({ appeared, gone }: PageChanges, { days }: Draft): string {
  const names = new Map(days.flatMap(({ stops }) => stops.map(({ id, name }) => [id, name.value])));
  const news = firstOf(appeared.map(({ stop }) => stop.name.value));
  const lost = firstOf(gone.flatMap((id) => names.get(id) ?? []));
  return inSentences([
    news && t('pageChanges.appeared', { names: news }),
    lost && t('pageChanges.gone', { names: lost }),
  ]);
}
