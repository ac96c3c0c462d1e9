import type { Place } from '../../model/evidence.ts';

export interface DayPart {
  number: number;
  /** How many days it covers: 2 for "Days 3-4". */
  span: number;
  title?: string;
  /** The words that open it. */
  at: Place;
  /** Blocks `start` to `end` (exclusive) belong to it. */
  start: number;
  end: number;
  /** Where several days share one block: the characters of it that belong to this day. */
  within?: { start: number; end: number };
  trust: number;
}
