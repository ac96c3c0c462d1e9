// Pure: no browser, no network, no clock.
import type { CommonWords } from '../common-words.ts';
import type { Candidate } from '../group.ts';
import type { PageView } from '../page-view.ts';
import { words } from '../words/all.ts';
import type { Features } from './feature.ts';

const count = <T>(list: T[], test: (entry: T) => boolean) => list.filter(test).length;
const placeNumbers = { city: 1, region: 2, country: 3, airport: 4 };

/** The best thing a name can mean in the gazetteer: how well known it is, and what it is. */
function known(view: PageView, name: string): { level: number; kind: number } {
  const [best] = view.knowledge.lookUpPlace?.(name) ?? [];
  if (!best) return { level: 0, kind: 0 };
  const level = best.prominence ?? Math.min(1, Math.log10(1 + best.population) / 7);
  return { level: Math.max(level, 0.01), kind: placeNumbers[best.kind ?? 'city'] ?? 1 };
}

export function lexiconFeatures({ name, tokens }: Candidate, view: PageView, common: CommonWords): Features {
  const plain = tokens.filter(({ isNumber, lower }) => !isNumber && !words.connectors.has(lower));
  const levels = plain.map(({ lower }) => common.commonness(lower));
  const lowered = plain.map(({ lower }) => view.lowerCase.get(lower) ?? 0);
  const whole = known(view, name);
  const parts = plain.length > 1 ? plain.map(({ text }) => known(view, text).level) : [];
  return {
    l_commonMax: Math.max(0, ...levels),
    l_commonMin: levels.length === 0 ? 0 : Math.min(...levels),
    l_commonMean: levels.length === 0 ? 0 : levels.reduce((sum, level) => sum + level, 0) / levels.length,
    l_lowerHere: Math.max(0, ...lowered),
    l_lowerAll: lowered.length > 0 && lowered.every((times) => times > 0) ? 1 : 0,
    l_month: count(tokens, ({ lower }) => words.months.has(lower)),
    l_goods: count(tokens, ({ lower }) => words.goods.has(lower)),
    l_people: count(tokens, ({ lower }) => words.people.has(lower)),
    l_advice: count(tokens, ({ lower }) => words.advice.has(lower)),
    l_label: count(tokens, ({ lower }) => words.labels.has(lower)),
    l_verb: count(tokens, ({ lower }) => words.visited.has(lower)),
    l_function: count(
      tokens,
      ({ lower }) =>
        words.at.has(lower) || words.towards.has(lower) || words.from.has(lower) || words.maybe.has(lower),
    ),
    z_whole: whole.level,
    z_kind: whole.kind,
    z_part: Math.max(0, ...parts),
    z_last: parts.at(-1) ?? 0,
  };
}
