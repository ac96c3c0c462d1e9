// A service of a few lines, for tests of when things are sent. The contract tests cover how it behaves when things break.
import type { Connection } from '../../lib/api/connection.ts';
import { TransportError } from '../../lib/api/transport.ts';
import { readProfile } from '../../lib/model/profile.ts';
import { ok } from '../../lib/model/result.ts';

export class SmallService {
  creates = 0;
  pictures = 0;
  /** Creates are accepted but not answered. */
  isSilent = false;
  /** Runs before each answer. */
  meanwhile: (method: string) => Promise<unknown> = async () => undefined;
  /** Replaces the usual answer. */
  instead: (asked: { method: string; address: string; body: string }) => Response | undefined = () =>
    undefined;

  readonly connection: Connection = {
    id: 'account-1',
    profile: profile(),
    now: () => Date.now(),
    accessToken: async () => ok('token'),
    fetch: async (input, init) => {
      const { method = 'GET', body } = init ?? {};
      if (this.isSilent && method === 'POST') throw new TransportError({ kind: 'service-silent' });
      const asked = { method, address: input, body: typeof body === 'string' ? body : '' };
      return this.instead(asked) ?? this.answer(method, input);
    },
  };

  private async answer(method: string, address: string): Promise<Response> {
    if (method === 'POST') this.creates += 1;
    if (method === 'PUT' && address.endsWith('/image')) this.pictures += 1;
    await this.meanwhile(method);
    if (method === 'GET' && !address.includes('/it-')) return Response.json({ data: [] });
    const days = [{ id: 'd1' }, { id: 'd2' }];
    return Response.json({ id: 'it-1', etag: `"${this.pictures}"`, days }, { status: 200 });
  }
}

function profile(): Connection['profile'] {
  const read = readProfile({ baseUrl: 'https://api.test', authUrl: 'https://auth.test' });
  if (!read.ok) throw new Error('The profile should fit.');
  return read.value;
}
