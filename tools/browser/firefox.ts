import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import {
  closeWelcome,
  type ExtensionBrowser,
  emptied,
  eventually,
  isNewProfile,
  type LaunchOptions,
  patiently,
} from './extension-browser.ts';

/** The id in the manifest, and its UUID: otherwise Firefox picks a random one per profile. */
const extensionId = 'wayclip@wayclip.test';
const extensionUuid = '6f5f1f5e-0c3c-4d63-9d4b-6a1f2a9b7c10';
const extensionOrigin = `moz-extension://${extensionUuid}`;

export async function launchFirefox(options: LaunchOptions): Promise<ExtensionBrowser> {
  const saysHello = isNewProfile(options.profile);
  const browser = await startFirefox(options);
  const install = async (folder: string) => {
    await browser.installExtension(folder);
    if (saysHello && !options.keepsWelcome) await closeWelcome(browser);
  };
  await install(options.extension);

  return {
    name: 'firefox',
    browser,
    openPage: (url) => openPage(browser, url),
    pressAction: async (page) => {
      await page.bringToFront();
      const tabId = await pressToolbarButton(browser);
      // Automation cannot reach the panel itself; the same page in a tab shows the same for the same tab.
      return openExtensionPage(browser, `popup.html?tabId=${tabId}`);
    },
    beside: async () => {
      await eventually('the sidebar', async () =>
        (await sidebarAddress(browser)) === `${extensionOrigin}/sidepanel.html` ? true : undefined,
      );
      // Automation cannot reach the sidebar either; the same page in a tab shows the same.
      return openExtensionPage(browser, 'sidepanel.html');
    },
    openExtensionPage: (path) => openExtensionPage(browser, path),
    signInWindow: (origin) => eventually('the sign-in window', () => pageAt(browser, origin)),
    stopBackground: () => stopBackground(browser),
    startOver: async (folder = options.extension) => {
      await emptied(browser);
      await browser.uninstallExtension(extensionId);
      await install(folder);
    },
    close: () => browser.close(),
  };
}

function startFirefox(options: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: options.executablePath,
    headless: options.headless,
    ...(options.profile && { userDataDir: options.profile }),
    defaultViewport: null,
    protocolTimeout: 120_000,
    // Without this, a release build of Firefox ignores the settings server below.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    // Without this, automation reaches neither the extension's pages nor the toolbar.
    args: ['--remote-allow-system-access', '--width=1280', '--height=900'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: extensionUuid }),
      'extensions.webextOptionalPermissionPrompts': false,
      // The extension is installed temporarily; in a reused profile its data has to survive, as for a permanent
      // installation.
      'extensions.webextensions.keepStorageOnUninstall': options.profile !== undefined,
      'extensions.webextensions.keepUuidOnUninstall': true,
      'app.update.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      // Otherwise it polls for remote settings, several times a second if nobody answers.
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      // Panel animations nobody sees cost a seventh of each press. Chromium covers the animated case.
      ...(options.headless && { 'ui.prefersReducedMotion': 1 }),
      ...(options.proxy && proxied(new URL(options.proxy))),
    },
  });
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  if (url.startsWith('about:')) return openSilentPage(browser, url);
  const page = patiently(await browser.newPage());
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

const openExtensionPage = (browser: Browser, path: string) =>
  openSilentPage(browser, `${extensionOrigin}/${path}`);

/** Firefox never reports its own or an extension's page as loaded, so the load event is not awaited. */
async function openSilentPage(browser: Browser, url: string): Promise<Page> {
  const page = patiently(await browser.newPage());
  page.goto(url).catch(() => undefined);
  // Evaluating fails while the page is navigating, so it is retried.
  await eventually(`the page ${url}`, () =>
    page
      .evaluate(
        (protocol) =>
          document.readyState === 'complete' &&
          location.protocol === protocol &&
          location.href !== 'about:blank',
        new URL(url).protocol,
      )
      .then((isThere) => isThere || undefined)
      .catch(() => undefined),
  );
  return page;
}

const proxied = ({ hostname, port }: URL) => ({
  'network.proxy.type': 1,
  'network.proxy.http': hostname,
  'network.proxy.http_port': Number(port),
  'network.proxy.ssl': hostname,
  'network.proxy.ssl_port': Number(port),
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
});

async function pageAt(browser: Browser, origin: string): Promise<Page | undefined> {
  return (await browser.pages()).find((page) => page.url().startsWith(origin));
}

/** The address of the extension page in the open sidebar of Firefox's own window. */
async function sidebarAddress(browser: Browser): Promise<unknown> {
  const { contexts } = await bidi(browser, 'browsingContext.getTree', { 'moz:scope': 'chrome' });
  const shown = await bidi(browser, 'script.evaluate', {
    expression: `window.SidebarController?.isOpen
      ? window.SidebarController.browser.contentDocument?.querySelector('browser')?.currentURI?.spec
      : undefined`,
    target: { context: contexts?.[0]?.context },
    awaitPromise: true,
  });
  return shown.result?.value;
}

/** Presses the button in Firefox's own window and returns the id of the tab it was pressed on. */
async function pressToolbarButton(browser: Browser): Promise<number> {
  const { contexts } = await bidi(browser, 'browsingContext.getTree', { 'moz:scope': 'chrome' });
  const window = contexts?.[0]?.context;
  const pressed = await bidi(browser, 'script.evaluate', {
    expression: `(async () => {
      const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
      const { extension } = WebExtensionPolicy.getByID('${extensionId}');
      const { browserActionFor, tabTracker } = ExtensionParent.apiManager.global;
      // A second press on an open panel would only close it.
      for (const panel of document.querySelectorAll('panel')) if (panel.state !== 'closed') panel.hidePopup();
      const tabId = tabTracker.getId(window.gBrowser.selectedTab);
      await browserActionFor(extension).triggerAction(window);
      return tabId;
    })()`,
    target: { context: window },
    awaitPromise: true,
  });
  if (typeof pressed.result?.value !== 'number')
    throw new Error(`The button did not answer: ${JSON.stringify(pressed)}`);
  return pressed.result.value;
}

async function stopBackground(browser: Browser): Promise<void> {
  const { contexts } = await bidi(browser, 'browsingContext.getTree', { 'moz:scope': 'chrome' });
  await bidi(browser, 'script.evaluate', {
    expression: `WebExtensionPolicy.getByID('${extensionId}').extension
      .terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true })`,
    target: { context: contexts?.[0]?.context },
    awaitPromise: true,
  });
}

interface BidiAnswer {
  contexts?: { context: string }[];
  result?: { value?: unknown };
}

/** Puppeteer's API does not cover Firefox's own window, but the underlying protocol does. */
export async function bidi(browser: Browser, method: string, parameters: object): Promise<BidiAnswer> {
  const { connection } = browser as unknown as {
    connection: { send: (method: string, parameters: object) => Promise<{ result: BidiAnswer }> };
  };
  return (await connection.send(method, parameters)).result;
}
