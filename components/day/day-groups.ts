// Which chips a row of days has: a long stretch on which nothing is booked is one of them until it is opened.
import type { DraftDay } from '../../lib/model/draft.ts';

/** Days from `first` to `last`, counted from 0; mostly one. */
export interface DayGroup {
  first: number;
  last: number;
}

// Two free days are soon passed over.
const minFolded = 3;

const isFree = ({ stops, title, summary, image }: DraftDay) =>
  stops.length === 0 && !title && !summary && !image;

/** The stretch with the chosen day stands open. */
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
