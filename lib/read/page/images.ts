import type { Capture, ImageBlock } from '../../model/capture.ts';
import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { nodesIn, propertyOf, textsOf } from '../structured.ts';

const claim = claimsOf('page/images');

// Narrower pictures look bad at the head of a day, and are mostly badges and buttons.
const minImageWidth = 300;

// "IMG_2041", "24210835540_a6420139e8_k", "harbour.jpg": names given by a camera or a program.
const isFileName = (alt: string) =>
  /\.(?:jpe?g|png|webp|avif|heic)$/i.test(alt) || (/^[\w-]+$/.test(alt) && /\d{3}/.test(alt));
const isDescribed = ({ alt, caption }: ImageBlock) => Boolean(caption) || (alt !== '' && !isFileName(alt));

/** A picture at the head of a day is wider than high; a far wider one is a rule or an advertisement. */
function lossByShape({ width, height }: ImageBlock): number {
  if (!width || !height) return 0;
  if (width > 3.5 * height) return 0.3;
  return height > 1.2 * width ? 0.1 : 0;
}

/** 0 for a picture that cannot stand for a day. */
export function trustIn(image: ImageBlock): number {
  if (image.width !== undefined && image.width < minImageWidth) return 0;
  if (/\.(svg|gif)(\?|$)/i.test(image.src)) return 0;
  return (isDescribed(image) ? 0.7 : 0.5) - lossByShape(image);
}

// "…/harbour-1024x576.jpg?ssl=1" and "…/harbour.webp" are one picture in two sizes.
const sizeMarks = /(?:-\d{2,5}x\d{2,5}|-scaled|_hu_?[0-9a-f]{6,})?\.\w{3,4}$/i;
const minNameLength = 4;

function nameOf(address: string): string | undefined {
  const name = address.slice(0, 4000).split(/[?#]/)[0]?.split('/').at(-1)?.replace(sizeMarks, '');
  return name && name.length >= minNameLength ? name.toLowerCase() : undefined;
}

const metaNames = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'];

/** The names of the pictures in the page's metadata: its author has chosen them. */
function chosenBy({ structured }: Capture): Set<string> {
  const meta = nodesIn(structured).find(({ types }) => types.includes('Meta'));
  const given = meta ? metaNames.flatMap((name) => textsOf(propertyOf(meta.node, name))) : [];
  return new Set(given.flatMap((address) => nameOf(address) ?? []));
}

const trustInChosen = 0.8;

/** Pictures that are fit to stand for a day. */
export const images: Reader = {
  name: 'page/images',
  read(capture) {
    const chosen = chosenBy(capture);
    return capture.blocks.flatMap((block, index) => {
      const shown = block.kind === 'image' ? trustIn(block) : 0;
      if (block.kind !== 'image' || shown === 0) return [];
      const trust = chosen.has(nameOf(block.src) ?? '') ? trustInChosen : shown;
      return [claim({ kind: 'image', image: block }, { block: index, start: 0, end: 0 }, trust)];
    });
  },
};
