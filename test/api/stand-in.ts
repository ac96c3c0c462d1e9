// A fake service that answers as the test says, and records its requests.
import type { Connection } from '../../lib/api/connection.ts';
import { guard, type TransportEdges } from '../../lib/api/transport.ts';
import { readProfile, serviceOrigins } from '../../lib/model/profile.ts';
import { ok } from '../../lib/model/result.ts';

export const base = 'https://api.service.test';

export interface Seen {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

export const json = (value: unknown, init?: ResponseInit) => Response.json(value, init);

export function standIn(
  answer: (seen: Seen) => Response | Promise<Response>,
  {
    profile = {},
    patience,
  }: { profile?: Record<string, unknown>; patience?: TransportEdges['patience'] } = {},
) {
  const read = readProfile({ baseUrl: base, authUrl: 'https://auth.service.test', ...profile });
  if (!read.ok) throw new Error('The profile should fit.');
  const seen: Seen[] = [];
  const edges: TransportEdges = {
    isOnline: () => true,
    fetch: async (input, init = {}) => {
      const { method = 'GET', headers } = init;
      const body = typeof init.body === 'string' ? init.body : '';
      const asked = { method, url: new URL(input), headers: new Headers(headers), body };
      seen.push(asked);
      return answer(asked);
    },
  };
  const refreshed: (string | undefined)[] = [];
  const connection: Connection = {
    id: 'one',
    profile: read.value,
    fetch: guard(edges, serviceOrigins(read.value)),
    now: () => Date.parse('2027-05-01T10:00:00Z'),
    patience,
    accessToken: async (stale) => {
      if (stale !== undefined) refreshed.push(stale);
      return ok(stale === undefined ? 'canary' : 'fresh');
    },
  };
  return { connection, seen, refreshed };
}
