// The author's habits: on one page nearly all stops are bold, on another all are headings, on a third none.
import type { Candidate } from '../group.ts';
import { type Carrier, carriers, type Mention } from '../mention.ts';
import type { PageView } from '../page-view.ts';
import type { Pen } from './pen.ts';

interface Role {
  count: number;
  places: number;
  words: number;
}

export interface PageHabits {
  /** How many different names each carrier has, and what share of them looks like places. */
  names: Float32Array;
  purity: Float32Array;
  /** The same for all names of one role: third-level headings, bold openings of list items. */
  roleOf: Map<Candidate, Role>;
  days: number;
}

/** It has a kind noun or is in the gazetteer. */
function looksLikePlace(view: PageView, { name, tokens }: Candidate): boolean {
  for (const { isCapital, word } of tokens) if (isCapital && word.kind) return true;
  return (view.knowledge.lookUpPlace?.(name).length ?? 0) > 0;
}

const blockKinds = ['heading', 'paragraph', 'item', 'row', 'caption', 'image', 'map'] as const;

/** How the mention is presented, as one number. */
function roleNumber(view: PageView, { block, carrier, isWhole, start }: Mention): number {
  const found = view.capture.blocks[block];
  const depth = found?.kind === 'heading' ? found.level : found?.kind === 'item' ? found.depth : 0;
  const kind = found ? blockKinds.indexOf(found.kind) : -1;
  const carried = carriers.indexOf(carrier) * 4 + (isWhole ? 2 : 0) + (start < 4 ? 1 : 0);
  return (depth * (blockKinds.length + 1) + kind + 1) * 4 * carriers.length + carried;
}

const firstWhole = ({ mentions }: Candidate) => mentions.find(({ isWhole }) => isWhole) ?? mentions[0];

const add = (counts: Float32Array, index: number, value: number) => {
  counts[index] = (counts[index] ?? 0) + value;
};

export function pageHabits(view: PageView): PageHabits {
  const names = new Float32Array(carriers.length);
  const places = new Float32Array(carriers.length);
  const roles = new Map<number, Role>();
  const roleOf = new Map<Candidate, Role>();
  for (const candidate of view.candidates) {
    const isPlace = looksLikePlace(view, candidate) ? 1 : 0;
    let seen = 0;
    for (const { carrier, isWhole } of candidate.mentions) {
      const index = carriers.indexOf(carrier);
      if (!isWhole || (seen & (1 << index)) !== 0) continue;
      seen |= 1 << index;
      add(names, index, 1);
      add(places, index, isPlace);
    }
    const mention = firstWhole(candidate);
    if (!mention) continue;
    const number = roleNumber(view, mention);
    const role = roles.get(number) ?? { count: 0, places: 0, words: 0 };
    if (role.count === 0) roles.set(number, role);
    roleOf.set(candidate, role);
    role.count += 1;
    role.places += isPlace;
    role.words += candidate.tokens.length;
  }
  const purity = names.map((count, index) => (count === 0 ? 0 : (places[index] ?? 0) / count));
  return { names, purity, roleOf, days: new Set(view.days.map(({ number }) => number)).size };
}

const marked: Carrier[] = ['day-title', 'heading', 'bold', 'italic', 'link', 'lead', 'line'];
const markedNames = marked.map((carrier) => ({
  index: carriers.indexOf(carrier),
  share: `g_share_${carrier}`,
  purity: `g_purity_${carrier}`,
}));

export function writePage(
  pen: Pen,
  candidate: Candidate,
  { view, habits }: { view: PageView; habits: PageHabits },
): void {
  const { names, purity, days } = habits;
  const role = habits.roleOf.get(candidate);
  let ownPurity = 0;
  let ownNames = 0;
  for (const { carrier, isWhole } of candidate.mentions) {
    if (!isWhole) continue;
    const index = carriers.indexOf(carrier);
    ownPurity = Math.max(ownPurity, purity[index] ?? 0);
    ownNames = Math.max(ownNames, names[index] ?? 0);
  }
  pen.put('g_days', days);
  pen.put('g_roleCount', Math.min(60, role?.count ?? 0));
  pen.put('g_rolePurity', role ? role.places / role.count : 0);
  pen.put('g_roleWords', role ? role.words / role.count : 0);
  pen.put('g_ownPurity', ownPurity);
  pen.put('g_ownNames', ownNames);
  const scale = Math.max(1, view.wordCount / 100);
  for (const carrier of markedNames) {
    pen.put(carrier.share, (names[carrier.index] ?? 0) / scale);
    pen.put(carrier.purity, purity[carrier.index] ?? 0);
  }
}
