// How long a surface takes from the start of its document to the first usable frame.
import type { Page } from 'puppeteer-core';

export interface Started {
  /** When the first script has run and the control is in the document, in milliseconds since the document started. */
  ready: number;
  /** When the frame that shows it has been presented. */
  painted: number;
  /** The same, since navigation started. */
  sinceNavigation: number;
}

/** Runs before the surface's own scripts: waits for the control, then for the frame after it. */
function watch(selector: string): void {
  const began = performance.now();
  const started = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      const ready = performance.now() - began;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A message posted in a frame's callback arrives when that frame is done.
        port1.onmessage = () => {
          const now = performance.now();
          resolve({ ready, painted: now - began, sinceNavigation: now });
        };
        port2.postMessage(undefined);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { wayclipStarted: started });
}

export interface Subject {
  name: string;
  path: string;
  /** A selector for something that can be pressed once it is there. */
  control: string;
}

export async function startOnce(page: Page, origin: string, subject: Subject): Promise<Started> {
  // Clears which draft was viewed last: a surface that finds none stays idle.
  await page.evaluate(() => chrome.storage.session.clear());
  // Every subject is preceded by the same page, so that none pays for tearing down what another one drew.
  await page.goto(`${origin}/icon/mark.svg`);
  await page.goto('about:blank');
  await new Promise((resolve) => setTimeout(resolve, 250));
  const { identifier } = await page.evaluateOnNewDocument(watch, subject.control);
  await page.goto(`${origin}/${subject.path}`, { waitUntil: 'load' });
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  return (await page.evaluate('wayclipStarted')) as Started;
}

/** All subjects in turn, repeatedly, so that a temporary slowdown of the machine affects all of them. */
export async function startTimes(
  page: Page,
  origin: string,
  { subjects, rounds }: { subjects: Subject[]; rounds: number },
): Promise<Map<string, Started[]>> {
  const times = new Map(subjects.map(({ name }) => [name, [] as Started[]]));
  // The first two rounds warm the browser's caches and do not count.
  for (let round = -2; round < rounds; round += 1)
    for (const subject of subjects) {
      const started = await startOnce(page, origin, subject);
      if (round >= 0) times.get(subject.name)?.push(started);
    }
  return times;
}
