import { previewOf } from '../../lib/draft/preview.ts';
import { draftIfWorthShowing, draftOf } from '../../lib/journeys/read-capture.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import type { Preview } from '../../lib/model/itinerary.ts';

/** What the traveller would see: no days if the page is refused. */
export function previewFor(capture: Capture | undefined, knowledge: Knowledge): Preview {
  if (!capture) return { days: [] };
  const draft = draftOf(capture, knowledge);
  const preview = previewOf(draft);
  return draftIfWorthShowing(draft, capture).ok ? preview : { ...preview, days: [] };
}
