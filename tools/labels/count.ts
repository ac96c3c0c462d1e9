import { scoreStops, total } from '../train/score.ts';
import { goldOf } from './gold.ts';
import { type Label, slugOf } from './label.ts';

function tally(labels: Label[], of: (label: Label) => string): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(of(label), (counts.get(of(label)) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

export const countLines = (labels: Label[]): string[] => [
  `${labels.length} pages of ${new Set(labels.map(({ source }) => source.repo)).size} sites, ${labels.flatMap(({ days }) => days).length} days, ${labels.flatMap(({ days }) => days.flatMap(({ stops }) => stops)).length} stops`,
  `languages: ${tally(labels, ({ language }) => language)}`,
  `kinds: ${tally(labels, ({ kind }) => kind)}`,
  `days told by: ${tally(labels, ({ told }) => told)}`,
];

/** Scores the second labeller's stops as if they were a draft, against the first labeller's. */
export function agreementLines(first: Label[], second: Label[]): string[] {
  const bySlug = new Map(first.map((label) => [slugOf(label.source), label]));
  const pairs = second.flatMap((other) => {
    const one = bySlug.get(slugOf(other.source));
    return one ? [{ one, other }] : [];
  });
  const isTrip = ({ kind }: Label) => kind !== 'not-a-trip';
  const both = pairs.filter(({ one, other }) => isTrip(one) && isTrip(other));
  const scores = both.map(({ one, other }) =>
    scoreStops(
      goldOf(one, ''),
      other.days.flatMap(({ stops }, day) =>
        stops.filter(({ optional }) => !optional).map(({ name, time }) => ({ name, day, startTime: time })),
      ),
    ),
  );
  const several = both.filter(({ one }) => one.days.length > 1);
  const same = several.filter(({ one, other }) => one.days.length === other.days.length);
  return [
    `labelled twice: ${pairs.length}; both call it a trip or both do not: ${pairs.filter(({ one, other }) => isTrip(one) === isTrip(other)).length}`,
    `stops of the second against the first, F1 ${(100 * total(scores).f1).toFixed(1)}; same number of days ${same.length} of ${several.length}`,
  ];
}
