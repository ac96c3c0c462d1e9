// Every target for a moment; `npm run fuzz -- --minutes N` runs them for longer.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBytes } from './mutate-bytes.ts';
import { changeHtml } from './mutate-html.ts';
import { changeJson } from './mutate-json.ts';
import { changeText } from './mutate-text.ts';
import { runTarget } from './run-target.ts';
import { target } from './target.ts';
import { targets } from './targets.ts';

// A fixed seed, because a random one would make a flaky test; the long command uses new ones.
const seed = 20270513;

// Some read for twenty seconds at low priority: on a busy machine that takes minutes.
const timeout = 600_000;

describe('whatever comes', () => {
  test.each(targets)('$name: $claim', { timeout }, async (each) => {
    expect((await runTarget(each, { seed, cases: each.shortRuns })).failure).toBeUndefined();
  });
});

describe('a run', () => {
  const below = (limit: number) =>
    target({
      name: 'below',
      claim: 'numbers are small',
      any: fc.nat(1000),
      holds: (value) => {
        if (value >= limit) throw new Error(`${value} is too large.`);
      },
    });

  test('gives the smallest example that fails, and how to get there again', async () => {
    const { failure } = await runTarget(below(100), { seed, cases: 500 });
    expect(failure).toMatchObject({ seed, example: '100' });
    const again = await runTarget(below(100), { seed, cases: 500, path: failure?.path ?? '' });
    expect(again.failure?.example).toBe('100');
  });

  test('that finds nothing says how many it tried', async () => {
    expect(await runTarget(below(5000), { seed, cases: 50 })).toEqual({ cases: 50 });
  });
});

describe('mutations', () => {
  test('of a text', () => {
    const at = 5000;
    expect(changeText('abcdef', [{ how: 'cut', at, length: 2 }])).toBe('abcf');
    expect(changeText('abcdef', [{ how: 'repeat', at, length: 1, times: 3 }])).toBe('abcdddef');
    expect(changeText('abcdef', [{ how: 'move', at, length: 3, to: 0 }])).toBe('defabc');
    expect(changeText('abcdef', [{ how: 'end', at }])).toBe('abc');
  });

  test('of a page', () => {
    expect(changeHtml('<p>a</p>', [{ how: 'rename', at: 0, name: 'td' }])).toBe('<td>a</p>');
    expect(changeHtml('<p>a</p>', [{ how: 'untag', at: 5000 }])).toBe('<p>a');
    expect(changeHtml('<p>a</p>', [{ how: 'attribute', at: 0, text: 'hidden' }])).toBe('<p hidden>a</p>');
    expect(changeHtml('<p>a', [{ how: 'nest', at: 0, name: 'b', depth: 2 }])).toBe('<b><b><p>a');
  });

  test('of bytes and of stored things, which stay as they were', () => {
    const bytes = Uint8Array.of(1, 2, 3, 4);
    expect(changeBytes(bytes, [{ how: 'set', at: 5000, bytes: Uint8Array.of(9) }])).toEqual(
      Uint8Array.of(1, 2, 9, 4),
    );
    expect(bytes).toEqual(Uint8Array.of(1, 2, 3, 4));
    const thing = { a: [{ b: 1 }] };
    expect(changeJson(thing, [{ how: 'double', at: 1 }])).toEqual({ a: [{ b: 1 }, { b: 1 }] });
    expect(changeJson(thing, [{ how: 'set', at: 2, value: null }])).toEqual({ a: [{ b: null }] });
    expect(thing).toEqual({ a: [{ b: 1 }] });
  });
});
