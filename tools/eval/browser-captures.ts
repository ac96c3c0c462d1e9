// Captures pages in a real Chromium as the extension does: with its own entry point, in an isolated world.
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import * as z from 'zod/mini';
import { Capture } from '../../lib/model/capture.ts';
import { bundled } from '../bench/bundle.ts';
import { type BenchPage, type PageServer, servePages } from '../bench/pages.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { projectRoot } from '../build-extension.ts';

const name = 'wayclipCapture';

/** An isolated world, like an extension's: the page's scripts cannot see or change what runs here. */
async function worldBeside(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: name,
  });
  return executionContextId;
}

async function captureIn(page: Page, script: string): Promise<Capture | undefined> {
  const session = await page.createCDPSession();
  try {
    const answer = await session.send('Runtime.evaluate', {
      expression: `${script};${name}.main()`,
      contextId: await worldBeside(session),
      returnByValue: true,
    });
    if (answer.exceptionDetails)
      throw new Error(answer.exceptionDetails.exception?.description ?? 'It threw.');
    const read = z.safeParse(Capture, answer.result.value);
    return read.success ? read.data : undefined;
  } finally {
    await session.detach();
  }
}

/** Only the local server answers; all other requests of the page are blocked. */
async function quietPage(page: Page, server: PageServer): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(server.origin);
    void (isOwn ? request.continue() : request.abort()).catch(() => undefined);
  });
}

/** The browser's capture of each page, by name; a page that cannot be captured is missing. */
export async function browserCaptures(pages: BenchPage[]): Promise<Map<string, Capture>> {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium on this machine.');
  const script = await bundled('entrypoints/capture.ts', name);
  const server = await servePages(pages, `${projectRoot}/public`);
  const isRoot = process.getuid?.() === 0;
  const browser = await puppeteer.launch({
    executablePath: found.path,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    args: ['--no-first-run', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const captures = new Map<string, Capture>();
  try {
    const tab = await browser.newPage();
    await quietPage(tab, server);
    for (const page of pages) {
      await tab.goto(server.addressOf(page.name), { waitUntil: 'load' });
      const capture = await captureIn(tab, script);
      if (capture) captures.set(page.name, capture);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return captures;
}
