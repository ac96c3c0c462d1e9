import { expect } from 'vitest';
import type { Checks, Controlled } from './check.ts';

const list = (world: Controlled, origin?: string) =>
  world.api('/v1/itineraries?limit=1', {
    as: world.people.mara.as,
    ...(origin === undefined ? {} : { headers: { origin } }),
  });
const allowed = 'access-control-allow-origin';
const exposed = 'access-control-expose-headers';

export const transportChecks: Checks<'cors' | 'redirects' | 'deprecation' | 'caching' | 'answerSize'> = {
  cors: {
    exposed: async (world) => {
      const { headers } = await list(world, 'https://page.example');
      expect(headers.get(allowed)).toBe('https://page.example');
      expect(headers.get(exposed)).toContain('ETag');
      const preflight = await world.api('/v1/itineraries', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://page.example',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization, if-match',
        },
      });
      expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, if-match');
    },
    'no-expose': async (world) => {
      const { headers } = await list(world, 'https://page.example');
      expect([headers.get(allowed), headers.get(exposed)]).toEqual(['https://page.example', null]);
    },
    allowlist: async (world) => {
      expect((await list(world, 'https://page.example')).headers.get(allowed)).toBeNull();
      expect((await list(world, 'https://partner.example')).headers.get(allowed)).not.toBeNull();
    },
  },
  redirects: {
    'other-host': async (world) => {
      const answer = await list(world);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        'https://elsewhere.example/v1/itineraries?limit=1',
      ]);
    },
  },
  deprecation: {
    sunset: async (world) => expect((await list(world)).headers.get('sunset')).toContain('2027'),
  },
  caching: {
    public: async (world) => expect((await list(world)).headers.get('cache-control')).toContain('public'),
  },
  answerSize: {
    huge: async (world) => expect((await (await list(world)).text()).length).toBeGreaterThan(12_000_000),
  },
};
