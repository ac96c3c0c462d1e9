// Drags a stop through its day with the mouse and counts the frames shown meanwhile.
import type { Page } from 'puppeteer-core';

export interface Frames {
  shown: number;
  dropped: number;
  /** In screen frames: 1 is ideal. */
  longest: number;
  /** Whether the list looks different afterwards. */
  isMoved: boolean;
}

interface FrameLog {
  times: number[];
  isOver: boolean;
}
type WithLog = typeof globalThis & { wayclipFrames: FrameLog };

function logFrames(): void {
  const log: FrameLog = { times: [], isOver: false };
  Object.assign(globalThis, { wayclipFrames: log });
  const note = (time: number) => {
    log.times.push(time);
    if (!log.isOver) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

const endLog = (page: Page) =>
  page.evaluate(() => {
    const { wayclipFrames } = globalThis as WithLog;
    wayclipFrames.isOver = true;
    return wayclipFrames.times;
  });

const frameMilliseconds = 1000 / 60;

function counted(times: number[]): Omit<Frames, 'isMoved'> {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const inFrames = gaps.map((gap) => Math.max(1, Math.round(gap / frameMilliseconds)));
  return {
    shown: gaps.length,
    dropped: inFrames.reduce((sum, many) => sum + many - 1, 0),
    longest: Math.max(0, ...gaps) / frameMilliseconds,
  };
}

const namesOf = (page: Page) =>
  page.$$eval('.stop-name', (names) => names.map((name) => name.textContent).join('\n'));

/** The centre of the row, scrolled into view. */
async function centreOf(page: Page, row: number): Promise<{ x: number; y: number }> {
  const handle = await page.$(`.stop-row:nth-child(${row}) .stop-name`);
  const box = await handle?.boundingBox();
  if (!box) throw new Error(`There is no stop ${row} to drag.`);
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

/** With `isDragging` false, the same mouse path without a pressed button, for comparison. */
export async function moveThroughDay(page: Page, isDragging: boolean): Promise<Frames> {
  const before = await namesOf(page);
  await page.$eval('.stop-row', (row) => row.scrollIntoView({ block: 'start' }));
  const from = await centreOf(page, 2);
  const to = await centreOf(page, 6);
  await page.mouse.move(from.x, from.y);
  await page.evaluate(logFrames);
  if (isDragging) await page.mouse.down();
  await page.mouse.move(from.x, from.y + 6, { steps: 3 });
  for (const turn of [to, from, to]) await page.mouse.move(turn.x, turn.y + 4, { steps: 60 });
  if (isDragging) await page.mouse.up();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const frames = counted(await endLog(page));
  return { ...frames, isMoved: (await namesOf(page)) !== before };
}
