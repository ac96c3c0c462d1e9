// Once every name has a first score, names are compared with others: the rest of a list, a longer name around it, its
// day.
import { sigmoid } from '../sigmoid.ts';
import type { Pen } from './features/pen.ts';
import type { Candidate } from './group.ts';
import type { Mention } from './mention.ts';

/** Candidates to compare, each with its first score and its role. */
export interface FirstLook {
  candidates: Candidate[];
  scores: Float32Array;
  /** Names of one role are presented alike: third-level headings, bold openings of list items. */
  roles: unknown[];
}

/** Lower than any score: there is no such name. */
const none = -8;
/** Further mentions add nothing new. */
const maxMentions = 4;
/** In a block with more names, only those nearby are compared. */
const maxNeighbours = 60;

/** Names that share something: how many, and the sum of their chances. */
interface Group {
  count: number;
  sum: number;
  /** The two highest scores: the best of all other names is one of them, whichever name is asked about. */
  best: number;
  second: number;
}

function groupBy<K>(keys: K[], scores: Float32Array): Map<K, Group> {
  const groups = new Map<K, Group>();
  for (const [index, key] of keys.entries()) {
    const group = groups.get(key) ?? { count: 0, sum: 0, best: none, second: none };
    groups.set(key, group);
    const score = scores[index] ?? none;
    group.count += 1;
    group.sum += sigmoid(score);
    group.second = Math.max(group.second, Math.min(score, group.best));
    group.best = Math.max(group.best, score);
  }
  return groups;
}

/** How many names of the same day score higher. */
function dayRanks(candidates: Candidate[], order: number[]): Int32Array {
  const ranks = new Int32Array(candidates.length);
  const seen = new Map<number, number>();
  for (const index of order) {
    const day = candidates[index]?.day ?? 0;
    const rank = seen.get(day) ?? 0;
    ranks[index] = rank;
    seen.set(day, rank + 1);
  }
  return ranks;
}

const empty: Group = { count: 0, sum: 0, best: none, second: none };

interface Neighbour {
  index: number;
  mention: Mention;
}

function mentionsByBlock(candidates: Candidate[]): Map<number, Neighbour[]> {
  const blocks = new Map<number, Neighbour[]>();
  for (const [index, { mentions }] of candidates.entries()) {
    for (const mention of mentions) {
      const block = blocks.get(mention.block);
      if (block) block.push({ index, mention });
      else blocks.set(mention.block, [{ index, mention }]);
    }
  }
  for (const block of blocks.values()) block.sort((a, b) => a.mention.start - b.mention.start);
  return blocks;
}

/** The index of the first sorted neighbour that begins at or after `position`. */
function placeIn(block: Neighbour[], position: number): number {
  let low = 0;
  let high = block.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((block[middle]?.mention.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Beside {
  longer: number;
  shorter: number;
  beside: number;
  count: number;
  sum: number;
}

export class SecondLook {
  readonly #look: FirstLook;
  readonly #chances: Float32Array;
  readonly #rank: Int32Array;
  readonly #byBlock: Map<number, Neighbour[]>;
  readonly #dayRank: Int32Array;
  readonly #byRole: Map<unknown, Group>;
  readonly #byDay: Map<number, Group>;
  readonly #byKey: Map<string, Group>;
  readonly #likely: number;
  readonly #sum: number;
  readonly #fifth: number;

  constructor(look: FirstLook) {
    const { candidates, scores, roles } = look;
    const order = Array.from(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    this.#look = look;
    this.#chances = scores.map(sigmoid);
    this.#rank = new Int32Array(scores.length);
    for (const [rank, index] of order.entries()) this.#rank[index] = rank;
    this.#byBlock = mentionsByBlock(candidates);
    this.#dayRank = dayRanks(candidates, order);
    this.#byRole = groupBy(roles, scores);
    this.#byDay = groupBy(
      candidates.map(({ day }) => day),
      scores,
    );
    this.#byKey = groupBy(
      candidates.map(({ key }) => key),
      scores,
    );
    this.#likely = this.#chances.filter((chance) => chance > 0.5).length;
    this.#sum = this.#chances.reduce((sum, chance) => sum + chance, 0);
    this.#fifth = scores[order[Math.min(4, order.length - 1)] ?? 0] ?? none;
  }

  write(pen: Pen, index: number): void {
    const { candidates, scores, roles } = this.#look;
    const candidate = candidates[index];
    if (!candidate) return;
    const score = scores[index] ?? none;
    const role = this.#byRole.get(roles[index]) ?? empty;
    const named = this.#byKey.get(candidate.key) ?? empty;
    const around = this.#around(candidate, index);
    pen.put('s_score', score);
    pen.put('s_rank', Math.min(60, this.#rank[index] ?? 0));
    pen.put('s_dayRank', this.#dayRank[index] ?? 0);
    pen.put('s_longer', around.longer);
    pen.put('s_shorter', around.shorter);
    pen.put('s_beside', around.beside);
    pen.put('s_besideMean', around.count === 0 ? 0 : around.sum / around.count);
    pen.put('s_besideSum', Math.min(8, around.sum));
    pen.put('s_roleMean', role.count < 2 ? -1 : (role.sum - sigmoid(score)) / (role.count - 1));
    pen.put('s_roleCount', Math.min(30, role.count));
    pen.put('s_elsewhere', score >= named.best ? named.second : named.best);
    pen.put('s_likely', Math.min(30, this.#likely));
    pen.put('s_sum', Math.min(40, this.#sum));
    pen.put('s_aboveFifth', score - this.#fifth);
    pen.put('s_daySum', Math.min(15, this.#byDay.get(candidate.day)?.sum ?? 0));
  }

  /** Names that overlap this one, and names beside it in the same block. */
  #around({ name, mentions }: Candidate, index: number): Beside {
    const found: Beside = { longer: none, shorter: none, beside: none, count: 0, sum: 0 };
    for (const mention of mentions.slice(0, maxMentions)) {
      const block = this.#byBlock.get(mention.block) ?? [];
      const place = placeIn(block, mention.start);
      const until = Math.min(block.length, place + maxNeighbours);
      for (let at = Math.max(0, place - maxNeighbours); at < until; at += 1) {
        const other = block[at];
        if (!other || other.index === index) continue;
        const score = this.#look.scores[other.index] ?? none;
        const isApart = other.mention.start >= mention.end || mention.start >= other.mention.end;
        if (isApart) {
          found.beside = Math.max(found.beside, score);
          found.count += 1;
          found.sum += this.#chances[other.index] ?? 0;
        } else if (other.mention.name.length > name.length) found.longer = Math.max(found.longer, score);
        else found.shorter = Math.max(found.shorter, score);
      }
    }
    return found;
  }
}
