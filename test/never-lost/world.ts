// A fake browser with Wayclip in it: the worker with its real answers, windows, the library, and the service.
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeShownDraft, walkDraft } from '../../entrypoints/background/clip-changes.ts';
import { connectFor, disconnect, sendFor } from '../../entrypoints/background/connecting.ts';
import { library } from '../../entrypoints/background/library.ts';
import { resumeDeliveries, steer } from '../../entrypoints/background/outbox.ts';
import type { RequestMap, RequestName } from '../../lib/browser/messages.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Background } from '../../surface/background-link.ts';
import { clipToSend, jpeg } from '../contract/outbox-desk.ts';
import { anchorOf } from './anchor.ts';
import { FakeClock, FakeLocalStorage, FakeLocks, guardArea } from './fake-browser.ts';
import { FakeDatabase } from './fake-database.ts';
import { currentLife, heardBy, Life, never } from './life.ts';
import { ServiceHere } from './service-here.ts';
import { isStillIn } from './still-in.ts';
import { AcknowledgedEdits } from './told.ts';
import { Window } from './window.ts';

type Answer = (question: never) => Promise<unknown>;
const answers: Partial<Record<RequestName, Answer>> = {
  'clip.open': async ({ clipId }: { clipId: string }) => findClip(await library(), clipId),
  'clip.edit': changeShownDraft,
  'clip.walk': walkDraft,
  'clip.send': sendFor,
  'clip.steer': steer,
  'connection.connect': connectFor,
  'connection.disconnect': disconnect,
};

/** Milliseconds of real time that anything can take on a busy machine. */
const patience = 120_000;

export type Victim = 'worker' | 'browser' | number;

export class World {
  service: ServiceHere;
  readonly clock = new FakeClock();
  readonly database = new FakeDatabase();
  readonly shelf = new FakeLocalStorage();
  told = new AcknowledgedEdits();
  clips: string[] = [];
  windows: (Window | undefined)[] = [];
  isOnline = true;
  isStorageFull = false;
  /** Uncaught errors. */
  faults: unknown[] = [];
  private worker: Life | undefined;
  private windowCount = 0;
  /** Pending requests and ciphers, which run outside the event loop's own turns, by what they are for. */
  private readonly errands = new Set<{ what: string }>();
  private doomed: { victim: Victim; crossings: number } | undefined;

  private constructor(service: ServiceHere) {
    this.service = service;
  }

  /** Once per process: replaces what a browser would provide. */
  static async open(): Promise<World> {
    const world = new World(await ServiceHere.open());
    const locks = new FakeLocks();
    const value = Object.defineProperty({ locks }, 'onLine', { get: () => world.isOnline });
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: world.shelf.asStorage() });
    globalThis.fetch = ((input: string, init?: RequestInit) => world.fetch(input, init)) as typeof fetch;
    world.clock.install();
    world.hearFaults();
    world.watchCiphers();
    for (const area of [fakeBrowser.storage.local, fakeBrowser.storage.session])
      guardArea(area as never, () => world.isStorageFull);
    await world.asWorker(library);
    return world;
  }

  /** A new profile, already connected; the service stays, with what earlier runs left in it. */
  async begin(): Promise<void> {
    this.endAll();
    this.mend();
    this.clock.setTo(this.service.control.clock.now());
    this.told = new AcknowledgedEdits();
    this.faults = [];
    this.clips = [];
    this.windows = [];
    this.shelf.records.clear();
    const stores = ['clips', 'steps', 'readings', 'outbox', 'pictures', 'removed'] as const;
    for (const store of stores) await (await library()).clear(store);
    if (await this.asWorker(isStillIn)) return;
    // Damage from an earlier run to its account must not affect this one.
    await this.forgetAccounts();
    await this.signIn();
  }

  /** What a browser only logs to its console: a full disk is reported where it matters. Everything else is a bug of ours. */
  private hearFaults(): void {
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', (thrown) => {
      const isOfStorage = thrown instanceof DOMException && /^(QuotaExceeded|Abort)Error$/.test(thrown.name);
      if (!isOfStorage && !/quota exceeded/i.test(String(thrown))) this.faults.push(thrown);
    });
    console.warn = () => undefined;
  }

  /** For a new service, which knows none of the accounts. */
  async forgetAccounts(): Promise<void> {
    await (await library()).clear('accounts');
  }

  /** Removes all faults; what was set in motion continues. */
  mend(): void {
    this.doomed = undefined;
    this.isOnline = true;
    this.database.isFull = false;
    this.shelf.isFull = false;
    this.isStorageFull = false;
    this.service.control.faults.clear();
  }

  /** A draft that was just read, with the pictures of both its days. */
  async clipPage(): Promise<void> {
    const made = clipToSend();
    const { image } = made.draft.days[0] ?? {};
    for (const day of made.draft.days) day.image ??= image;
    // This stop's name is never edited: it identifies the itinerary later.
    made.draft.days[0]?.stops.splice(1, 1, anchorOf(made));
    const kept = await keepClip(await library(), made);
    if (!kept.ok) return;
    this.clips.push(made.id);
    for (const day of made.draft.days)
      if (day.image)
        await keepPicture(await library(), made.id, {
          src: day.image.value.src,
          picture: new Blob([jpeg], { type: 'image/jpeg' }),
        });
  }

  openWindow(at: number, clipId: string): Promise<void> {
    this.windows[at]?.close();
    this.windowCount += 1;
    const window = new Window({
      number: this.windowCount,
      life: this.life(`window ${at}`),
      background: this.background,
      shelf: this.shelf.records,
      told: this.told,
    });
    this.windows[at] = window;
    return window.open(clipId);
  }

  /** The worker as the windows reach it: a message starts it if it is not running. */
  readonly background: Background = {
    ask: <N extends RequestName>(name: N, question: RequestMap[N]['ask']) => this.ask(name, question),
    onNews: () => () => undefined,
  };

  async ask<N extends RequestName>(
    name: N,
    question: RequestMap[N]['ask'],
  ): Promise<RequestMap[N]['answer']> {
    const answer = answers[name];
    if (!answer) throw new Error(`Not asked here: ${name}`);
    const asker = currentLife();
    if (asker && !asker.cross()) return never();
    const worker = this.awake();
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => undefined);
    worker.onEnd(() => reject(new Error('The message port closed before a response was received.')));
    const asked = structuredClone(question) as never;
    try {
      const answered = await Promise.race([worker.run(() => heardBy(worker, () => answer(asked))), ended]);
      return asker?.isDead ? never() : (structuredClone(answered) as RequestMap[N]['answer']);
    } catch (thrown) {
      if (asker?.isDead) return never();
      throw thrown;
    }
  }

  tell(clip: Clip): void {
    if (currentLife()?.isDead) return;
    for (const window of this.windows) if (window && !window.life.isDead) window.hear(structuredClone(clip));
  }

  signIn = () => this.ask('connection.connect', { serviceId: 'here' });
  openSignIn = (address: string) => heardBy(currentLife(), () => this.service.allowed(address));

  private fetch(input: string, init?: RequestInit): Promise<Response> {
    return heardBy(currentLife(), () =>
      this.errand(`${init?.method ?? 'GET'} ${input}`, async () => {
        if (!this.isOnline) throw new TypeError('Failed to fetch');
        const { status, headers, body } = await this.service.fetch(input, init);
        // The whole body is read before the answer is passed on, so that nothing stays pending.
        return new Response(body && (await new Response(body).arrayBuffer()), { status, headers });
      }),
    );
  }

  private async errand<T>(what: string, work: () => Promise<T>): Promise<T> {
    const errand = { what };
    this.errands.add(errand);
    try {
      return await work();
    } finally {
      this.errands.delete(errand);
    }
  }

  private watchCiphers(): void {
    for (const name of ['encrypt', 'decrypt', 'generateKey', 'digest'] as const) {
      const work = crypto.subtle[name].bind(crypto.subtle) as (...asked: never[]) => Promise<unknown>;
      Object.assign(crypto.subtle, {
        [name]: (...asked: never[]) => this.errand(name, () => work(...asked)),
      });
    }
  }

  private life(name: string): Life {
    return new Life(name, () => this.count());
  }

  /** Started by whatever happens first; on starting it continues what was on its way. */
  private awake(): Life {
    if (this.worker && !this.worker.isDead) return this.worker;
    this.worker = this.life('worker');
    void this.worker.run(() => resumeDeliveries());
    return this.worker;
  }

  asWorker<T>(work: () => Promise<T>): Promise<T> {
    return this.awake().run(work);
  }

  comeOnline(): void {
    this.isOnline = true;
    void this.asWorker(() => resumeDeliveries({ isBetter: true }));
  }

  /** Kills the victim at the given crossing from now; 0 is at once. */
  doom(victim: Victim, crossings: number): void {
    this.doomed = { victim, crossings };
    if (crossings === 0) this.strike();
  }

  private count(): void {
    if (!this.doomed) return;
    this.doomed.crossings -= 1;
    if (this.doomed.crossings <= 0) this.strike();
  }

  private strike(): void {
    const { victim } = this.doomed ?? {};
    this.doomed = undefined;
    if (victim === 'worker') this.worker?.end();
    else if (victim === 'browser') this.endAll();
    else if (victim !== undefined) this.windows[victim]?.life.end();
  }

  /** All memory is lost, the browser's included; the database, localStorage and storage.local stay. */
  endAll(): void {
    for (const window of this.windows) window?.life.end();
    this.windows = [];
    this.worker?.end();
    void fakeBrowser.storage.session.clear();
    void fakeBrowser.alarms.clearAll();
  }

  /** Time passes everywhere. Alarms and timers fire on the way. */
  async pass(seconds: number): Promise<void> {
    this.service.control.clock.advance(seconds);
    this.clock.ahead += Math.round(seconds) * 1000;
    this.clock.ring();
    const alarms = await fakeBrowser.alarms.getAll();
    if (!alarms.some(({ scheduledTime }) => scheduledTime <= this.clock.now())) return;
    await fakeBrowser.alarms.clearAll();
    void this.asWorker(() => resumeDeliveries());
  }

  /** Until everything only waits; short timers are waited for. */
  async rest(): Promise<void> {
    for (let round = 0; round < 200; round += 1) {
      await this.quiet();
      const next = this.clock.nextTimer();
      if (next === undefined) return;
      await this.pass(Math.max(1, Math.ceil((next - this.clock.now()) / 1000)));
    }
    throw new Error('It never comes to rest.');
  }

  private async quiet(): Promise<void> {
    const begin = performance.now();
    for (let calm = 0; calm < 4; ) {
      await turn();
      calm = this.errands.size + this.database.busy > 0 ? 0 : calm + 1;
      // Work outside the event loop takes as long as the machine needs.
      if (performance.now() - begin > patience) throw new Error(`It never falls quiet: ${this.underWay()}`);
    }
    for (const window of this.windows) if (window && !window.life.isDead) window.look();
  }

  private underWay(): string {
    const errands = [...this.errands].map(({ what }) => what);
    return [...errands, `${this.database.busy} transactions`].join(', ');
  }
}

/** One turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
