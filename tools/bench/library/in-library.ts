// Types and scrolls in an open Library, timed inside the page.
import type { Page } from 'puppeteer-core';

/** From each keystroke to the end of the frame that shows its results; in milliseconds. */
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

/** The time between frames while each frame scrolls the list by most of a screen. */
export async function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const scroll = document.querySelector('.surface-scroll');
    if (!scroll) throw new Error('Nothing scrolls.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    scroll.scrollTop = 0;
    let last = await frame();
    const taken: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      // Back and forth in the range that both sizes have.
      scroll.scrollTop = (step % 6) * 500;
      const now = await frame();
      taken.push(now - last);
      last = now;
    }
    return taken;
  });
}
