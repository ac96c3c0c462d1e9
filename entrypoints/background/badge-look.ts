// Pure: no browser, no network, no clock.
import type { Clip } from '../../lib/model/clip.ts';

export interface BadgeLook {
  text: string;
  colour: string;
  /** Says the same in words, for those who do not see the sign. */
  title: string;
}

export function badgeOf({ delivery }: Pick<Clip, 'delivery'>): BadgeLook {
  if (delivery.step === 'failed')
    return { text: '!', colour: '#7d5208', title: 'Wayclip: sending this page’s draft needs a look' };
  const title =
    delivery.step === 'sent'
      ? 'Wayclip: this page is in your itineraries'
      : 'Wayclip: this page is clipped, its draft is kept';
  return { text: '✓', colour: '#0d5c6b', title };
}
