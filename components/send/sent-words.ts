import type { Clip, Delivery } from '../../lib/model/clip.ts';
import { explain } from '../../lib/words/explain.ts';
import { inSentences, joinWithAnd, joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';

/** "4 days, 19 stops, 3 day pictures" */
export function sentWords({ draft: { days }, delivery }: Clip): string {
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0);
  const pictures = delivery.step === 'sent' ? delivery.pictures : 0;
  return joinWithCommas([
    many('counts.days', days.length),
    many('counts.stops', stops),
    pictures > 0 && many('counts.dayPictures', pictures),
  ]);
}

/**
 * Why pictures were left behind. Uses only the titles of the failures: their texts are about drafts that were not sent, and
 * this one was.
 */
export function leftBehindWords(delivery: Delivery): { title: string; text: string } | undefined {
  if (delivery.step !== 'sent' || delivery.leftBehind.length === 0) return undefined;
  const days = joinWithAnd(delivery.leftBehind.map(({ day }) => String(day)));
  const reasons = [...new Set(delivery.leftBehind.map(({ failure }) => explain(failure).title))];
  const isOne = delivery.leftBehind.length === 1;
  return {
    title: isOne ? t('sent.leftOne', { day: days }) : t('sent.leftMany', { days }),
    text: inSentences([...reasons, t(isOne ? 'sent.completeOne' : 'sent.completeMany')]),
  };
}
