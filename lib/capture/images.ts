// Reads pictures with their captions and sizes, but not icons, avatars and tracking pixels.
import type { ImageBlock } from '../model/capture.ts';
import { absolute } from './addresses.ts';
import { shortText } from './bounded-text.ts';
import { classOf } from './furniture.ts';
import { creditIn } from './image-credit.ts';
import { sourceOf } from './image-source.ts';

// Smaller ones are icons, avatars and tracking pixels.
const minEdge = 64;
const decoration = /(^|[\s_-])(emoji|avatar|gravatar|icon|logo|smiley|spinner)([\s_-]|$)/i;
const decorationAddress = /\/(emoji|gravatar|avatar|pixel|tracking|s\.w\.org\/images\/core)\b|\.svg($|\?)/i;
// "/img/icons/map.png", "/logo-small@2x.png", "/partner_logo.jpg"; but "/logan-square.jpg" and "/iconic.jpg" are pictures.
const namedDecoration =
  /\/(?:[a-z]{1,20}_)?(?:logo|icon|avatar|badge|button)s?\/|\/(?:logo|icon|favicon|avatar|badge|button)s?[-_@.][^/?#]{1,80}$|[-_](?:logo|icon|favicon|avatar|badge|button)s?\.\w{3,4}$/i;
// Advertisements and counters of other companies.
const advertisement =
  /^(?:https?:)?\/\/[\w.-]{0,60}\b(?:amazon-adsystem|doubleclick|googlesyndication|printfriendly|vgwort)\./i;

/** Judged by the address alone. */
function isDecoration(source: string): boolean {
  const address = source.split(/[?#]/)[0] ?? '';
  return decorationAddress.test(source) || namedDecoration.test(address) || advertisement.test(address);
}

function edge(image: Element, name: 'width' | 'height'): number | undefined {
  const declared = Number.parseInt(image.getAttribute(name) ?? '', 10);
  if (declared > 0 && !image.getAttribute(name)?.includes('%')) return declared;
  const natural = (image as Partial<HTMLImageElement>)[name === 'width' ? 'naturalWidth' : 'naturalHeight'];
  return natural && natural > 1 ? natural : undefined;
}

const isTiny = (length: number | undefined) => length !== undefined && length < minEdge;

const squeeze = (text: string | null | undefined) => (text ?? '').slice(0, 2000).replace(/\s+/g, ' ').trim();

const captions = 'figcaption, .wp-caption-text, .gallery-caption, .image-caption';
const credits =
  '.credit, .photo-credit, .image-credit, .credits, [itemprop="creditText"], [itemprop="copyrightHolder"]';

interface FigureText {
  caption: string;
  credit: string;
}

/** The text of each figure, cached so that a gallery of a thousand pictures is read once. */
export type FigureWords = Map<Element, FigureText>;

const maxCaptionLength = 2000;

function readFigure(figure: Element): FigureText {
  const caption = shortText(figure.querySelector(captions), maxCaptionLength);
  const credit = shortText(figure.querySelector(credits), maxCaptionLength) || (creditIn(caption) ?? '');
  return { caption, credit };
}

function figureTextOf(image: Element, words: FigureWords): FigureText {
  const figure = image.closest('figure, .wp-caption, .image-with-caption');
  const found = figure ? (words.get(figure) ?? readFigure(figure)) : { caption: '', credit: '' };
  if (figure) words.set(figure, found);
  const declared = image.getAttribute('data-credit') ?? image.getAttribute('data-photographer');
  const credit = squeeze(declared) || found.credit;
  return { caption: found.caption, credit: creditIn(credit) ?? credit };
}

// Narrower pictures are too small to show for a day.
const thumbnail = 300;
// "…/harbour.jpg", but not the page about it, "/wiki/File:Harbour.jpg".
const pictureFile = /\/[^/:?#]+\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;
const maxAddressLength = 4000;

/** The large picture that a gallery's small one links to. */
function enlarged(image: Element, width: number | undefined): string | undefined {
  if (width === undefined || width >= thumbnail) return undefined;
  const href = image.closest('a')?.getAttribute('href');
  return href && href.length <= maxAddressLength && pictureFile.test(href) ? href : undefined;
}

/** A picture with its text, or `undefined` for icons, avatars, pixels and pictures without an address. */
export function readImage(
  image: Element,
  base: string,
  words: FigureWords = new Map(),
): ImageBlock | undefined {
  const source = sourceOf(image);
  if (!source) return undefined;
  const width = edge(image, 'width');
  const height = edge(image, 'height');
  if (isTiny(width) || isTiny(height)) return undefined;
  if (decoration.test(classOf(image).slice(0, 500)) || isDecoration(source)) return undefined;
  const { caption, credit } = figureTextOf(image, words);
  const large = enlarged(image, width);
  return {
    kind: 'image',
    src: absolute(large ?? source, base),
    alt: squeeze(image.getAttribute('alt')),
    ...(caption && { caption }),
    ...(credit && { credit }),
    // The size of the linked large picture is unknown.
    ...(width && !large && { width }),
    ...(height && !large && { height }),
  };
}

const background =
  /background(?:-image)?\s{0,9}:[^;]{0,200}?url\(\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s'")]{1,2000}))/i;

/** A background picture given in the page itself: `style="background-image: url(…)"`. */
export function readBackground(element: Element, base: string): ImageBlock | undefined {
  const style = element.getAttribute('style');
  const lazy = element.getAttribute('data-bg') ?? element.getAttribute('data-background-image');
  if (!style && !lazy) return undefined;
  const written = background.exec((style ?? '').slice(0, 4000));
  const source = lazy?.replace(/^url\((.*)\)$/, '$1') ?? written?.slice(1).find((address) => address);
  if (!source || source.startsWith('data:') || isDecoration(source)) return undefined;
  const alt = squeeze(element.getAttribute('aria-label') ?? element.getAttribute('title'));
  return { kind: 'image', src: absolute(source, base), alt };
}

const imageTag = /<img\b[^>]{0,4000}>/i;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value);

/** The picture inside a `<noscript>`, which is an element in a saved page but only text in a live one. */
export function readFallback(noscript: Element, base: string): ImageBlock | undefined {
  const image = noscript.querySelector('img');
  if (image) return readImage(image, base);
  const tag = imageTag.exec((noscript.textContent ?? '').slice(0, 10_000))?.[0];
  const source = tag && attribute(tag, 'src')?.replaceAll('&amp;', '&');
  if (!tag || !source || source.startsWith('data:') || isDecoration(source)) return undefined;
  const size = (name: string) => Number.parseInt(attribute(tag, name) ?? '', 10) || undefined;
  const [width, height] = [size('width'), size('height')];
  if (isTiny(width) || isTiny(height)) return undefined;
  return {
    kind: 'image',
    src: absolute(source, base),
    alt: squeeze(attribute(tag, 'alt')),
    ...(width && { width }),
    ...(height && { height }),
  };
}
