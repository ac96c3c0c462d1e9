// One traveller's client at work: lists, reads, searches, creates and changes. It records what it was told, so that it
// can be compared with what is stored in the end.
import { setTimeout } from 'node:timers/promises';
import type { Person } from './people.ts';
import { tripOf } from './trips.ts';

export interface Trip {
  id: string;
  /** How often it was changed, as far as the client was told. */
  changes: number;
}

export interface Answer {
  status: number;
  at: number;
}

export interface Traffic {
  /** The URL for the next request. */
  next(): string;
  /** Called with every answer; `undefined` if the connection broke. */
  heard(milliseconds: number, answer: Answer | undefined): void;
  /** Whether this request should be aborted. */
  mayHangUp(): boolean;
  isOver(): boolean;
  /** A pseudo-random number below one, the same in every run. */
  chance(): number;
}

interface Sent {
  status: number;
  body: unknown;
  etag: string | null;
}

const json = { 'content-type': 'application/json' };

export interface Client {
  /** What was acknowledged so far. */
  trips: readonly Trip[];
  /** Runs until time is over, or until it gets an answer it should not get. */
  work(): Promise<void>;
}

export function openClient({ token }: Person, traffic: Traffic): Client {
  const trips: Trip[] = [];

  /** undefined if there was no answer, or one that says to retry. */
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Sent | undefined> => {
    const begun = performance.now();
    const hangUp = traffic.mayHangUp()
      ? AbortSignal.timeout(Math.round(5 + traffic.chance() * 60))
      : undefined;
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    try {
      const answer = await fetch(traffic.next() + path, {
        ...init,
        method,
        headers,
        ...(hangUp && { signal: hangUp }),
      });
      const text = await answer.text();
      traffic.heard(performance.now() - begun, { status: answer.status, at: Date.now() });
      if (answer.status >= 500) return undefined;
      return {
        status: answer.status,
        body: text ? JSON.parse(text) : undefined,
        etag: answer.headers.get('etag'),
      };
    } catch {
      traffic.heard(performance.now() - begun, undefined);
      return undefined;
    }
  };
  /** Retries until the outcome is known. */
  const surely = async (ask: () => Promise<Sent | undefined>): Promise<Sent> => {
    for (;;) {
      const sent = await ask();
      if (sent) return sent;
      await setTimeout(100 + traffic.chance() * 200);
    }
  };

  const create = async () => {
    const number = trips.length;
    const headers = { ...json, 'idempotency-key': crypto.randomUUID() };
    const body = JSON.stringify({ ...tripOf(number), title: 'change 0' });
    const { status, body: made } = await surely(() => send('POST', '/v1/itineraries', { headers, body }));
    if (status !== 201) throw new Error(`A create was answered with ${status}.`);
    trips.push({ id: String(Reflect.get(Object(made), 'id')), changes: 0 });
  };
  /** Based on the version just read; the outcome of a lost answer is found by reading again. */
  const change = async (trip: Trip) => {
    const wanted = `change ${trip.changes + 1}`;
    for (;;) {
      const read = await surely(() => send('GET', `/v1/itineraries/${trip.id}`));
      if (read.status !== 200) throw new Error(`A trip of one's own was answered with ${read.status}.`);
      if (Reflect.get(Object(read.body), 'title') === wanted) break;
      const headers = { ...json, 'if-match': read.etag ?? '' };
      const changed = await send('PATCH', `/v1/itineraries/${trip.id}`, {
        headers,
        body: JSON.stringify({ title: wanted }),
      });
      if (changed?.status === 200) break;
      if (changed && changed.status !== 412) throw new Error(`A change was answered with ${changed.status}.`);
    }
    trip.changes += 1;
  };

  return {
    trips,
    async work() {
      await create();
      while (!traffic.isOver()) {
        const dice = traffic.chance();
        const trip = trips[Math.floor(traffic.chance() * trips.length)];
        if (dice < 0.4) await send('GET', '/v1/itineraries');
        else if (dice < 0.6) await send('GET', `/v1/itineraries/${trip?.id}`);
        else if (dice < 0.75) await send('GET', '/v1/explore');
        else if (dice < 0.87 || !trip) await create();
        else await change(trip);
      }
    },
  };
}
