// One service with its control port, for all tests of dialects, faults, journal and clock.
import type { ControlClient } from '../../../../service/control/client.ts';
import type { SwitchName, switches } from '../../../../service/dialects/dialect.ts';
import type { RunningService } from '../../../../service/start.ts';
import { Browser } from '../../../service/browser.ts';
import { startControlledService } from '../../controlled-service.ts';
import { type People, peopleOf } from '../people.ts';
import type { Wire } from '../world.ts';

export interface Controlled extends Wire {
  control: ControlClient;
  service: RunningService;
  people: People;
}

export type Check = (world: Controlled) => Promise<unknown>;
/** A check for each value of each switch: a missing one does not compile. */
export type Checks<Names extends SwitchName = SwitchName> = {
  [Name in Names]: { [Value in keyof (typeof switches)[Name]['values']]: Check };
};

export async function startControlled(): Promise<Controlled> {
  const { service, control } = await startControlledService();
  const { authUrl, apiUrl } = service;
  const wire: Wire = {
    authUrl,
    apiUrl,
    auth: (path, init) => fetch(new URL(path, authUrl), { redirect: 'manual', ...init }),
    api: (path, { as, headers, ...init } = {}) =>
      fetch(new URL(path, apiUrl), {
        redirect: 'manual',
        ...init,
        headers: { ...(as === undefined ? {} : { authorization: `Bearer ${as}` }), ...headers },
      }),
    browser: () => new Browser(authUrl),
    signedIn: new Browser(authUrl),
  };
  return { ...wire, service, control, people: await peopleOf(wire) };
}
