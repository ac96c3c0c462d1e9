// Typing and scrolling in an open Library, timed inside the page.
import type { Page } from 'puppeteer-core';

/** From each letter until the frame that shows what it finds is done; the slowest and the middle one. */
export async function searchTimes(page: Page, typed: string): Promise<number[]> {
  const times = await page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('#library-search');
    if (!field) throw new Error('No search.');
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message posted in a frame's callback arrives when that frame is done.
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        });
      });
    const taken: number[] = [];
    for (let end = 1; end <= text.length; end += 1) {
      await painted();
      const began = performance.now();
      field.value = text.slice(0, end);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      taken.push(performance.now() - began);
    }
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await painted();
    return taken;
  }, typed);
  return times;
}

/** The time between frames while the list is scrolled by most of a screen in each of them. */
export async function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const scroll = document.querySelector('.surface-scroll');
    if (!scroll) throw new Error('Nothing scrolls.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    scroll.scrollTop = 0;
    let last = await frame();
    const taken: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      // To and fro in the part that both sizes have.
      scroll.scrollTop = (step % 6) * 500;
      const now = await frame();
      taken.push(now - last);
      last = now;
    }
    return taken;
  });
}
