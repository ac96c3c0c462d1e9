import type { Capture } from '../model/capture.ts';
import type { PagePicture } from '../model/clip.ts';
import { trustIn } from '../read/page/images.ts';

/** A gallery of more is not chosen from but scrolled past. */
const maxPictures = 60;

/** The page's pictures that could stand for a day, in the order of the page, each once. */
export function pagePictures({ blocks }: Capture): PagePicture[] {
  const seen = new Set<string>();
  return blocks
    .flatMap((block, index): PagePicture[] => {
      if (block.kind !== 'image' || trustIn(block) === 0 || seen.has(block.src)) return [];
      seen.add(block.src);
      return [{ image: block, block: index }];
    })
    .slice(0, maxPictures);
}
