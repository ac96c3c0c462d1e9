import type { ImageBlock } from '../../lib/model/capture.ts';
import { t } from '../../lib/words/words.ts';

/** A caption is a line under a picture, so longer ones are cut. */
const maxCaptionLength = 120;
const shortened = (text: string) =>
  text.length > maxCaptionLength ? `${text.slice(0, maxCaptionLength - 1)}…` : text;

/** The picture's name for screen readers. */
export const pictureName = ({ alt, caption, src }: ImageBlock, index: number): string =>
  shortened(alt || caption || decodeName(src) || t('pictures.number', { number: index + 1 }));

export const captionOf = ({ caption, alt }: ImageBlock): string => shortened(caption || alt);

export const creditOf = ({ credit }: ImageBlock): string =>
  credit ? shortened(credit) : t('pictures.noCredit');

/** "https://a.example/p/old-town_2.jpg?w=80" → "old town 2" */
function decodeName(src: string): string {
  const file = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file
    .replace(/\.\w+$/, '')
    .replace(/[-_%+]+/g, ' ')
    .trim();
}
