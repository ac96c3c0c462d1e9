// Two travellers in the service's own app, as connections of our client.
import type { Connection } from '../../../lib/api/connection.ts';
import { createItinerary } from '../../../lib/api/itineraries.ts';
import { travellerOf } from '../../../lib/api/traveller.ts';
import { fail, ok } from '../../../lib/model/result.ts';
import { paidTraveller } from '../../../service/seed.ts';
import { requireValue } from '../../../tools/require-value.ts';
import { connectApp, ownAppOf } from '../../service/connect.ts';
import { lisbon } from '../../service/trips.ts';
import { profileOf } from '../traveller.ts';
import type { ClientWorld } from './world.ts';

export interface OwnApps {
  mara: Connection;
  /** With the paid plan. */
  jonas: Connection;
  maraAuthor: { id: string; name: string };
  jonasAuthor: { id: string; name: string };
  /** Creates a link's token; how that is done is internal to the service. */
  shareToken(id: string, body: Record<string, unknown>): Promise<string>;
  /** As Mara, bypassing our client. */
  put(path: string): Promise<unknown>;
}

const scope = 'itineraries:read itineraries:write documents:read documents:write';

export async function openOwnApps({ service, connection }: ClientWorld): Promise<OwnApps> {
  const app = await ownAppOf(service);
  const connected = async (who?: typeof paidTraveller): Promise<Connection> => {
    const { tokens } = await connectApp(service, app, { scope, ...(who && { who }) });
    return {
      ...connection,
      profile: profileOf(service),
      accessToken: async (stale) =>
        stale === undefined ? ok(tokens.access_token) : fail({ kind: 'signed-out' }),
    };
  };
  const [mara, jonas] = [await connected(), await connected(paidTraveller)];
  const authorOf = async (of: Connection) => {
    requireValue(await createItinerary(of, lisbon));
    const { id = '', name = '' } = requireValue(await travellerOf(of)) ?? {};
    return { id, name };
  };
  const ask = async (method: string, path: string, body?: Record<string, unknown>) => {
    const headers = {
      authorization: `Bearer ${requireValue(await mara.accessToken())}`,
      'content-type': 'application/json',
    };
    return fetch(`${service.apiUrl}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  return {
    mara,
    jonas,
    maraAuthor: await authorOf(mara),
    jonasAuthor: await authorOf(jonas),
    shareToken: async (id, body) =>
      (await (await ask('POST', `/v1/itineraries/${id}/share-links`, body)).json()).token,
    put: (path) => ask('PUT', path),
  };
}
