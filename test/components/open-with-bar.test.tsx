// @vitest-environment happy-dom
// The bar appears before the rest of a surface, and no press on it is lost.
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWithBar } from '../../surface/open-with-bar.tsx';

let frames: (() => void)[];
let idle: (() => void)[];

beforeEach(() => {
  frames = [];
  idle = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  document.body.innerHTML = '<div id="app"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function run(waiting: (() => void)[]): void {
  for (const callback of waiting.splice(0)) callback();
}

/** A surface whose content has one button, in the position of the bar's. */
function open() {
  const pressed = vi.fn();
  const start = vi.fn(async (root: Element) =>
    render(
      <button type="button" id="library" onClick={pressed}>
        Library
      </button>,
      root,
    ),
  );
  const load = vi.fn(async () => start);
  const databases = vi.fn(async (): Promise<IDBDatabaseInfo[]> => Promise.reject(new Error('Refused.')));
  const bar = (press: (id: string) => () => void) => (
    <button type="button" id="library" onClick={press('library')}>
      Library
    </button>
  );
  openWithBar(document.querySelector('#app'), { title: () => 'Trips', bar, load, database: { databases } });
  return { load, pressed, databases };
}

test('the bar and the page’s name are there at once; the rest is asked for when the bar was drawn', async () => {
  const { load } = open();
  expect(document.title).toBe('Trips');
  expect(document.querySelector('.surface #library')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  run(frames);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  run(idle);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
});

test('leave to use the database is asked for before the rest comes that opens it, and a refusal stops nothing', async () => {
  const { load, pressed, databases } = open();
  expect(databases).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(databases).toHaveBeenCalledOnce();
  expect(databases).toHaveBeenCalledBefore(load);
  document.querySelector<HTMLElement>('#library')?.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a page that is given no frames loads all the same', async () => {
  const { load } = open();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledOnce();
});

test('what is pressed before the rest is there is pressed again then, once', async () => {
  const { pressed } = open();
  document.querySelector<HTMLElement>('#library')?.click();
  expect(pressed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(pressed).toHaveBeenCalledOnce();
});

test('without a place to draw it, nothing is loaded', async () => {
  document.body.innerHTML = '';
  const { load, databases } = open();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).not.toHaveBeenCalled();
  expect(databases).not.toHaveBeenCalled();
});
