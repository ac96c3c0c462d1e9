// Groups the values of a paper into bookings: those with the strongest bonds are joined first, as long as no two
// disagree.
import type { PaperAnswer, PaperRole } from '../../../model/paper-sense.ts';
import { fold } from '../../../text/fold.ts';
import { clockIn } from './span-clock.ts';
import { bondOf, type RoleSpan } from './spans.ts';

/** The roles of values that only one booking has; days, references and companies can belong to several. */
const own = new Set<PaperRole>(['code', 'from', 'to', 'start-time', 'end-time', 'name']);
export const isOfOne = ({ role }: RoleSpan): boolean => own.has(role);

const plainText = ({ text }: RoleSpan) => fold(text).replaceAll(' ', '');
const isTime = ({ role }: RoleSpan) => role === 'start-time' || role === 'end-time';
const isAirport = ({ role, text }: RoleSpan) =>
  (role === 'from' || role === 'to') && /^[A-Z]{3}$/u.test(text);

/** "1835 hrs (6.35 PM)" is one time. */
const timeText = (span: RoleSpan) => clockIn(span) ?? plainText(span);

/** How many different values of a kind one booking can have: a beginning and an end, one number. */
const limits: { isOf: (span: RoleSpan) => boolean; textFor: (span: RoleSpan) => string; most: number }[] = [
  { isOf: isTime, textFor: timeText, most: 2 },
  { isOf: isAirport, textFor: plainText, most: 2 },
  { isOf: ({ role }) => role === 'code', textFor: plainText, most: 1 },
];

const namesOf = (group: readonly RoleSpan[]) => group.filter(({ role }) => role === 'name').map(plainText);

/** Each has a time and a name, and the names differ: two rows of a table of outings. */
const areTwo = (one: readonly RoleSpan[], other: readonly RoleSpan[]): boolean => {
  const [names, others] = [namesOf(one), namesOf(other)];
  const isNamedTwice = names.length > 0 && others.length > 0;
  const isSame = names.some((a) => others.some((b) => a.includes(b) || b.includes(a)));
  return isNamedTwice && !isSame && one.some(isTime) && other.some(isTime);
};

const disagree = (one: readonly RoleSpan[], other: readonly RoleSpan[]): boolean =>
  areTwo(one, other) ||
  limits.some(({ isOf, textFor, most }) => new Set([...one, ...other].filter(isOf).map(textFor)).size > most);

const meanBond = (one: readonly RoleSpan[], other: readonly RoleSpan[], answer: PaperAnswer) =>
  one.reduce((sum, a) => sum + other.reduce((all, b) => all + bondOf(a, b, answer), 0), 0) /
  (one.length * other.length);

/** A value that several bookings share stands beside one value of each, and may be far from the rest. */
const strongestBond = (group: readonly RoleSpan[], span: RoleSpan, answer: PaperAnswer) =>
  Math.max(...group.map((one) => bondOf(one, span, answer)));

// A paper of forty bookings has fewer; the time for joining grows with the cube of their number.
const maxSpans = 240;

interface Pair {
  one: number;
  other: number;
  mean: number;
}

/** The two groups with the strongest bond, among those that can be one booking. */
function strongestPair(groups: ReadonlyMap<number, RoleSpan[]>, sums: readonly number[][]): Pair | undefined {
  let best: Pair | undefined;
  for (const [one, a] of groups)
    for (const [other, b] of groups) {
      if (other <= one) continue;
      const mean = (sums[one]?.[other] ?? 0) / (a.length * b.length);
      if (mean > (best?.mean ?? 0) && !disagree(a, b)) best = { one, other, mean };
    }
  return best;
}

function joined(spans: readonly RoleSpan[], answer: PaperAnswer): RoleSpan[][] {
  const groups = new Map(spans.slice(0, maxSpans).map((span, at) => [at, [span]]));
  const all = [...groups.values()].flat();
  // The sums of the bonds between groups: those of a joined group are the sums of its parts.
  const sums = all.map((a) => all.map((b) => bondOf(a, b, answer)));
  for (let best = strongestPair(groups, sums); best; best = strongestPair(groups, sums)) {
    const { one, other } = best;
    groups.get(one)?.push(...(groups.get(other) ?? []));
    groups.delete(other);
    for (const third of groups.keys()) {
      const sum = (sums[one]?.[third] ?? 0) + (sums[other]?.[third] ?? 0);
      (sums[one] as number[])[third] = sum;
      (sums[third] as number[])[one] = sum;
    }
  }
  return [...groups.values()];
}

export interface SpanGroup {
  /** The values of this booking alone, surest first. */
  own: RoleSpan[];
  /** The values it has or shares, most bound first; `isStrongest` where no other booking is bound to it more. */
  shared: { span: RoleSpan; bond: number; isStrongest: boolean }[];
}

/** The days on which a leg arrives, without those that are bound more to another leg. */
export const ownEnds = ({ shared }: SpanGroup): RoleSpan[] =>
  shared.flatMap(({ span, isStrongest }) => (isStrongest && span.role === 'end-date' ? [span] : []));

/** The spans of a role: the booking's own, then those it shares, surest first. */
export const spansOf = ({ own, shared }: SpanGroup, role: PaperRole): RoleSpan[] =>
  [...own, ...shared.map(({ span }) => span)].filter((span) => span.role === role);

/** Surest first. A title may name the goal of the whole trip, so a value counts by its bond to the rest of its booking. */
function bySureness(group: readonly RoleSpan[], answer: PaperAnswer): RoleSpan[] {
  const sureness = new Map(
    group.map((span) => {
      const rest = group.filter((other) => other !== span);
      return [span, span.trust * (rest.length > 0 ? meanBond(rest, [span], answer) : 1)];
    }),
  );
  return group.toSorted((a, b) => (sureness.get(b) ?? 0) - (sureness.get(a) ?? 0));
}

export function groupSpans(spans: readonly RoleSpan[], answer: PaperAnswer): SpanGroup[] {
  const cores = spans.filter(isOfOne);
  const others = spans.filter((span) => !isOfOne(span));
  const groups = joined(cores, answer);
  // A start date that no group is bound to is a booking too: a stay whose name is stated nowhere.
  const alone = others.filter(
    ({ role, ...span }) =>
      role === 'start-date' && !groups.some((group) => meanBond(group, [{ role, ...span }], answer) > 0),
  );
  const all = [...groups, ...joined(alone, answer)];
  const bonds = new Map(others.map((span) => [span, all.map((group) => strongestBond(group, span, answer))]));
  return all.map((group, at) => ({
    own: bySureness(group, answer),
    shared: others
      .map((span) => ({ span, bonds: bonds.get(span) ?? [] }))
      .filter((one) => (one.bonds[at] ?? 0) > 0)
      .map((one) => ({
        span: one.span,
        bond: ownBond(one.bonds, at, one.span),
        isStrongest: one.bonds[at] === Math.max(...one.bonds),
      }))
      .toSorted((a, b) => b.bond - a.bond),
  }));
}

/** A reference that is bound to every booking alike, like the agency's own, counts less than one bound to this booking. */
function ownBond(bonds: readonly number[], at: number, { role, trust }: RoleSpan): number {
  const own = (bonds[at] ?? 0) * trust;
  if (role !== 'reference' || bonds.length < 2) return own;
  const others = bonds.filter((_, other) => other !== at);
  return own - others.reduce((sum, bond) => sum + Math.max(0, bond), 0) / others.length;
}
