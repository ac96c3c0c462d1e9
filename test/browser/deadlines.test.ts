// A page that hangs, or is still loading, keeps nobody waiting forever.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureTab } from '../../lib/browser/capture-tab.ts';
import { copyPictures } from '../../lib/browser/page-pictures.ts';
import { showInTab } from '../../lib/browser/show-in-tab.ts';
import { fail, ok } from '../../lib/model/result.ts';

interface Injection {
  injectImmediately?: boolean;
  func?: (...args: unknown[]) => unknown;
  args?: unknown[];
}
const page = vi.hoisted(() => ({ answer: async (_: unknown): Promise<unknown> => [] }));
vi.mock('wxt/browser', () => ({
  browser: {
    scripting: {
      executeScript: (injection: Injection) => page.answer(injection),
      insertCSS: async () => undefined,
      removeCSS: async () => undefined,
    },
    tabs: { get: async (id: number) => ({ id, active: true }) },
  },
}));
vi.mock('../../lib/browser/shrink-picture.ts', () => ({ shrinkPicture: async (picture: Blob) => picture }));

const never = () => new Promise<never>(() => undefined);
const answers = (answer: (injection: Injection) => Promise<unknown>) => {
  page.answer = answer as typeof page.answer;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The outcome once every timeout has passed. */
async function inTheEnd<T>(work: Promise<T>): Promise<T | 'still waiting'> {
  await vi.advanceTimersByTimeAsync(120_000);
  return Promise.race([work, Promise.resolve('still waiting' as const)]);
}

describe('a page', () => {
  test('that is there is read at once', async () => {
    answers(async () => [{ result: { kind: 'page' } }]);
    expect(await captureTab(1)).toEqual(ok({ kind: 'page' }));
  });

  test('of which one script never comes is read as far as it is there', async () => {
    answers(({ injectImmediately }) =>
      injectImmediately ? Promise.resolve([{ result: 'so far' }]) : never(),
    );
    expect(await inTheEnd(captureTab(1))).toEqual(ok('so far'));
  });

  test('that stands still says so', async () => {
    answers(never);
    expect(await inTheEnd(captureTab(1))).toEqual(fail({ kind: 'page-silent' }));
  });

  test('that stands still shows no words', async () => {
    answers(never);
    const wanted = { quotes: [] } as never;
    expect(await inTheEnd(showInTab(1, wanted))).toEqual(fail({ kind: 'source-out-of-reach' }));
  });

  test('that stands still gives no pictures', async () => {
    answers(never);
    expect(await inTheEnd(copyPictures(1, ['https://a.example/1.jpg']))).toEqual([]);
  });
});

test('one picture that stalls is left out, and all others are there', async () => {
  vi.useRealTimers();
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (src: string, { signal }: RequestInit) => {
    asked.push(src);
    if (!src.includes('slow')) {
      const answer = new Response('x', { headers: { 'content-type': 'image/jpeg' } });
      return Object.defineProperty(answer, 'url', { value: src });
    }
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  vi.stubGlobal(
    'FileReader',
    class {
      result = 'data:image/jpeg;base64,eA==';
      onload: (() => void) | undefined;
      readAsDataURL = () => this.onload?.();
    },
  );
  answers(async ({ func, args = [] }) => [{ result: await func?.(...args) }]);
  const srcs = ['https://a.example/slow.jpg', 'https://a.example/1.jpg', 'https://a.example/2.jpg'];
  const copying = copyPictures(1, srcs);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  deadline.abort(new DOMException('', 'TimeoutError'));
  expect((await copying).map(({ src }) => src)).toEqual(srcs.slice(1));
});
