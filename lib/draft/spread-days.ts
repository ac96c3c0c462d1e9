// "Days 3–4: Sintra" is two days: both get that title, and the stops are spread over them in page order.
import type { DraftDay } from '../model/draft.ts';
import { namesOfParts } from '../model/place-among.ts';

// A heading that covers more days is a typo.
const maxSpanDays = 31;

/** How many days each heading covers: as many as it says, but never into the next one. */
export function spansOf(numbered: { number: number; span: number }[]): number[] {
  return numbered.map(({ number, span }, index) => {
    const next = numbered[index + 1]?.number ?? Number.POSITIVE_INFINITY;
    return Math.max(1, Math.min(span, next - number, maxSpanDays));
  });
}

const idOf = (number: number, index: number) => `stop-${number}-${index + 1}`;

/** The day itself if it is a single one; else that many days, numbered on from it. */
export function spreadDay(day: DraftDay, number: number, span: number): DraftDay[] {
  if (span === 1) return [day];
  const { stops, also = [], ...shared } = day;
  const startOf = (at: number) => Math.ceil((at * stops.length) / span);
  const parts = Array.from({ length: span }, (_, at) => stops.slice(startOf(at), startOf(at + 1)));
  const names = namesOfParts(parts, also);
  return parts.map((own, at) => ({
    ...shared,
    id: `day-${number + at}`,
    stops: own.map((stop, index) => ({ ...stop, id: idOf(number + at, index) })),
    ...names[at],
  }));
}
