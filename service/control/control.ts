import { type Dialect, withDialect } from '../dialects/dialect.ts';
import type { Fetch, Origin } from '../dialects/speak.ts';
import type { Edges } from '../edges.ts';
import type { Origins } from '../oauth/discovery.ts';
import { applyFault } from './apply-fault.ts';
import { type VirtualClock, virtualClock } from './clock.ts';
import { type Faults, openFaults } from './fault.ts';
import { type Journal, openJournal } from './journal.ts';

/** What a test can do to a running service. None of it exists unless it was requested at startup. */
export interface Control {
  clock: VirtualClock;
  faults: Faults;
  journal: Journal;
  dialect(): Dialect;
  setDialect(dialect: Dialect): void;
  /** The service wrapped in the current dialect, faults and journal. */
  around(origin: Origin, service: Fetch): Fetch;
}

export function openControl(origins: Origins, edges?: Edges, clock = virtualClock(edges)): Control {
  const { now } = clock;
  const faults = openFaults();
  const journal = openJournal(now);
  let dialect: Dialect = {};
  let speak = withDialect(dialect, { origins, now });
  return {
    clock,
    faults,
    journal,
    dialect: () => dialect,
    setDialect(next) {
      dialect = next;
      speak = withDialect(next, { origins, now });
    },
    around: (origin, service) => async (request) => {
      const entry = journal.begin(origin, request);
      const { method } = request;
      const fault = faults.take({ origin, method, path: new URL(request.url).pathname });
      if (fault) entry.fault = fault.id;
      const spoken = (inner: Fetch) => speak(origin, inner);
      try {
        const answer = fault
          ? await applyFault(request, { action: fault.action, service, speak: spoken, now })
          : await spoken(service)(request);
        entry.status = answer.status;
        // Servers add this header themselves; here it follows the virtual clock.
        answer.headers.set('date', now().toUTCString());
        return answer;
      } catch (error) {
        entry.status = 'dropped';
        throw error;
      }
    },
  };
}
