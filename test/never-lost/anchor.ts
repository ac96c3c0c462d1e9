// Identifies which clip an itinerary was made from, whatever was edited.
import type { Clip } from '../../lib/model/clip.ts';
import type { Itinerary } from '../../lib/model/itinerary.ts';

const anchorName = (clipId: string) => `Anchor ${clipId}`;

export function anchorOf({ id, draft }: Clip) {
  const stop = draft.days[0]?.stops[1];
  if (!stop) throw new Error('The sample has changed.');
  return { ...stop, name: { ...stop.name, value: anchorName(id) } };
}

/** Whether it was made from this clip, whatever its title. */
export const isOfClip = ({ days = [] }: Itinerary, clipId: string): boolean =>
  days.some(({ stops = [] }) => stops.some(({ name }) => name === anchorName(clipId)));
