// A second look at words that are most likely nothing: what else they may be. Only used for a booking without such a
// value.
import { type PaperAnswer, type PaperRole, paperRoles } from '../../../model/paper-sense.ts';
import { type SpanGroup, spansOf } from './group-spans.ts';
import type { PrintedWord } from './paper-words.ts';
import { bondOf, chanceOf, type RoleSpan, spansIn } from './spans.ts';

const minChance = 0.2;
/** Operator and reference only: places and names as doubtful as these are mostly wrong. */
const doubtfulRoles: readonly PaperRole[] = ['operator', 'reference'];

/** Numbers that are more likely private, but may be a booking's reference. */
const doubtedNumbers = (spans: readonly RoleSpan[]): RoleSpan[] =>
  spans
    .map((span) => ({ span, chance: span.chanceOf('reference') }))
    .filter(({ span, chance }) => span.role === 'private' && chance >= minChance)
    .map(({ span, chance }) => ({ ...span, role: 'reference', trust: chance }));

/** Runs of words that are in no other span. */
export function doubtfulSpansIn(
  words: readonly PrintedWord[],
  { roles }: PaperAnswer,
  spans: readonly RoleSpan[],
): RoleSpan[] {
  const taken = new Set(spans.flatMap((span) => span.words));
  const likeliest = (word: number) =>
    paperRoles.reduce(
      (best, _, role) =>
        best === 0 || chanceOf(roles, word, role) > chanceOf(roles, word, best) ? role : best,
      0,
    );
  const count = Math.min(words.length, roles.length / paperRoles.length);
  const found = Array.from({ length: count }, (_, at) => {
    const role = taken.has(at) ? 0 : likeliest(at);
    const isLooked = doubtfulRoles.includes(paperRoles[role] as PaperRole);
    return isLooked && chanceOf(roles, at, role) >= minChance ? role : 0;
  });
  return [...spansIn({ words, roles, found }), ...doubtedNumbers(spans)];
}

/** The group with the values it lacks, from doubtful spans that are bound to it. */
export function withDoubtfulValues(
  group: SpanGroup,
  doubtful: readonly RoleSpan[],
  answer: PaperAnswer,
): SpanGroup {
  const more = doubtfulRoles.flatMap((role) => {
    if (spansOf(group, role).length > 0) return [];
    const bound = doubtful
      .filter((span) => span.role === role)
      .map((span) => ({ span, bond: Math.max(...group.own.map((one) => bondOf(one, span, answer))) }))
      .filter(({ bond }) => bond > 0);
    const [best] = bound.toSorted((a, b) => b.bond * b.span.trust - a.bond * a.span.trust);
    return best ? [{ ...best, isStrongest: true }] : [];
  });
  return more.length > 0 ? { own: group.own, shared: [...group.shared, ...more] } : group;
}
