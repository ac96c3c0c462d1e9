// Groups the days into chips: a long stretch of free days is a single chip until it is opened.
import type { DraftDay } from '../../lib/model/draft.ts';

/** Days from `first` to `last`, counted from 0; usually only one. */
export interface DayGroup {
  first: number;
  last: number;
}

// Two free days are not worth folding.
const minFolded = 3;

const isFree = ({ stops, title, summary, image }: DraftDay) =>
  stops.length === 0 && !title && !summary && !image;

/** The stretch that contains the selected day stays unfolded. */
export function dayGroups(days: readonly DraftDay[], selected: number): DayGroup[] {
  const groups: DayGroup[] = [];
  for (let first = 0; first < days.length; ) {
    const after = days.findIndex((day, index) => index >= first && !isFree(day));
    const last = after === -1 ? days.length - 1 : Math.max(first, after - 1);
    const day = days[first];
    const isOpen = selected >= first && selected <= last;
    const isFolded = day && isFree(day) && last - first + 1 >= minFolded && !isOpen;
    if (isFolded) groups.push({ first, last });
    else for (let index = first; index <= last; index += 1) groups.push({ first: index, last: index });
    first = last + 1;
  }
  return groups;
}
