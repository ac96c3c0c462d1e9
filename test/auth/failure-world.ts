// One service for the failure cases, and a traveller with real locks whose edges a test can break.
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TransportEdges } from '../../lib/api/transport.ts';
import { type Account, openConnection, type SessionEdges } from '../../lib/auth/session.ts';
import { connect } from '../../lib/journeys/connect.ts';
import type { ControlClient } from '../../service/control/client.ts';
import type { RunningService } from '../../service/start.ts';
import { startControlledService } from '../contract/controlled-service.ts';
import { world } from '../contract/traveller.ts';

export let service: RunningService;
export let control: ControlClient;

export const useService = () => {
  beforeAll(async () => {
    ({ service, control } = await startControlledService());
  });
  afterEach(() => control.reset());
  afterAll(() => service.stop());
};

/** Like Web Locks: one holder at a time for each name. */
export function locks(): SessionEdges['oneAtATime'] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
}

/** How often this path was requested since the last reset. */
export async function asked(path: string): Promise<number> {
  return (await control.journal()).filter((entry) => entry.path.split('?')[0] === path).length;
}

const hour = 3600_000;

export function traveller(mischief: Partial<TransportEdges> = {}) {
  const made = world(service, mischief);
  const session = { ...made.session, oneAtATime: locks() };
  const forgetAccount = async (id: string) => {
    made.accounts.delete(id);
    made.tokens.delete(id);
  };
  return {
    ...made,
    session,
    forgetAccount,
    connect: async (): Promise<Account> => {
      const account = await connect(made.edges);
      if (!account.ok) throw new Error(JSON.stringify(account.failure));
      return account.value;
    },
    /** As another page of the extension would, or a restarted worker. */
    open: (account: Account, edges: Partial<SessionEdges> = {}) =>
      openConnection(account, { ...session, ...edges }),
    expire: () => made.later(hour),
    /** What is stored of the account now. */
    kept: (account: Account) => made.accounts.get(account.id),
  };
}
