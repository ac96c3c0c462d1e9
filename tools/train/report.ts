import { decode } from '../../lib/read/stops/decode.ts';
import type { StopModel } from '../../lib/read/stops/model-file.ts';
import { isTripPage } from '../../lib/read/stops/trip.ts';
import { total } from './score.ts';
import { isTrip, type Judged, scoreJudged } from './tune.ts';

const percent = (value: number) => (100 * value).toFixed(1);

/** Reports the accuracy of the stops, and of telling trips from other pages. */
export function reportLine(judged: Judged[], { head }: Pick<StopModel, 'head'>): string {
  const isShown = ({ view, scored }: Judged) => isTripPage(head, view, decode(scored, head));
  const trips = judged.filter(isTrip);
  const others = judged.filter((entry) => !isTrip(entry));
  const all = total(
    trips.map((entry) => scoreJudged(isShown(entry) ? entry : { ...entry, scored: [] }, head)),
  );
  const refused = others.filter((entry) => !isShown(entry) || decode(entry.scored, head).length === 0).length;
  const lost = trips.filter((entry) => !isShown(entry)).length;
  return `stop F1 ${percent(all.f1)} (precision ${percent(all.precision)}, recall ${percent(all.recall)}), not a trip refused ${refused}/${others.length}, trips lost ${lost}/${trips.length}`;
}
