// Tunes the threshold from which a name counts as a stop.

import { type DecodeOptions, decode, type Scored } from '../../lib/read/stops/decode.ts';
import type { PageView } from '../../lib/read/stops/page-view.ts';
import type { LabelledPage } from './corpus.ts';
import { type PageScore, scoreStops, total } from './score.ts';

/** A page with scores from a model that never saw its site. */
export interface Judged {
  page: LabelledPage;
  view: PageView;
  scored: Scored[];
}

export const isTrip = ({ page }: Judged) => page.gold.kind !== 'not-a-trip';

export function scoreJudged({ page, view, scored }: Judged, tuning: DecodeOptions): PageScore {
  const numbers = [...new Set(view.days.map(({ number }) => number))].sort((a, b) => a - b);
  const stops = decode(scored, tuning).map(({ candidate }) => ({
    name: candidate.name,
    day: Math.max(0, numbers.indexOf(candidate.day)),
  }));
  return scoreStops(page.gold, stops);
}

/** Results this close count as equal; the lower threshold wins then, because a surplus stop is removed with one press. */
const asGood = 0.001;

export function tuneThreshold(judged: Judged[]): DecodeOptions {
  const trips = judged.filter(isTrip);
  const tried = [0.18, 0.21, 0.24, 0.27, 0.3, 0.33, 0.36].flatMap((threshold) =>
    [threshold, 0.4, 0.55]
      .filter((value) => value >= threshold)
      .map((thresholdAgain) => {
        const tuning = { threshold, thresholdAgain };
        return { ...tuning, f1: total(trips.map((entry) => scoreJudged(entry, tuning))).f1 };
      }),
  );
  const best = Math.max(...tried.map(({ f1 }) => f1));
  const close = tried.filter(({ f1 }) => f1 >= best - asGood);
  const lowest = Math.min(...close.map(({ threshold }) => threshold));
  const [chosen] = close.filter(({ threshold }) => threshold === lowest).sort((a, b) => b.f1 - a.f1);
  return { threshold: lowest, thresholdAgain: chosen?.thresholdAgain ?? lowest };
}
