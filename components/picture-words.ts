// Pure: no browser, no network, no clock.
import type { ImageBlock } from '../lib/model/capture.ts';

export const pictureWords = {
  fromPage: 'From the page',
  file: 'My computer',
  none: 'None',
  use: 'Use this picture',
  useNone: 'Use no picture',
  cancel: 'Cancel',
  promise: 'Sent as a copy, at most 2560 pixels wide, without location data.',
  noneFound: 'This page has no picture large enough for a day. You can take one from your computer.',
  noCredit: 'Credit not given',
  keptBySite: 'Could not be copied',
  notAPicture: 'This file is not a picture Wayclip can use. JPEG, PNG and WebP work.',
  more: 'Show more pictures',
};

export const pickerTitle = (number: number): string => `Picture for Day ${number}`;

/** A caption is a line under a picture, not a chapter. */
const longest = 120;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** What is on it, for those who do not see it. */
export const pictureName = ({ alt, caption, src }: ImageBlock, index: number): string =>
  shortened(alt || caption || decodeName(src) || `Picture ${index + 1}`);

export const captionOf = ({ caption, alt }: ImageBlock): string => shortened(caption || alt);

export const creditOf = ({ credit }: ImageBlock): string =>
  credit ? shortened(credit) : pictureWords.noCredit;

/** "https://a.example/p/old-town_2.jpg?w=80" → "old town 2" */
function decodeName(src: string): string {
  const file = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file
    .replace(/\.\w+$/, '')
    .replace(/[-_%+]+/g, ' ')
    .trim();
}
