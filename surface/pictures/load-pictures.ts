// Loads the stored copies of a clip's pictures, from the database that the background writes.
import type { DayPictures } from '../../components/day/DaysPart.tsx';
import { findPicture } from '../../lib/library/pictures.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { library } from '../library/library-here.ts';

export async function loadPictures({ id, draft }: Clip): Promise<DayPictures> {
  const here = await library();
  const found = new Map<string, string>();
  for (const { id: of, image } of [...draft.days, ...draft.days.flatMap(({ stops }) => stops)]) {
    const picture = image && (await findPicture(here, id, image.value.src));
    if (picture) found.set(of, URL.createObjectURL(picture));
  }
  return found;
}
