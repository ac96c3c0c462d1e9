// Pure: no browser, no network, no clock.
// The author's habits: on one page nearly all stops are bold, on another all are headings, on a third none.

import type { Candidate } from '../group.ts';
import { type Carrier, carriers, type Mention } from '../mention.ts';
import type { PageView } from '../page-view.ts';
import { kindOf } from '../words/all.ts';
import type { Features } from './feature.ts';

interface Role {
  count: number;
  places: number;
  words: number;
}

export interface PageHabits {
  /** How many different names each carrier holds. */
  names: Map<Carrier, number>;
  /** How many of them look like places: a kind noun or a gazetteer name. */
  purity: Map<Carrier, number>;
  /** The same for all that stand alike: third-level headings, bold openings of list items. */
  roles: Map<string, Role>;
  wordCount: number;
}

function looksLikePlace(view: PageView, { name, tokens }: Candidate): boolean {
  if ((view.knowledge.lookUpPlace?.(name).length ?? 0) > 0) return true;
  return tokens.some(({ lower, isCapital }) => isCapital && kindOf(lower) !== undefined);
}

function roleOf(view: PageView, { block, carrier, isWhole, start }: Mention): string {
  const found = view.capture.blocks[block];
  const depth = found?.kind === 'heading' ? found.level : found?.kind === 'item' ? found.depth : 0;
  return `${found?.kind} ${depth} ${carrier} ${isWhole} ${start < 4}`;
}

const firstWhole = ({ mentions }: Candidate) => mentions.find(({ isWhole }) => isWhole) ?? mentions[0];

function rolesOf(view: PageView): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const candidate of view.candidates) {
    const mention = firstWhole(candidate);
    if (!mention) continue;
    const role = roleOf(view, mention);
    const known = roles.get(role) ?? { count: 0, places: 0, words: 0 };
    known.count += 1;
    known.places += looksLikePlace(view, candidate) ? 1 : 0;
    known.words += candidate.key.split(' ').length;
    roles.set(role, known);
  }
  return roles;
}

export function pageHabits(view: PageView): PageHabits {
  const names = new Map<Carrier, number>();
  const places = new Map<Carrier, number>();
  for (const candidate of view.candidates) {
    const isPlace = looksLikePlace(view, candidate) ? 1 : 0;
    for (const carrier of new Set(
      candidate.mentions.filter(({ isWhole }) => isWhole).map((mention) => mention.carrier),
    )) {
      names.set(carrier, (names.get(carrier) ?? 0) + 1);
      places.set(carrier, (places.get(carrier) ?? 0) + isPlace);
    }
  }
  const purity = new Map([...names].map(([carrier, count]) => [carrier, (places.get(carrier) ?? 0) / count]));
  const wordCount = [...view.tokens.values()].reduce((sum, list) => sum + list.length, 0);
  return { names, purity, roles: rolesOf(view), wordCount };
}

const marked: Carrier[] = ['day-title', 'heading', 'bold', 'italic', 'link', 'lead', 'line'];

export function pageFeatures(candidate: Candidate, view: PageView, habits: PageHabits): Features {
  const { mentions } = candidate;
  const mention = firstWhole(candidate);
  const role = mention && habits.roles.get(roleOf(view, mention));
  const own = carriers.filter((carrier) =>
    mentions.some((mention) => mention.carrier === carrier && mention.isWhole),
  );
  const features: Features = {
    g_days: new Set(view.days.map(({ number }) => number)).size,
    g_words: habits.wordCount,
    g_candidates: view.candidates.length,
    g_roleCount: Math.min(60, role?.count ?? 0),
    g_rolePurity: role ? role.places / role.count : 0,
    g_roleWords: role ? role.words / role.count : 0,
    g_ownPurity: Math.max(0, ...own.map((carrier) => habits.purity.get(carrier) ?? 0)),
    g_ownNames: Math.max(0, ...own.map((carrier) => habits.names.get(carrier) ?? 0)),
  };
  const scale = Math.max(1, habits.wordCount / 100);
  for (const carrier of marked) {
    features[`g_share_${carrier}`] = (habits.names.get(carrier) ?? 0) / scale;
    features[`g_purity_${carrier}`] = habits.purity.get(carrier) ?? 0;
  }
  return features;
}
