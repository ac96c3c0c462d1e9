// A name in brackets in another script repeats the place before it: 胡佛水坝（Hoover Dam）, "Sensō-ji (浅草寺)".
import type { Scored } from './decode.ts';
import type { Mention } from './mention.ts';
import { type PageView, textOf } from './page-view.ts';

const opens = new Set('(（[［【「'.split(''));
const closes = new Set(')）]］】」'.split(''));
const latin = /\p{Script=Latin}/u;
const other = /[^\P{L}\p{Script=Latin}]/u;

/** One has Latin letters only, the other none. */
const isOtherScript = (one: string, two: string) =>
  (latin.test(one) && !other.test(one) && !latin.test(two)) ||
  (latin.test(two) && !other.test(two) && !latin.test(one));

/** Where the name before the bracket ends, if the mention fills a bracket. */
function endBefore({ start, end }: Mention, text: string): number | undefined {
  if (!opens.has(text.charAt(start - 1)) || !closes.has(text.charAt(end))) return undefined;
  let before = start - 1;
  while (before > 0 && text.charAt(before - 1) === ' ') before -= 1;
  return before;
}

const placeOf = (day: number, block: number, end: number) => `${day} ${block} ${end}`;

/** The likeliest name that ends at each position. */
function byEnd(scored: Scored[]): Map<string, Scored> {
  const found = new Map<string, Scored>();
  for (const entry of scored) {
    for (const { block, end } of entry.candidate.mentions) {
      const place = placeOf(entry.candidate.day, block, end);
      if (entry.chance > (found.get(place)?.chance ?? -1)) found.set(place, entry);
    }
  }
  return found;
}

/** A known place in brackets after an unknown name says where that is: "Musée Magritte（布鲁塞尔）". */
const namesWhereabouts = ({ whereabouts }: PageView, first: string, second: string) =>
  whereabouts.has(second) && !whereabouts.has(first);

/**
 * If the words before the bracket are less likely than this share, they only describe the name: "the hotel (Haus am
 * See)".
 */
const minShare = 1 / 4;

interface Bracket {
  start: number;
  end: number;
}

/** The brackets in each block, by day. */
class Brackets {
  readonly #byBlock = new Map<string, Bracket[]>();

  add(day: number, { block, start, end }: Mention): void {
    const key = `${day} ${block}`;
    const cached = this.#byBlock.get(key);
    if (cached) cached.push({ start, end });
    else this.#byBlock.set(key, [{ start, end }]);
  }

  get isEmpty(): boolean {
    return this.#byBlock.size === 0;
  }

  /** Whether the name stands inside a bracket, filling it or as a part of it. */
  hold({ candidate: { day, mentions } }: Scored): boolean {
    return mentions.some(({ block, start, end }) =>
      this.#byBlock.get(`${day} ${block}`)?.some((bracket) => start >= bracket.start && end <= bracket.end),
    );
  }
}

/** A less likely name is no stop and no other name of one. */
const minChance = 0.02;

// A name that is mentioned more often stands in a list of everything.
const maxMentions = 500;

/** Leaves out names that repeat another one. The other one then gets the higher chance of the two. */
export function withoutSecondNames(view: PageView, scored: Scored[]): Scored[] {
  let ends: Map<string, Scored> | undefined;
  const joined = new Map<Scored, Scored>();
  const brackets = new Brackets();
  for (const entry of scored) {
    if (entry.chance < minChance) continue;
    const { day, mentions, name, key } = entry.candidate;
    for (const mention of mentions.slice(0, maxMentions)) {
      const end = endBefore(mention, textOf(view, mention.block));
      if (end === undefined) continue;
      ends ??= byEnd(scored);
      const first = ends.get(placeOf(day, mention.block, end));
      if (!first || first.chance < entry.chance * minShare || !isOtherScript(first.candidate.name, name))
        continue;
      if (namesWhereabouts(view, first.candidate.key, key)) continue;
      brackets.add(day, mention);
      const firstNamed = joined.get(first) ?? { ...first, otherName: name };
      joined.set(first, { ...firstNamed, chance: Math.max(entry.chance, firstNamed.chance) });
    }
  }
  if (brackets.isEmpty) return scored;
  return scored.filter((entry) => !brackets.hold(entry)).map((entry) => joined.get(entry) ?? entry);
}

export const withName = (entry: Scored, otherName: string | undefined): Scored =>
  otherName === undefined || entry.otherName !== undefined ? entry : { ...entry, otherName };

/** The name that each entry repeats in brackets, in any script: "Prague Castle (Pražský hrad)". */
export function repeatedNames(view: PageView, entries: Scored[], named: Scored[]): Map<Scored, Scored> {
  const ends = byEnd(named);
  const found = new Map<Scored, Scored>();
  for (const entry of entries) {
    const { day, mentions, key } = entry.candidate;
    for (const mention of mentions.slice(0, maxMentions)) {
      const end = endBefore(mention, textOf(view, mention.block));
      const first = end === undefined ? undefined : ends.get(placeOf(day, mention.block, end));
      if (first && first !== entry && !namesWhereabouts(view, first.candidate.key, key))
        found.set(entry, first);
    }
  }
  return found;
}
