import type { Capture } from '../model/capture.ts';
import type { PagePicture } from '../model/clip.ts';
import { trustIn } from '../read/page/images.ts';

/** Nobody chooses from more; they only scroll past. */
const maxPictures = 60;

/** The page's pictures that could be used for a day, in page order, without repeats. */
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
