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
