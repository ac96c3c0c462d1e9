import type { Clip } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';

export interface BadgeLook {
  text: string;
  colour: string;
  /** Says the same in words, for those who do not see the sign. */
  title: string;
}

export function badgeOf({ delivery }: Pick<Clip, 'delivery'>): BadgeLook {
  if (delivery.step === 'failed') return { text: '!', colour: '#7d5208', title: t('badge.failed') };
  const title = t(delivery.step === 'sent' ? 'badge.sent' : 'badge.kept');
  return { text: '✓', colour: '#0d5c6b', title };
}
