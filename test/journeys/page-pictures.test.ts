import { expect, test } from 'vitest';
import { pagePictures } from '../../lib/journeys/page-pictures.ts';
import type { Capture, ImageBlock } from '../../lib/model/capture.ts';

const image = (src: string, more: Partial<ImageBlock> = {}): ImageBlock => ({
  kind: 'image',
  src,
  alt: '',
  ...more,
});
const capture = (blocks: Capture['blocks']): Capture => ({
  kind: 'page',
  url: 'https://blog.example/',
  title: '',
  blocks,
  structured: [],
  truncated: false,
});

test('keeps each picture that could stand for a day once, with where it stands', () => {
  const words = { kind: 'paragraph' as const, text: 'Words', spans: [] };
  const found = pagePictures(
    capture([
      image('a.jpg'),
      words,
      image('badge.svg'),
      image('small.jpg', { width: 80 }),
      image('b.jpg'),
      image('a.jpg'),
    ]),
  );
  expect(found.map(({ image: { src }, block }) => [src, block])).toEqual([
    ['a.jpg', 0],
    ['b.jpg', 4],
  ]);
});

test('a gallery without end is cut', () => {
  const many = Array.from({ length: 500 }, (_, index) => image(`${index}.jpg`));
  expect(pagePictures(capture(many))).toHaveLength(60);
});
