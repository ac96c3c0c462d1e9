// A test's client for the control port of a running service.
import type { Dialect } from '../dialects/dialect.ts';
import type { Fault } from './fault.ts';
import type { JournalEntry } from './journal.ts';

export interface ControlClient {
  /** Sets exactly these switches and resets all others. */
  speak(dialect: Dialect): Promise<void>;
  /** Returns the fault's id. */
  fault(fault: Fault): Promise<string>;
  removeFaults(): Promise<void>;
  /** Every request since the last `clearJournal`, oldest first. */
  journal(): Promise<JournalEntry[]>;
  clearJournal(): Promise<void>;
  advance(seconds: number): Promise<void>;
  now(): Promise<Date>;
  /** Back to the initial state: no dialect, no faults, an empty journal, the machine's clock. */
  reset(): Promise<void>;
}

export function controlClient(controlUrl: string): ControlClient {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(controlUrl + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}`);
    return value;
  };
  return {
    speak: (dialect) => send('PUT', '/dialect', dialect),
    fault: async (fault) => (await send('POST', '/faults', fault)).id,
    removeFaults: () => send('DELETE', '/faults'),
    journal: () => send('GET', '/journal'),
    clearJournal: () => send('DELETE', '/journal'),
    advance: (seconds) => send('POST', '/clock', { advanceSeconds: seconds }),
    now: async () => new Date((await send('GET', '/clock')).now),
    reset: () => send('POST', '/reset'),
  };
}
