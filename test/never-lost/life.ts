// Whoever runs in the browser, the worker or a window, for as long as it lives. What a dead one had begun goes no further:
// it reaches nothing outside of its own memory any more, and nothing answers it.
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<Life | undefined>();

/** Who is asking; undefined outside of the browser: the service, and the test itself. */
export const asking = (): Life | undefined => running.getStore();
/** Runs as nobody of the browser: the service has its own clock, and outlives them all. */
export const outside = <T>(work: () => T): T => running.run(undefined, work);
/** What nobody answers. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

export class Life {
  readonly name: string;
  isDead = false;
  private readonly ends: (() => void)[] = [];
  private readonly crossed: () => void;

  /** `crossed` is called whenever it reaches out of its memory: the moments between which it may be killed. */
  constructor(name: string, crossed: () => void) {
    this.name = name;
    this.crossed = crossed;
  }

  run<T>(work: () => T): T {
    return running.run(this, work);
  }

  /** Reaches out; false where it is dead, or has died of it. */
  cross(): boolean {
    if (this.isDead) return false;
    this.crossed();
    return !this.isDead;
  }

  onEnd(end: () => void): void {
    if (this.isDead) end();
    else this.ends.push(end);
  }

  end(): void {
    if (this.isDead) return;
    this.isDead = true;
    for (const end of this.ends.splice(0)) end();
  }
}

/** For what waits on something outside: the dead hear nothing of it. */
export async function heardBy<T>(life: Life | undefined, work: () => Promise<T>): Promise<T> {
  if (life && !life.cross()) return never();
  try {
    const answer = await work();
    return life && !life.cross() ? never() : answer;
  } catch (thrown) {
    if (life && !life.cross()) return never();
    throw thrown;
  }
}
