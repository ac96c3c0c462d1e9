import puppeteer, { type Browser, type Extension, type Page, type Target } from 'puppeteer-core';
import {
  closeWelcome,
  type ExtensionBrowser,
  emptied,
  eventually,
  isNewProfile,
  type LaunchOptions,
  patienceMilliseconds,
  patiently,
} from './extension-browser.ts';

/** Keeps the browser from calling home: there is no network in tests. */
const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-features=NetworkTimeServiceQuerying',
  // Sign-in and update checks with Google go to a port where nobody listens.
  '--gaia-url=http://127.0.0.1:1',
  '--component-updater=url-source=http://127.0.0.1:1/',
  '--password-store=basic',
];

export async function launchChromium(options: LaunchOptions): Promise<ExtensionBrowser> {
  const saysHello = isNewProfile(options.profile);
  const browser = await startChromium(options);
  const install = async (folder: string) => {
    const installed = await browser.installExtension(folder);
    if (saysHello && !options.keepsWelcome) await closeWelcome(browser);
    return eventually('the extension', async () => (await browser.extensions()).get(installed));
  };
  let extension = await install(options.extension);
  // The same for every build: their manifests have the same key.
  const { id } = extension;

  return {
    name: 'chromium',
    browser,
    openPage: (url) => openPage(browser, url),
    pressAction: (page) => pressAction(browser, extension, page),
    beside: async () => {
      const isBeside = (url: string) => url === `chrome-extension://${id}/sidepanel.html`;
      const target = await coming(browser, (found) => isBeside(found.url()));
      return patiently(await target.asPage());
    },
    openExtensionPage: (path) => openPage(browser, `chrome-extension://${id}/${path}`),
    signInWindow: async (origin) => {
      const target = await coming(browser, (found) => found.url().startsWith(origin));
      return patiently(present(await target.page()));
    },
    stopBackground: () => stopWorker(browser, id),
    startOver: async (folder = options.extension) => {
      await emptied(browser);
      // This also removes all of its data.
      await browser.uninstallExtension(id);
      extension = await install(folder);
    },
    close: () => browser.close(),
  };
}

function startChromium(options: LaunchOptions): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return puppeteer.launch({
    executablePath: options.executablePath,
    headless: options.headless,
    ...(options.profile && { userDataDir: options.profile }),
    pipe: true,
    enableExtensions: true,
    defaultViewport: null,
    protocolTimeout: 120_000,
    // Chromium's sandbox does not start for root.
    args: [
      ...quiet,
      '--window-size=1280,900',
      // Headless Chromium otherwise has an 800x600 screen, too low for a whole popup. Its own tab animations, which
      // nobody sees, are off: they cost an eighth of each press. Pages still animate.
      ...(options.headless ? ['--screen-info={1600x1200}', '--animation-duration-scale=0'] : []),
      ...(isRoot ? ['--no-sandbox'] : []),
      ...(options.proxy ? [`--proxy-server=${options.proxy}`, '--proxy-bypass-list=<-loopback>'] : []),
    ],
  });
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = patiently(await browser.newPage());
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function pressAction(browser: Browser, extension: Extension, page: Page): Promise<Page> {
  await page.bringToFront();
  const isPopup = (url: string) => url.startsWith(`chrome-extension://${extension.id}/popup.html`);
  const before = new Set(browser.targets().filter((target) => isPopup(target.url())));
  await extension.triggerAction(page);
  const target = await coming(browser, (found) => isPopup(found.url()) && !before.has(found));
  return patiently(await target.asPage());
}

/** A target that exists already or appears soon. */
const coming = (browser: Browser, isIt: (target: Target) => boolean): Promise<Target> =>
  browser.waitForTarget(isIt, { timeout: patienceMilliseconds });

async function stopWorker(browser: Browser, id: string): Promise<void> {
  const isWorker = (target: Target) => target.type() === 'service_worker' && target.url().includes(id);
  const worker = await browser.targets().find(isWorker)?.worker();
  // It may have ended by itself just now.
  await worker?.close().catch(() => undefined);
}

function present(page: Page | null): Page {
  if (!page) throw new Error('The window has no page.');
  return page;
}
