// Our client at a service whose dialect can be switched, with every edge controlled by the test.
import { currentEtag } from '../../../lib/api/conditional.ts';
import type { Connection } from '../../../lib/api/connection.ts';
import { createItinerary, removeItinerary } from '../../../lib/api/itineraries.ts';
import { type Account, openConnection } from '../../../lib/auth/session.ts';
import { readProfile, type ServiceProfile } from '../../../lib/model/profile.ts';
import type { ControlClient } from '../../../service/control/client.ts';
import type { RunningService } from '../../../service/start.ts';
import { lisbon } from '../../service/trips.ts';
import { startControlledService } from '../controlled-service.ts';
import { profileOf, world } from '../traveller.ts';

export interface ClientWorld {
  service: RunningService;
  control: ControlClient;
  account: Account;
  connection: Connection;
  traveller: ReturnType<typeof world>;
  /** The same account with changes to its profile. */
  speaking(profile: Record<string, unknown>): Connection;
  /** The same for another account of the same traveller. */
  speakingAs(id: string): Pick<ClientWorld, 'speaking' | 'wearOut'>;
  /** Makes the access token stale: the next call is refused, refreshed and repeated. */
  wearOut(): void;
  /** Removes a test's itinerary, so that lists stay short. */
  remove(id: string | undefined): Promise<void>;
  /** The profile with changes. */
  profile(changes: Record<string, unknown>): ServiceProfile;
}

/** Retries do not pause in tests. */
export const patience = { wait: async () => undefined, random: () => 0 };

export async function openClientWorld(): Promise<ClientWorld> {
  const { service, control } = await startControlledService();
  const traveller = world(service, { patience });
  const connection = await traveller.connected();
  // Enough for several pages of two.
  for (let count = 0; count < 4; count += 1) await createItinerary(connection, lisbon);
  const account = traveller.accounts.get(connection.id);
  if (!account) throw new Error('Not connected.');
  const profile = (changes: Record<string, unknown>) => {
    const read = readProfile({ ...profileOf(service), ...changes });
    if (!read.ok) throw new Error('The profile should fit.');
    return read.value;
  };
  const speakingAs: ClientWorld['speakingAs'] = (id) => ({
    speaking: (changes) => {
      const of = traveller.accounts.get(id) ?? account;
      return openConnection({ ...of, profile: profile(changes) }, traveller.session);
    },
    wearOut: () => void traveller.tokens.set(id, { token: 'worn-out', expiresAt: Number.MAX_SAFE_INTEGER }),
  });
  return {
    service,
    control,
    account,
    connection,
    traveller,
    profile,
    remove: async (id) => {
      const etag = id === undefined ? undefined : await currentEtag(connection, id);
      if (id !== undefined && etag?.ok && etag.value !== undefined)
        await removeItinerary(connection, { id, etag: etag.value });
    },
    speakingAs,
    ...speakingAs(account.id),
  };
}
