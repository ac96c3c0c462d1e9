import type { Clip } from '../../lib/model/clip.ts';
import { explain } from '../../lib/words/explain.ts';
import { t } from '../../lib/words/words.ts';
import { sendingProgress } from '../send/sending-progress.ts';

/** "Adding day pictures, 3 of 5", "Waiting. You are offline." */
export function queueLine(clip: Clip): string {
  const { delivery } = clip;
  switch (delivery.step) {
    case 'waiting':
      return t('library.queueWaiting', { why: explain(delivery.failure).title });
    case 'paused':
      return t('library.queuePaused');
    case 'asking':
      return t('library.queueAsking', { day: delivery.day });
    case 'failed':
      return explain(delivery.failure).title;
    default:
      return sendingProgress(clip).words;
  }
}
