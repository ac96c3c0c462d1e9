// Copies more of a page's pictures, when the traveller wants to choose among them and the page is still open.
import type { Asks } from '../../lib/browser/messages.ts';
import { copyPictures } from '../../lib/browser/page-pictures.ts';
import { findClip } from '../../lib/library/clips.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import { ok } from '../../lib/model/result.ts';
import { library } from './library.ts';
import { tabsOf } from './page-of-clip.ts';

type Copying = Asks['pictures.copy'];

/** How many are there now that were not before. */
export async function copyMorePictures({ clipId, srcs }: Copying['ask']): Promise<Copying['answer']> {
  const clip = await findClip(await library(), clipId);
  if (!clip.ok) return clip;
  // Only what was seen on that page is fetched from it.
  const own = new Set(clip.value.source.pictures?.map(({ image }) => image.src));
  const wanted = srcs.filter((src) => own.has(src));
  for (const tabId of wanted.length > 0 ? await tabsOf(clip.value) : []) {
    // A tab that went on to another page, or was not pressed on, gives nothing.
    const copies = await copyPictures(tabId, wanted).catch(() => []);
    for (const copy of copies) await keepPicture(await library(), clipId, copy);
    if (copies.length > 0) return ok(copies.length);
  }
  return ok(0);
}
