import type { Clip } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';

export interface BadgeLook {
  text: string;
  colour: string;
  /** The same in words, for screen readers. */
  title: string;
}

/** Deliveries that continue by themselves need no attention. */
const needsTraveller = (delivery: Clip['delivery']): boolean =>
  delivery.step === 'failed' ||
  delivery.step === 'asking' ||
  (delivery.step === 'waiting' && delivery.until === undefined);

export function badgeOf({ delivery }: Pick<Clip, 'delivery'>): BadgeLook {
  if (needsTraveller(delivery)) return { text: '!', colour: '#7d5208', title: t('badge.failed') };
  const title = t(delivery.step === 'sent' ? 'badge.sent' : 'badge.kept');
  return { text: '✓', colour: '#0d5c6b', title };
}
