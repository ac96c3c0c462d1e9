// The pictures a traveller can choose from: stored copies, those still on the page, and their own files.
import type { PictureSource } from '../../components/pictures/picture-source.ts';
import { ask } from '../../lib/browser/ask.ts';
import { allowHosts, hostsOf } from '../../lib/browser/picture-hosts.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import { findPicture, keepPicture } from '../../lib/library/pictures.ts';
import { t } from '../../lib/words/words.ts';
import { library } from '../library/library-here.ts';

async function foundOf(clipId: string, srcs: string[]): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>();
  for (const src of srcs) {
    const picture = await findPicture(await library(), clipId, src);
    if (picture) found.set(src, picture);
  }
  return found;
}

export const dayPictures: PictureSource = {
  copiesOf: async ({ id }, srcs) => {
    const before = await foundOf(id, srcs);
    const missing = srcs.filter((src) => !before.has(src));
    // A closed page provides none; the stored copies can still be chosen.
    if (missing.length > 0) await ask('pictures.copy', { clipId: id, srcs: missing }).catch(() => undefined);
    const found = new Map([...before, ...(await foundOf(id, missing))]);
    return new Map([...found].map(([src, picture]) => [src, URL.createObjectURL(picture)]));
  },
  hostsOf,
  allowHosts,
  takeFromScreen: async ({ id }, srcs) => {
    const taken = await ask('pictures.copy', { clipId: id, srcs, fromScreen: true });
    return taken.ok ? taken.value : 0;
  },
  keepFile: async ({ id }, file) => {
    const picture = await shrinkPicture(file);
    if (!picture) return undefined;
    // Not a real address: it only identifies the copy.
    const src = `own:${crypto.randomUUID()}`;
    await keepPicture(await library(), id, { src, picture });
    return { kind: 'image', src, alt: file.name.replace(/\.\w+$/, ''), credit: t('pictures.own') };
  },
};
