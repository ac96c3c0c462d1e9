// A browser with Wayclip, connected, in which clips are sent and disturbed from outside: through the proxy, by killing
// the worker, by blocking the store. The extension itself is unmodified.
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/chromium.ts';
import { type ExtensionBrowser, eventually } from '../browser/extension-browser.ts';
import type { BrowserKind } from '../browser/find-browser.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { allow, press, screenOf, signInAndAllow } from '../browser/popup.ts';
import { type Answered, type Asked, type Gate, openGate } from './gate.ts';

/** In milliseconds: a running worker has answered by then. */
const patience = 5000;

const launchers = { chromium: launchChromium, firefox: launchFirefox };

export interface SenderOptions {
  /** Chromium by default. */
  kind?: BrowserKind;
  executablePath: string;
  extension: string;
  authUrl: string;
  blogUrl: string;
  traveller: { email: string; password: string };
  /** Called for every exchange from the start. */
  hear?: (asked: Asked, answered: Answered) => void;
  /** Called with every host that the browser contacts. */
  note?: (host: string) => void;
}

/** The part of a parcel in the outbox that is checked here. */
export interface SeenParcel {
  clipId: string;
  steps: { kind: string; how: string; day?: number }[];
  state: { is: string; failure?: { kind: string } };
}

/** The part of a clip in the library that is checked here. */
export interface SeenClip {
  id: string;
  source: { url: string };
  delivery: { step: string; itineraryId?: string };
}

/** The extension API, as seen inside the browser. */
interface InBrowser {
  chrome: {
    runtime: { sendMessage: (message: object) => Promise<unknown> };
    storage: { session: { get: (keys: null) => Promise<Record<string, { token?: string }>> } };
  };
}

export class SendingBrowser {
  readonly gate: Gate;
  readonly wayclip: ExtensionBrowser;
  /** One of the extension's own pages: from here its storage can be read, and a message wakes the worker. */
  readonly inside: Page;
  private readonly options: SenderOptions;
  private popup: Page | undefined;

  private constructor(parts: {
    gate: Gate;
    wayclip: ExtensionBrowser;
    inside: Page;
    options: SenderOptions;
  }) {
    this.gate = parts.gate;
    this.wayclip = parts.wayclip;
    this.inside = parts.inside;
    this.options = parts.options;
  }

  static async open(options: SenderOptions): Promise<SendingBrowser> {
    const gate = await openGate(options.note);
    if (options.hear) gate.watch(options.hear);
    const { kind = 'chromium', executablePath, extension } = options;
    const wayclip = await launchers[kind]({ executablePath, extension, headless: true, proxy: gate.url });
    const inside = await wayclip.openExtensionPage('options.html');
    const sender = new SendingBrowser({ gate, wayclip, inside, options });
    try {
      await sender.connect();
      return sender;
    } catch (thrown) {
      await sender.close();
      throw thrown;
    }
  }

  private async connect(): Promise<void> {
    const popup = await this.draft('connect');
    await press(popup, '#send');
    await screenOf(popup, 'connect');
    const opening = this.wayclip.signInWindow(this.options.authUrl);
    await press(popup, '#connect');
    const window = await opening;
    await signInAndAllow(window, this.options.traveller);
    await allow(window);
    await screenOf(popup, 'sent');
    await this.tidy();
  }

  /** Makes a new clip of the blog, with all its pictures. `name` makes its URL unique. */
  async draft(name: string): Promise<Page> {
    const page = await this.wayclip.openPage(`${this.options.blogUrl}?${encodeURIComponent(name)}`);
    const before = await this.count('pictures');
    const popup = await this.wayclip.pressAction(page);
    await screenOf(popup, 'review');
    await eventually('the pictures', async () =>
      (await this.count('pictures')) >= before + 3 ? true : undefined,
    );
    this.popup = popup;
    return popup;
  }

  async send(name: string): Promise<void> {
    const popup = await this.draft(name);
    const before = await this.begun();
    await press(popup, '#send');
    await eventually('the clip on its way', async () => ((await this.begun()) > before ? true : undefined));
  }

  clips = (): Promise<SeenClip[]> => this.inside.evaluate(readAll, 'clips') as Promise<SeenClip[]>;

  /** The number of clips that are on their way or have arrived. */
  private async begun(): Promise<number> {
    return (await this.clips()).filter(({ delivery }) => delivery.step !== 'kept').length;
  }

  /** Closes the popup, as when the traveller clicks elsewhere. */
  async tidy(): Promise<void> {
    await this.popup?.close().catch(() => undefined);
    this.popup = undefined;
    for (const page of await this.wayclip.browser.pages())
      if (page.url().startsWith(this.options.blogUrl)) await page.close();
  }

  stopWorker = (): Promise<void> => this.wayclip.stopBackground();

  /**
   * Any message starts the worker, and with it the work it left. One that reaches a worker while it shuts down is never
   * answered.
   */
  async wake(): Promise<void> {
    const isAnswered = () => this.ask('connection.open', {}).then(() => true);
    await eventually('the worker to answer', () =>
      Promise.race([isAnswered(), pause(patience).then(() => undefined)]),
    );
  }

  /** Sends a message as the extension's pages do. */
  ask(type: string, data: object, page = this.inside): Promise<unknown> {
    return page.evaluate(
      (message) => (globalThis as unknown as InBrowser).chrome.runtime.sendMessage(message),
      { id: 1, type, data, timestamp: Date.now() },
    );
  }

  parcels = (): Promise<SeenParcel[]> => this.inside.evaluate(readAll, 'outbox') as Promise<SeenParcel[]>;

  /** Cancels all parcels, so that an unfinished one is not mistaken for the next. */
  async giveUpAll(): Promise<void> {
    for (const { clipId } of await this.parcels()) await this.ask('clip.steer', { clipId, to: 'cancel' });
  }

  count = async (store: string): Promise<number> => (await this.inside.evaluate(readAll, store)).length;

  /** Locks the outbox for writing until it is released: what the worker wants to store waits. */
  holdOutbox = (): Promise<void> => this.inside.evaluate(holdOutbox);
  letOutboxGo = (): Promise<void> =>
    this.inside.evaluate(() => {
      Reflect.deleteProperty(globalThis, 'isOutboxHeld');
    });

  /** The extension's access token, for asking the service what it really has. */
  async bearer(): Promise<string> {
    const kept = await this.inside.evaluate(() =>
      (globalThis as unknown as InBrowser).chrome.storage.session.get(null),
    );
    const [, token] = Object.entries(kept).find(([key]) => key.startsWith('access-token:')) ?? [];
    return token?.token ?? '';
  }

  async close(): Promise<void> {
    await this.wayclip.close();
    await this.gate.close();
  }
}

/** Runs in the extension's page. */
export async function readAll(store: string): Promise<unknown[]> {
  // Opening the database before the extension has would create an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'wayclip')) return [];
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('wayclip');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const database = asked.result;
      const all = database.transaction(store).objectStore(store).getAll();
      all.onsuccess = () => {
        database.close();
        resolve(JSON.parse(JSON.stringify(all.result)));
      };
    };
  });
}

/** Runs in the extension's page: a transaction stays open as long as it gets requests. */
function holdOutbox(): Promise<void> {
  return new Promise((begun) => {
    const asked = indexedDB.open('wayclip');
    asked.onsuccess = () => {
      const store = asked.result.transaction('outbox', 'readwrite').objectStore('outbox');
      // Longer than any lock a test needs; a broken test must not hold it forever.
      const end = Date.now() + 10_000;
      Object.assign(globalThis, { isOutboxHeld: true });
      const again = () => {
        begun();
        if (!('isOutboxHeld' in globalThis) || Date.now() > end) asked.result.close();
        else store.count().onsuccess = again;
      };
      store.count().onsuccess = again;
    };
  });
}
