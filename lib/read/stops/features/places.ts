// What the gazetteer knows about a name, and whether its senses lie near the page's other places.
import type { Candidate } from '../group.ts';
import type { PageView } from '../page-view.ts';
import { bits } from '../vocabulary.ts';
import type { Pen } from './pen.ts';

const placeNumbers = { city: 1, region: 2, country: 3, airport: 4 };
const connectors = bits.connectors;

/** The best sense of a name in the gazetteer: how prominent it is, and of what kind. */
function bestMeaning(view: PageView, name: string): { level: number; kind: number } {
  const [best] = view.knowledge.lookUpPlace?.(name) ?? [];
  if (!best) return { level: 0, kind: 0 };
  const level = best.prominence ?? Math.min(1, Math.log10(1 + best.population) / 7);
  return { level: Math.max(level, 0.01), kind: placeNumbers[best.kind ?? 'city'] ?? 1 };
}

export function writePlaces(pen: Pen, { key, name, tokens }: Candidate, view: PageView): void {
  const whole = bestMeaning(view, name);
  let part = 0;
  let last = 0;
  let partNear = -1;
  if (tokens.length > 1) {
    for (const { isNumber, isCapital, text, word } of tokens) {
      if (isNumber || (word.classes & connectors) !== 0) continue;
      last = isCapital ? bestMeaning(view, text).level : 0;
      part = Math.max(part, last);
      if (last > 0) partNear = Math.max(partNear, view.whereabouts.get(word.lower)?.near ?? -1);
    }
  }
  const where = view.whereabouts.get(key);
  pen.put('z_whole', whole.level);
  pen.put('z_kind', whole.kind);
  pen.put('z_part', part);
  pen.put('z_last', last);
  pen.put('z_near', Math.min(12, where?.near ?? -1));
  pen.put('z_meanings', where?.senses ?? 0);
  pen.put('z_people', where ? Math.log10(1 + where.population) : 0);
  pen.put('z_partNear', Math.min(12, partNear));
}
