// The lifetime of a context in the browser, the worker or a window. What a dead one had started goes no further: it
// reaches nothing outside its own memory any more, and gets no answers.
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<Life | undefined>();

/** The context that is running; undefined outside the browser: in the service, and in the test itself. */
export const currentLife = (): Life | undefined => running.getStore();
/** Runs outside any browser context: the service has its own clock, and outlives them all. */
export const outside = <T>(work: () => T): T => running.run(undefined, work);
/** A promise that never resolves. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

export class Life {
  readonly name: string;
  isDead = false;
  private readonly ends: (() => void)[] = [];
  private readonly crossed: () => void;

  /** `crossed` is called whenever it reaches out of its memory: between two such moments it can be killed. */
  constructor(name: string, crossed: () => void) {
    this.name = name;
    this.crossed = crossed;
  }

  run<T>(work: () => T): T {
    return running.run(this, work);
  }

  /** Reaches out; false if it is dead, or is killed by this. */
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

/** For waiting on something outside: a dead context never gets the result. */
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
