import { expect, test } from 'vitest';
import type { Capture, ImageBlock } from '../../../lib/model/capture.ts';
import { images, trustIn } from '../../../lib/read/page/images.ts';
import { capture } from '../../draft/a-page.ts';

const image = (given: Partial<ImageBlock> = {}): ImageBlock => ({
  kind: 'image',
  src: 'https://blog.example/mill.jpg',
  alt: '',
  ...given,
});

test('words about a picture count, the name of its file does not', () => {
  const bare = trustIn(image());
  for (const alt of ['IMG_2041', '24210835540_a6420139e8_k', 'old-mill.jpg', 'DSC09455'])
    expect(trustIn(image({ alt }))).toBe(bare);
  for (const alt of ['The mill', 'Alfama', 'Route 66', 'Bus 783'])
    expect(trustIn(image({ alt }))).toBeGreaterThan(bare);
});

test('a high one stands behind a wide one, and a strip behind both', () => {
  const wide = trustIn(image({ width: 1200, height: 800 }));
  const high = trustIn(image({ width: 800, height: 1200 }));
  const strip = trustIn(image({ width: 1200, height: 90 }));
  expect(wide).toBeGreaterThan(high);
  expect(high).toBeGreaterThan(strip);
  expect(strip).toBeGreaterThan(0);
});

test('what the page shows of itself elsewhere is trusted most, in whatever size', () => {
  const page: Capture = {
    ...capture(
      image({ alt: 'The mill' }),
      image({ src: 'https://blog.example/2024/fort-1024x576.webp?ssl=1' }),
      image({ src: 'https://blog.example/badge.svg' }),
    ),
    structured: [
      { '@type': 'Meta', 'og:image': ['https://cdn.example/fort.jpg', 'https://cdn.example/badge.svg'] },
    ],
  };
  const claims = images.read(page, {});
  expect(claims).toHaveLength(2);
  expect(claims[1]?.trust).toBeGreaterThan(claims[0]?.trust ?? 1);
});
