// Pure: no browser, no network, no clock.
import type { Clip, Delivery } from '../lib/model/clip.ts';
import { explain } from '../lib/model/explain.ts';
import { count } from './amount-words.ts';

/** "4 days, 19 stops, 3 day pictures" */
export function sentWords({ draft: { days }, delivery }: Clip): string {
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0);
  const pictures = delivery.step === 'sent' ? delivery.pictures : 0;
  const parts = [count(days.length, 'day'), count(stops, 'stop')];
  if (pictures > 0) parts.push(count(pictures, 'day picture'));
  return parts.join(', ');
}

/**
 * Why pictures stayed behind. Only what happened is taken from the failure:
 * its further words speak of a draft that was not sent, and this one was.
 */
export function leftBehindWords(delivery: Delivery): { title: string; text: string } | undefined {
  if (delivery.step !== 'sent' || delivery.leftBehind.length === 0) return undefined;
  const days = listed(delivery.leftBehind.map(({ day }) => String(day)));
  const reasons = [...new Set(delivery.leftBehind.map(({ failure }) => explain(failure).title))];
  const isOne = delivery.leftBehind.length === 1;
  return {
    title: isOne
      ? `The picture for Day ${days} stayed behind`
      : `The pictures for Days ${days} stayed behind`,
    text: `${reasons.join(' ')} The itinerary is complete without ${isOne ? 'it' : 'them'}.`,
  };
}

/** ["1", "3", "4"] → "1, 3 and 4" */
function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
