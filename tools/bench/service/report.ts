import type { Scaled } from './measure-scale.ts';
import type { AtSize } from './measure-service.ts';

const ms = (value: number) => value.toFixed(1).padStart(8);

/** `smallest`: what growth is measured by. */
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
    'processes   requests a second   times the first    p50 ms    p95 ms   refused or failed',
    ...scales.map(({ processes, seen }) => {
      const times = seen.perSecond / (first?.seen.perSecond ?? seen.perSecond);
      const failed =
        seen.answers.filter(({ status }) => status >= 500).length + seen.refused.length + seen.stuck.length;
      return `${String(processes).padStart(9)}${seen.perSecond.toFixed(0).padStart(20)}${times.toFixed(2).padStart(18)}${ms(seen.p50).padStart(10)}${ms(seen.p95).padStart(10)}${String(failed).padStart(20)}`;
    }),
    ...(meeting.statuses.length > 0
      ? [
          `One link, ${meeting.statuses.length} times at once on two processes: charged ${meeting.charged}, answered ${[...new Set(meeting.statuses)].join(' and ')}, ${meeting.isSame ? 'all the same' : 'NOT all the same'}`,
        ]
      : []),
  ];
}
