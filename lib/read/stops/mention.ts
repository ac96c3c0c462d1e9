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

/** One place in the page where a name may stand. */
export interface Mention extends Place {
  name: string;
  carrier: Carrier;
  /** The name is all that its carrier holds: the whole heading, the whole bold stretch. */
  isWhole: boolean;
  /** The block's tokens from `first` up to `next` (exclusive) are the name's. */
  first: number;
  next: number;
}
