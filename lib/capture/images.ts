// A picture's true address hides in many attributes while it waits to be scrolled into view.
import type { ImageBlock } from '../model/capture.ts';
import { absolute } from './addresses.ts';

// Smaller ones are icons, faces and counting pixels.
const smallestEdge = 64;
const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-large-file'];
const lazySets = ['srcset', 'data-srcset', 'data-lazy-srcset'];
const decoration = /(^|[\s_-])(emoji|avatar|gravatar|icon|logo|smiley|spinner)([\s_-]|$)/i;

/** The largest of "a.jpg 300w, b.jpg 1200w" → "b.jpg"; a set without sizes gives its first. */
export function largestOf(set: string): string | undefined {
  let best: { address: string; size: number } | undefined;
  // Addresses may hold commas, so only a comma followed by white space parts two of them.
  for (const entry of set.split(/,\s+/)) {
    const [address, size] = entry.trim().split(/\s+/);
    if (!address || address.startsWith('data:')) continue;
    const weight = Number.parseFloat(size ?? '1') || 0;
    if (!best || weight > best.size) best = { address, size: weight };
  }
  return best?.address;
}

function sourceOf(image: Element): string | undefined {
  for (const name of lazySources) {
    const value = image.getAttribute(name)?.trim();
    if (value && !value.startsWith('data:')) return value;
  }
  for (const name of lazySets) {
    const value = largestOf(image.getAttribute(name) ?? '');
    if (value) return value;
  }
  const plain = image.getAttribute('src')?.trim();
  return plain && !plain.startsWith('data:') ? plain : undefined;
}

function edge(image: Element, name: 'width' | 'height'): number | undefined {
  const declared = Number.parseInt(image.getAttribute(name) ?? '', 10);
  if (declared > 0) return declared;
  const natural = (image as Partial<HTMLImageElement>)[name === 'width' ? 'naturalWidth' : 'naturalHeight'];
  return natural && natural > 0 ? natural : undefined;
}

const isTiny = (length: number | undefined) => length !== undefined && length < smallestEdge;

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** A picture with its words, or `undefined` for icons, faces, pixels and pictures without an address. */
export function readImage(image: Element, base: string): ImageBlock | undefined {
  const source = sourceOf(image);
  const width = edge(image, 'width');
  const height = edge(image, 'height');
  if (!source || isTiny(width) || isTiny(height)) return undefined;
  if (decoration.test(image.getAttribute('class') ?? '')) return undefined;
  const caption = squeeze(image.closest('figure')?.querySelector('figcaption')?.textContent);
  return {
    kind: 'image',
    src: absolute(source, base),
    alt: squeeze(image.getAttribute('alt')),
    ...(caption && { caption }),
    ...(width && { width }),
    ...(height && { height }),
  };
}
