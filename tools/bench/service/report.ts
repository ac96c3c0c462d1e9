import { median } from '../median.ts';
import type { AtScale, Scaled } from './measure-scale.ts';
import type { AtSize } from './measure-service.ts';

const ms = (value: number) => value.toFixed(1).padStart(8);

/** `smallest`: the baseline for growth. */
export function serviceTable(
  { itineraries, filled, measured }: AtSize,
  smallest: AtSize | undefined,
): string[] {
  const reads = measured.filter(({ isRead }) => isRead);
  const worst = Math.max(...reads.map(({ ratio }) => ratio));
  return [
    '',
    `${itineraries.toLocaleString('en')} itineraries, filled in ${(filled / 1000).toFixed(0)} s`,
    `${''.padEnd(40)}  p50 ms  p95 ms    bare p50   ratio  growth`,
    ...measured.map(({ name, api, bare, ratio }, index) => {
      const growth = api.p50 / (smallest?.measured[index]?.api.p50 ?? api.p50);
      return `${name.padEnd(40)}${ms(api.p50)}${ms(api.p95)}${ms(bare.p50).padStart(12)}${ms(ratio)}${ms(growth)}`;
    }),
    `Worst ratio of a paged read ${worst.toFixed(1)}`,
  ];
}

export function scaleTable({ scales, meeting }: Scaled): string[] {
  const [first] = scales;
  return [
    'processes   requests a second   times the first   from    to    p50 ms    p95 ms   processor ms a request   refused or failed',
    ...scales.map((scale) => {
      const { processes, seen } = scale;
      const middle = (of: 'perSecond' | 'p50' | 'p95' | 'work') => median(seen.map((turn) => turn[of]));
      // Compared turn by turn, since a temporary slowdown of the machine affects all of them.
      const times = seen.map((turn, at) => turn.perSecond / (first?.seen[at]?.perSecond ?? turn.perSecond));
      const [low, high] = [Math.min(...times), Math.max(...times)];
      return `${String(processes).padStart(9)}${middle('perSecond').toFixed(0).padStart(20)}${median(times).toFixed(2).padStart(18)}${low.toFixed(2).padStart(7)}${high.toFixed(2).padStart(6)}${ms(middle('p50')).padStart(10)}${ms(middle('p95')).padStart(10)}${middle('work').toFixed(2).padStart(25)}${String(failuresIn(scale)).padStart(20)}`;
    }),
    `${first?.seen.length ?? 0} turns of each, one after the other; the middle one is shown.`,
    ...(meeting.statuses.length > 0
      ? [
          `One link, ${meeting.statuses.length} times at once on two processes: charged ${meeting.charged}, answered ${[...new Set(meeting.statuses)].join(' and ')}, ${meeting.isSame ? 'all the same' : 'NOT all the same'}`,
        ]
      : []),
  ];
}

const failuresIn = ({ seen }: AtScale): number =>
  seen
    .map(({ answers, refused, stuck }) => {
      const failed = answers.filter(({ status }) => status >= 500);
      return failed.length + refused.length + stuck.length;
    })
    .reduce((sum, count) => sum + count, 0);
