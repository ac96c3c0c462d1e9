// Looks up the copies of a clip's pictures. The popup reads the same database that the background writes.
import type { DayPictures } from '../../components/day/DaysPart.tsx';
import { findPicture } from '../../lib/library/pictures.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { library } from '../library/library-here.ts';

export async function loadPictures({ id, draft }: Clip): Promise<DayPictures> {
  const here = await library();
  const found = new Map<string, string>();
  for (const day of draft.days) {
    const picture = day.image && (await findPicture(here, id, day.image.value.src));
    if (picture) found.set(day.id, URL.createObjectURL(picture));
  }
  return found;
}
