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
  /** Where several days share the one block from `start` to `end`: the characters of it that are this day's. */
  within?: { start: number; end: number };
  trust: number;
}
