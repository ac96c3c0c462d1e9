import { expect, test } from 'vitest';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import type { Block, ImageBlock } from '../../lib/model/capture.ts';
import { images } from '../../lib/read/page/images.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const image = (name: string, alt = ''): ImageBlock => ({
  kind: 'image',
  src: `https://blog.example/${name}.jpg`,
  alt,
});

function pictureOf(names: string[], ...blocks: Block[]): string | undefined {
  const page = capture(...blocks);
  const [day] = mergeEvidence(page, [...claimedOnce(page, names), ...images.read(page, {})]).days;
  return day?.image?.value.src.replace(/^.*\//, '');
}

const words = paragraph('We saw the Old Mill and Fort Salt.');

test('a page without days gives its one day a picture', () => {
  expect(pictureOf(['Old Mill', 'Fort Salt'], words, image('first'), image('second'))).toBe('first.jpg');
});

test('one that is said to show a stop comes before one that shows something else', () => {
  const pictures = [image('first', 'Our breakfast'), image('second', 'At the old mill, in rain')];
  expect(pictureOf(['Old Mill', 'Fort Salt'], words, ...pictures)).toBe('second.jpg');
});

test('names count as whole words', () => {
  const pictures = [image('first', 'Our breakfast'), image('second', 'A portrait')];
  expect(pictureOf(['Port', 'Fort Salt'], paragraph('Port, then Fort Salt.'), ...pictures)).toBe('first.jpg');
});
