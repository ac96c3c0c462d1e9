// A background that answers when the test says so, and outside actions that are only recorded.

import type { News, RequestMap, RequestName } from '../../lib/browser/messages.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Background } from '../../surface/background-link.ts';
import type { Outside } from '../../surface/outside.ts';

interface Pending {
  name: RequestName;
  question: unknown;
  resolve: (answer: never) => void;
  reject: (thrown: unknown) => void;
}

export class FakeBackground implements Background {
  /** Every request so far, by name. */
  readonly asked: RequestName[] = [];
  private readonly pending: Pending[] = [];
  private hearers: { name: keyof News; hear: (news: unknown) => void }[] = [];

  ask<N extends RequestName>(name: N, question: RequestMap[N]['ask']): Promise<RequestMap[N]['answer']> {
    this.asked.push(name);
    return new Promise((resolve, reject) => {
      this.pending.push({ name, question, resolve, reject });
    });
  }

  onNews<N extends keyof News>(name: N, hear: (news: News[N]) => void): () => void {
    const hearer = { name, hear: hear as (news: unknown) => void };
    this.hearers.push(hearer);
    return () => {
      this.hearers = this.hearers.filter((other) => other !== hearer);
    };
  }

  /** Answers the oldest pending request of that name, and lets everything that follows from it happen. */
  async answer<N extends RequestName>(name: N, answer: RequestMap[N]['answer']): Promise<unknown> {
    const { question, resolve } = this.take(name);
    resolve(answer as never);
    await settled();
    return question;
  }

  async breakDown(name: RequestName, thrown: unknown): Promise<void> {
    this.take(name).reject(thrown);
    await settled();
  }

  async tell(clip: Clip): Promise<void> {
    for (const { name, hear } of this.hearers) if (name === 'clip.changed') hear(clip);
    await settled();
  }

  get open(): RequestName[] {
    return this.pending.map(({ name }) => name);
  }

  private take(name: RequestName): Pending {
    const at = this.pending.findIndex((pending) => pending.name === name);
    const [found] = at < 0 ? [] : this.pending.splice(at, 1);
    if (!found) throw new Error(`Nobody asks ${name}; open: ${this.open.join(', ')}`);
    return found;
  }
}

/** Lets promises and the resulting renders run; no time passes for anyone. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

export function fakeOutside() {
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  const outside: Outside = {
    openTab: (address) => done.push(`tab ${address}`),
    openNewTab: () => done.push('new tab'),
    openSettings: () => done.push('settings'),
    close: () => done.push('close'),
    copy: async (text) => done.push(`copy ${text}`) > 0,
    after: (_milliseconds, run) => {
      waiting.push(run);
      return () => waiting.splice(waiting.indexOf(run), 1);
    },
    loadPictures: async () => new Map(),
  };
  const timePasses = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { outside, done, timePasses };
}
