// The values of labels near a leg: in the lines between its two times first, then in all its lines.
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import type { BookingDocument } from './document.ts';
import type { KindsOfCell } from './leg-moments.ts';
import { columnDistance, type RawLeg } from './leg-pairs.ts';
import type { Cell } from './pair-labels.ts';

/** The lines of a leg on its own page. */
export const sectionOf = (leg: RawLeg, document: BookingDocument): Cell[][] =>
  document.lines.slice(leg.from, leg.until).filter((line) => line[0]?.page === leg.departure.cell.page);

/** The nearest lines, then all of them; of two legs side by side, each gets the cells of its own column first. */
export function linesNear(leg: RawLeg, document: BookingDocument): Cell[][][] {
  const section = sectionOf(leg, document);
  const core = document.lines.slice(leg.top, leg.bottom + 2).filter((line) => section.includes(line));
  return [core, section].map((lines) =>
    lines.map((line) => line.toSorted((a, b) => columnDistance(leg, a) - columnDistance(leg, b))),
  );
}

/** The values of a label that `read` can make something of. */
export const labelled = (
  lines: Cell[][],
  labelKinds: KindsOfCell,
  kind: LabelKind,
  read: (value: string) => string | undefined,
): string[] =>
  lines.flat().flatMap((cell) =>
    (labelKinds.get(cell) ?? []).flatMap(({ kinds, pair }) => {
      if (!kinds.includes(kind)) return [];
      return read((pair ? pair.value : cell.text).trim()) ?? [];
    }),
  );
