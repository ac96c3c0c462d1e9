// Fakes what a browser offers the worker and the windows besides the database: locks, localStorage, clocks, timers. All
// of it knows which context is asking, so that dead ones reach nothing.
import { currentLife, heardBy, type Life, never } from './life.ts';

/** A place in the queue for a lock; the first one holds it. */
interface Place {
  begin: () => void;
}

/** Web Locks: a dying context releases its locks. */
export class FakeLocks {
  private readonly queues = new Map<string, Place[]>();

  request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
    const life = currentLife();
    if (life && !life.cross()) return never();
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    if (ifAvailable && queue.length > 0) return work(null);
    const { promise, resolve } = Promise.withResolvers<void>();
    const place: Place = { begin: resolve };
    queue.push(place);
    const leave = () => this.leave(name, place);
    life?.onEnd(leave);
    if (queue[0] === place) resolve();
    await promise;
    try {
      return await work({ name });
    } finally {
      leave();
    }
  };

  private leave(name: string, place: Place): void {
    const queue = this.queues.get(name) ?? [];
    const at = queue.indexOf(place);
    if (at < 0) return;
    queue.splice(at, 1);
    if (at === 0) queue[0]?.begin();
    if (queue.length === 0) this.queues.delete(name);
  }
}

/** localStorage: a record exists as soon as it is written. */
export class FakeLocalStorage {
  isFull = false;
  readonly records = new Map<string, string>();

  /** `Object.keys(localStorage)` lists the records. */
  asStorage(): Storage {
    const { records } = this;
    const methods = {
      getItem: (key: string) => records.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!reaches()) return;
        if (this.isFull) throw new DOMException('The shelf is full.', 'QuotaExceededError');
        records.set(key, value);
      },
      removeItem: (key: string) => {
        if (reaches()) records.delete(key);
      },
    };
    return new Proxy(methods, {
      ownKeys: () => [...records.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        records.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
    }) as unknown as Storage;
  }
}

const reaches = (): boolean => currentLife()?.cross() ?? true;

type Asked = (asked: never) => Promise<unknown>;
type Area = Record<'get' | 'set' | 'remove', Asked>;

/** browser.storage, which answers only live contexts, and can be full. */
export function guardArea(area: Area, isFull: () => boolean): void {
  const { get, set, remove } = area;
  const full = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
  Object.assign(area, {
    get: (keys: never) => heardBy(currentLife(), () => get.call(area, keys)),
    set: (values: never) =>
      heardBy(currentLife(), () => (isFull() && currentLife() ? full() : set.call(area, values))),
    remove: (keys: never) => heardBy(currentLife(), () => remove.call(area, keys)),
  });
}

interface Timer {
  id: number;
  at: number;
  life: Life;
  work: () => void;
}

const RealDate = Date;
const realTimeout = setTimeout;
const realClear = clearTimeout;
const realRandom = Math.random;

/** The browser's clock, which can be set, and its timers, which fire when the clock passes them. */
export class FakeClock {
  /** How far it is ahead of the machine's. */
  ahead = 0;
  private timers: Timer[] = [];
  /** Negative, so that it never equals a real timer's id. */
  private lastId = 0;

  readonly now = (): number => RealDate.now() + this.ahead;

  /** Replaces the machine's clock for all contexts in the browser. */
  install(): void {
    const time = () => (currentLife() ? this.now() : RealDate.now());
    const Clock = class extends RealDate {
      constructor(...parts: [] | [number]) {
        super(...(parts.length === 0 ? ([time()] as const) : parts));
      }
      static override now = time;
    };
    globalThis.Date = Clock as DateConstructor;
    Math.random = () => (currentLife() ? 0.5 : realRandom());
    globalThis.setTimeout = ((work: () => void, wait = 0, ...more: []) => {
      const life = currentLife();
      if (!life) return realTimeout(work, wait, ...more);
      this.lastId -= 1;
      if (life.cross()) this.timers.push({ id: this.lastId, at: this.now() + wait, life, work });
      return this.lastId;
    }) as unknown as typeof setTimeout;
    globalThis.clearTimeout = ((timer?: number) => {
      if (typeof timer !== 'number' || timer >= 0) realClear(timer);
      else this.timers = this.timers.filter(({ id }) => id !== timer);
    }) as typeof clearTimeout;
  }

  /** The next timer of a live context. */
  nextTimer(): number | undefined {
    this.timers = this.timers.filter(({ life }) => !life.isDead);
    return this.timers.length > 0 ? Math.min(...this.timers.map(({ at }) => at)) : undefined;
  }

  ring(): void {
    const due = this.timers.filter(({ at }) => at <= this.now());
    this.timers = this.timers.filter((timer) => !due.includes(timer));
    for (const { life, work } of due) if (!life.isDead) life.run(work);
  }

  /** As in a browser that was just started, with the right time. */
  setTo(now: Date): void {
    this.timers = [];
    this.ahead = now.getTime() - RealDate.now();
  }
}
