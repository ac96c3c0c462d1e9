// Finds a picture's real URL, which lazy loading hides in many attributes.

const lazySources = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-file',
  'data-orig-src',
  'data-large-file',
  'data-lazy',
  'data-image',
  'data-full-src',
  'data-full-url',
];
const sets = ['srcset', 'data-srcset', 'data-lazy-srcset'];
const data = /^(data:|blob:|about:)/i;
// Placeholders shown until the picture loads.
const standIn =
  /(^|[/_-])(placeholder|blank|spacer|transparent|pixel|loading|lazy|grey|1x1)[\w-]*\.(gif|png|svg|jpe?g)/i;

// No real page has longer sets; a longer address is data.
const maxSetLength = 20_000;
const maxAddressLength = 4000;

const isAddress = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= maxAddressLength && !data.test(value);

/** "a.jpg 300w, b.jpg 1200w" → "b.jpg", the largest; without sizes, the first. */
export function largestOf(set: string): string | undefined {
  if (set.length > maxSetLength) return undefined;
  let best: { address: string; size: number } | undefined;
  // URLs may contain commas, so only a comma followed by white space separates two of them.
  for (const entry of set.split(/,\s+/)) {
    const [address, size] = entry.trim().split(/\s+/);
    if (!isAddress(address)) continue;
    const weight = Number.parseFloat(size ?? '1') || 0;
    if (!best || weight > best.size) best = { address, size: weight };
  }
  return best?.address;
}

function largestIn(element: Element): string | undefined {
  for (const name of sets) {
    const value = element.getAttribute(name);
    const found = value ? largestOf(value) : undefined;
    if (found) return found;
  }
  return undefined;
}

// A picture is offered in a handful of formats and shapes.
const maxSources = 20;

/** The picture that the `<source>`s beside an image offer. */
function offeredIn(image: Element): string | undefined {
  const parent = image.parentElement;
  if (parent?.tagName !== 'PICTURE') return undefined;
  const sources = [...parent.children].slice(0, maxSources).filter((child) => child.tagName === 'SOURCE');
  return sources.map(largestIn).find((found) => found);
}

export function sourceOf(image: Element): string | undefined {
  for (const name of lazySources) {
    const value = image.getAttribute(name)?.trim();
    if (isAddress(value)) return value;
  }
  const plain = image.getAttribute('src')?.trim();
  const shown = isAddress(plain) && !standIn.test(plain) ? plain : undefined;
  return largestIn(image) ?? shown ?? offeredIn(image);
}
