import { beforeEach, expect, test, vi } from 'vitest';
import { cropFromScreen } from '../../lib/browser/crop-from-screen.ts';

const world = vi.hoisted(() => ({
  isInFront: true,
  asked: [] as string[],
  /** What happens while the page is being drawn. */
  meanwhile: (): void => undefined,
}));
vi.mock('wxt/browser', () => ({
  browser: {
    tabs: {
      get: async () => ({ active: world.isInFront, windowId: 1 }),
      captureVisibleTab: async () => {
        world.asked.push('screen');
        world.meanwhile();
        return 'data:image/png;base64,AAAA';
      },
    },
    scripting: {
      executeScript: async ({ func }: { func: { name: string } }) => {
        world.asked.push(func.name);
        const box = { left: 0, top: 0, width: 200, height: 200, scale: 1 };
        return [{ result: func.name === 'whereItStands' ? 40 : func.name === 'bringIntoView' ? box : null }];
      },
    },
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  world.isInFront = true;
  world.asked = [];
  world.meanwhile = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined, canvas: this });
      convertToBlob = async () => new Blob(['jpeg']);
    },
  );
});

const crop = async (...srcs: string[]) => {
  const copies = cropFromScreen(7, srcs);
  await vi.runAllTimersAsync();
  return copies;
};

test('a picture is cut out, and the page is scrolled back', async () => {
  expect((await crop('https://blog.example/a.jpg')).map(({ src }) => src)).toEqual([
    'https://blog.example/a.jpg',
  ]);
  expect(world.asked).toEqual(['whereItStands', 'bringIntoView', 'screen', 'scrollBack']);
});

test('of another tab that comes to the front meanwhile nothing is taken', async () => {
  world.meanwhile = () => {
    world.isInFront = false;
  };
  expect(await crop('https://blog.example/a.jpg', 'https://blog.example/b.jpg')).toEqual([]);
  expect(world.asked.filter((what) => what === 'screen')).toHaveLength(1);
  expect(world.asked.at(-1)).toBe('scrollBack');
});

test('a screen that cannot be seen ends it: what was cut out before stays, and the page is where it was', async () => {
  let looks = 0;
  world.meanwhile = () => {
    looks += 1;
    if (looks > 1) throw new Error('Too many looks.');
  };
  expect(await crop('https://blog.example/a.jpg', 'https://blog.example/b.jpg')).toHaveLength(1);
  expect(world.asked.at(-1)).toBe('scrollBack');
});
