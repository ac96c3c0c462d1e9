import type { Place } from '../../model/evidence.ts';

/** How the author set the name apart, if at all. */
export const carriers = [
  'day-title',
  'heading',
  'bold',
  'italic',
  'link',
  'lead',
  'line',
  'quote',
  'run',
  'kind-run',
  'cjk',
] as const;
export type Carrier = (typeof carriers)[number];

/** One position on the page where a name may stand. */
export interface Mention extends Place {
  name: string;
  carrier: Carrier;
  /** The name fills its carrier: the whole heading, all of the bold text. */
  isWhole: boolean;
  /** The name's tokens in its block run from `first` up to `next` (exclusive). */
  first: number;
  next: number;
}
