// Pure: no browser, no network, no clock.
// A name in brackets in another script is the same place once more: 胡佛水坝（Hoover Dam）, "Sensō-ji (浅草寺)".
import type { Scored } from './decode.ts';
import type { Mention } from './mention.ts';
import { type PageView, textOf } from './page-view.ts';

const opens = new Set('(（[［【「'.split(''));
const closes = new Set(')）]］】」'.split(''));
const latin = /\p{Script=Latin}/u;
const other = /[^\P{L}\p{Script=Latin}]/u;

/** One is written in Latin letters only, the other without any. */
const isOtherScript = (one: string, two: string) =>
  (latin.test(one) && !other.test(one) && !latin.test(two)) ||
  (latin.test(two) && !other.test(two) && !latin.test(one));

/** Where the name before the bracket ends, if the mention fills one. */
function endBefore({ start, end }: Mention, text: string): number | undefined {
  if (!opens.has(text.charAt(start - 1)) || !closes.has(text.charAt(end))) return undefined;
  let before = start - 1;
  while (before > 0 && text.charAt(before - 1) === ' ') before -= 1;
  return before;
}

const placeOf = (day: number, block: number, end: number) => `${day} ${block} ${end}`;

/** The likeliest name that ends at each place. */
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

/** A town in brackets after what is none says where that is: "Musée Magritte（布鲁塞尔）". */
const tellsWhere = ({ whereabouts }: PageView, first: string, second: string) =>
  whereabouts.has(second) && !whereabouts.has(first);

/** That much less likely, what stands before the bracket is no name but a word for it: "the hotel (Haus am See)". */
const leastShare = 1 / 4;

interface Bracket {
  day: number;
  block: number;
  start: number;
  end: number;
}

const isInside = ({ candidate: { day, mentions } }: Scored, bracket: Bracket) =>
  day === bracket.day &&
  mentions.some(
    ({ block, start, end }) => block === bracket.block && start >= bracket.start && end <= bracket.end,
  );

/** The names without those that repeat another one. That one is then as likely as the likelier of both. */
export function withoutSecondNames(view: PageView, scored: Scored[]): Scored[] {
  let ends: Map<string, Scored> | undefined;
  const chances = new Map<Scored, number>();
  const brackets: Bracket[] = [];
  for (const entry of scored) {
    const { day, mentions, name, key } = entry.candidate;
    for (const mention of mentions) {
      const end = endBefore(mention, textOf(view, mention.block));
      if (end === undefined) continue;
      ends ??= byEnd(scored);
      const first = ends.get(placeOf(day, mention.block, end));
      if (!first || first.chance < entry.chance * leastShare || !isOtherScript(first.candidate.name, name))
        continue;
      if (tellsWhere(view, first.candidate.key, key)) continue;
      brackets.push({ day, block: mention.block, start: mention.start, end: mention.end });
      chances.set(first, Math.max(entry.chance, chances.get(first) ?? first.chance));
    }
  }
  if (brackets.length === 0) return scored;
  return scored
    .filter((entry) => !brackets.some((bracket) => isInside(entry, bracket)))
    .map((entry) => ({ ...entry, chance: chances.get(entry) ?? entry.chance }));
}
