// Converts labels to the format that `npm run eval` and the corpus scorer read.
import type { Label } from './label.ts';

export const goldOf = (label: Label, title: string) => ({
  source: label.source,
  lang: label.language,
  kind: label.kind,
  told: label.told,
  title,
  destination: label.destination,
  days: label.days.map(({ opens, block, span, extra, stops }) => ({
    label: opens,
    block,
    ...(span && { spanDays: span }),
    ...(extra && { optionalDay: true }),
    stops: stops.map(({ name, aliases, optional, time, note }) => ({
      name,
      ...(aliases && { aliases }),
      optional: optional ?? false,
      ...(time && { startTime: time }),
      ...(note && { note }),
    })),
  })),
  packing: label.packing ?? [],
  expenses: label.costs ?? [],
});
