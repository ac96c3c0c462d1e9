// Orders the page's pictures for a day or a stop, by their position in the text.
import type { PagePicture } from '../../lib/model/clip.ts';
import type { DraftDay, DraftStop, Sourced } from '../../lib/model/draft.ts';
import { sourceOf } from '../../lib/model/draft.ts';

const blockOf = (known: Sourced<unknown> | undefined): number[] => {
  const source = known && sourceOf(known);
  // Text selected later on the page has no block in the capture.
  return source && source.block >= 0 ? [source.block] : [];
};

/** The block in which the day begins. */
function beginningOf({ title, summary, stops }: DraftDay): number | undefined {
  const blocks = [...blockOf(title), ...blockOf(summary), ...stops.flatMap(({ name }) => blockOf(name))];
  return blocks.length === 0 ? undefined : blocks.reduce((a, b) => Math.min(a, b));
}

/** The day's own pictures first, then all others, both in page order. */
export function picturesFor(dayId: string, days: DraftDay[], pictures: PagePicture[]): PagePicture[] {
  const beginnings = days.flatMap((day) => {
    const block = beginningOf(day);
    return block === undefined ? [] : [{ id: day.id, block }];
  });
  // A picture belongs to the last day that begins before it.
  const dayOf = (picture: PagePicture) =>
    beginnings
      .filter(({ block }) => block <= picture.block)
      .reduce<{ id: string; block: number } | undefined>(
        (latest, day) => (latest && latest.block > day.block ? latest : day),
        undefined,
      )?.id;
  const own = pictures.filter((picture) => dayOf(picture) === dayId);
  return [...own, ...pictures.filter((picture) => !own.includes(picture))];
}

/** Pictures nearest to the stop first; of two equally near, the one below, since text usually precedes its picture. */
export function picturesNear(stop: DraftStop | undefined, pictures: PagePicture[]): PagePicture[] {
  const [block] = blockOf(stop?.name);
  if (block === undefined) return pictures;
  const distance = (picture: PagePicture) =>
    Math.abs(picture.block - block) + (picture.block < block ? 0.5 : 0);
  return pictures.toSorted((a, b) => distance(a) - distance(b));
}
