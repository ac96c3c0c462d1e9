// Which of the page's pictures belong to a day or a stop: those that stand with its words.
import type { PagePicture } from '../../lib/model/clip.ts';
import type { DraftDay, DraftStop, Sourced } from '../../lib/model/draft.ts';
import { sourceOf } from '../../lib/model/draft.ts';

const blockOf = (known: Sourced<unknown> | undefined): number[] => {
  const source = known && sourceOf(known);
  // Words that were selected on the page stand in no block of the reading.
  return source && source.block >= 0 ? [source.block] : [];
};

/** Where the day's own words begin on the page. */
function beginningOf({ title, summary, stops }: DraftDay): number | undefined {
  const blocks = [...blockOf(title), ...blockOf(summary), ...stops.flatMap(({ name }) => blockOf(name))];
  return blocks.length === 0 ? undefined : blocks.reduce((a, b) => Math.min(a, b));
}

/** The day's own pictures first, then all others, both in the order of the page. */
export function picturesFor(dayId: string, days: DraftDay[], pictures: PagePicture[]): PagePicture[] {
  const beginnings = days.flatMap((day) => {
    const block = beginningOf(day);
    return block === undefined ? [] : [{ id: day.id, block }];
  });
  // A picture belongs to the last day that began before it.
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

/** Those nearest to the stop's words first; of equally near ones the one below, since words lead to what they tell of. */
export function picturesNear(stop: DraftStop | undefined, pictures: PagePicture[]): PagePicture[] {
  const [block] = blockOf(stop?.name);
  if (block === undefined) return pictures;
  const distance = (picture: PagePicture) =>
    Math.abs(picture.block - block) + (picture.block < block ? 0.5 : 0);
  return pictures.toSorted((a, b) => distance(a) - distance(b));
}
