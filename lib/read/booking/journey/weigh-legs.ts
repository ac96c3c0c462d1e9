// How much of a paper some legs explain: known places, times that are said to leave or arrive, what can be, and what is left over.
import type { Knowledge } from '../../../model/evidence.ts';
import { endName, type Reservation, type Terminal } from '../../../model/reservation.ts';
import type { Mark } from '../block-values.ts';
import type { Flow } from './flow.ts';
import { dayOfClock } from './leg-day.ts';
import { type Clock, leftOut } from './pair-clocks.ts';
import { placeIn } from './place-beside.ts';
import { plausible } from './plausible.ts';

export interface Weighed {
  clocks: readonly Clock[];
  days: readonly Mark[];
  flow: Flow;
  knowledge: Knowledge;
}

/** The next leg begins where the last one ended, and not before. */
export function chained(legs: readonly Pick<Reservation, 'from' | 'to' | 'start' | 'end'>[]): number {
  const steps = legs.slice(1).map((leg, index) => {
    const before = legs[index];
    const goesOn = before && endName(before.to) !== undefined && endName(before.to) === endName(leg.from);
    return (goesOn ? 0.8 : 0) - ((leg.start ?? '') < (before?.end ?? '') ? 3 : 0);
  });
  return steps.reduce((sum, step) => sum + step, 0);
}

const weightOf = (end: Terminal | undefined, knowledge: Knowledge): number => {
  if (!end) return 0;
  const words = end.iata ? `${end.name ?? ''} (${end.iata})` : (end.name ?? '');
  return placeIn(words, { knowledge })?.weight ?? 0;
};

/** For a departure on the day that stands nearest to its time. */
export const dayWeight = 1;

export function weighLegs(legs: readonly Reservation[], { clocks, days, flow, knowledge }: Weighed): number {
  const open = new Set(clocks);
  const taken = (moment: string | undefined, role: 'leaves' | 'arrives'): number => {
    const other = role === 'leaves' ? 'arrives' : 'leaves';
    const said = ({ role: roles }: Clock) => roles[role] - roles[other] - 1.2 * roles.other;
    const [best] = [...open]
      .filter(({ mark }) => mark.value === moment?.slice(11, 16))
      .toSorted((a, b) => said(b) - said(a));
    if (!best) return 0;
    open.delete(best);
    const day =
      role === 'leaves'
        ? dayOfClock(best.mark, { days, times: clocks.map(({ mark }) => mark) }, flow)?.day.value
        : undefined;
    return said(best) + (day && day === moment?.slice(0, 10) ? dayWeight : 0);
  };
  const each = legs.map(({ from, to, start, end }) => {
    const said = taken(start, 'leaves') + (end ? taken(end, 'arrives') : 0);
    const isSame = endName(from) === endName(to);
    return (
      said +
      weightOf(from, knowledge) +
      weightOf(to, knowledge) +
      (from && to ? plausible({ from, to, ...(start && { start }), ...(end && { end }) }, knowledge) : 0) -
      (isSame ? 4 : 0)
    );
  });
  const left = [...open].reduce((sum, clock) => sum + leftOut(clock), 0);
  return each.reduce((sum, one) => sum + one, 0) + chained(legs) - left;
}
