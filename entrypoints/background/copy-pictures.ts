// Copies more of a page's pictures for the traveller to choose from: out of the page while it is open, otherwise from hosts
// they have allowed, or from the screen.
import { cropFromScreen } from '../../lib/browser/crop-from-screen.ts';
import type { RequestMap } from '../../lib/browser/messages.ts';
import { type CopiedPicture, copyPictures } from '../../lib/browser/page-pictures.ts';
import { fetchPictures } from '../../lib/browser/picture-hosts.ts';
import { findClip } from '../../lib/library/clips.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { mayCopy } from '../../lib/model/private-host.ts';
import { ok } from '../../lib/model/result.ts';
import { library } from './library.ts';
import { tabsOf } from './page-of-clip.ts';

type Copying = RequestMap['pictures.copy'];

/** Returns how many were copied. */
export async function copyMorePictures(asked: Copying['ask']): Promise<Copying['answer']> {
  const { clipId, srcs, fromScreen = false } = asked;
  const clip = await findClip(await library(), clipId);
  if (!clip.ok) return clip;
  const { source, draft } = clip.value;
  // Only pictures that were seen on that page are fetched.
  const own = new Set([
    ...(source.pictures?.map(({ image }) => image.src) ?? []),
    ...draft.days.flatMap(({ image, stops }) => [image, ...stops.map((stop) => stop.image)]).flatMap(srcOf),
  ]);
  const wanted = srcs.filter((src) => own.has(src) && mayCopy(src, source.url));
  if (wanted.length === 0) return ok(0);
  const tabs = await tabsOf(clip.value);
  const copies = await fromTabs(tabs, (tabId) => (fromScreen ? cropFromScreen : copyPictures)(tabId, wanted));
  const missing = wanted.filter((src) => !copies.some((copy) => copy.src === src));
  if (!fromScreen) copies.push(...(await fetchPictures(missing)));
  for (const copy of copies) await keepPicture(await library(), clipId, copy);
  return ok(copies.length);
}

const srcOf = (image: DraftDay['image']) => image?.value.src ?? [];

/** A tab that has moved on to another page, or that Wayclip has no access to, provides none. */
async function fromTabs(
  tabs: number[],
  copy: (tabId: number) => Promise<CopiedPicture[]>,
): Promise<CopiedPicture[]> {
  for (const tabId of tabs) {
    const copies = await copy(tabId).catch(() => []);
    if (copies.length > 0) return copies;
  }
  return [];
}
