// Pages designed to exceed every limit, read in both browsers by the script that the extension injects.
import { beforeAll, describe, expect, test } from 'vitest';
import { maxMilliseconds } from '../../lib/capture/limits.ts';
import type { Capture } from '../../lib/model/capture.ts';
import { bundled } from '../../tools/bench/bundle.ts';
import { type HostilePage, hostilePages } from './hostile-pages.ts';
import { wayclipIn } from './wayclip-in.ts';

interface Read {
  milliseconds: number;
  capture: Capture;
  size: number;
  polluted: string | undefined;
}

// In seconds. The script stops by its own clock; a busy machine may let it overrun a little, but work that grows with
// the square of these pages would take minutes.
const patience = 6;
// Browsers pass messages up to 64 MB; this is far below.
const mostCharacters = 8_000_000;

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  let script = '';
  beforeAll(async () => {
    script = await bundled('entrypoints/capture.ts', 'wayclipCapture');
  });

  async function read(name: HostilePage): Promise<Read> {
    const page = await wayclip().browser.newPage();
    await page.evaluate(hostilePages[name]);
    // Returns only what is checked below: transferring the rest would take longest.
    const told = await page.evaluate(`(() => {
      ${script};
      const start = performance.now();
      const capture = wayclipCapture.main();
      const milliseconds = performance.now() - start;
      const size = JSON.stringify(capture).length;
      const polluted = {}.polluted;
      return JSON.stringify({ milliseconds, size, polluted, capture: { ...capture, blocks: capture.blocks.slice(0, 50), structured: capture.structured.slice(0, 5) } });
    })()`);
    return JSON.parse(String(told)) as Read;
  }

  async function readInTime(name: HostilePage): Promise<Capture> {
    const { milliseconds, size, capture, polluted } = await read(name);
    expect(milliseconds).toBeLessThan(patience * maxMilliseconds);
    expect(size).toBeLessThan(mostCharacters);
    expect(polluted).toBeUndefined();
    return capture;
  }

  test('three hundred thousand nodes: the first part, and that it is one', async () => {
    const capture = await readInTime('paragraphs');
    expect(capture.truncated).toBe(true);
    expect(capture.blocks).toHaveLength(50);
  });

  test('a menu of three hundred thousand nodes is not looked at', async () => {
    const { blocks, truncated } = await readInTime('menu');
    expect(blocks).toHaveLength(8);
    expect(truncated).toBe(false);
  });

  test('a figure with three hundred thousand nodes and no caption', async () => {
    expect((await readInTime('gallery')).blocks[0]?.kind).toBe('image');
  });

  test('items in items around three hundred thousand nodes', async () => {
    expect((await readInTime('items')).truncated).toBe(true);
  });

  test('a heading that never ends', async () => {
    const { title, truncated } = await readInTime('heading');
    expect(title.length).toBeLessThanOrEqual(500);
    expect(truncated).toBe(true);
  });

  test('addresses of four thousand characters, by the thousand', async () => {
    expect((await readInTime('links')).truncated).toBe(true);
  });

  test('ten megabytes of script, and as much of structured data', async () => {
    const { blocks, truncated } = await readInTime('scripts');
    expect(blocks).toHaveLength(20);
    expect(truncated).toBe(true);
  });

  test('everything selected', async () => {
    const { selected, truncated } = await readInTime('selectedAll');
    expect(selected).toBe(true);
    expect(truncated).toBe(true);
  });
});
