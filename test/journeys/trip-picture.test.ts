import { describe, expect, test } from 'vitest';
import type { Connection } from '../../lib/api/connection.ts';
import { guard } from '../../lib/api/transport.ts';
import { tripPicture } from '../../lib/journeys/trip-picture.ts';
import { readProfile, serviceOrigins } from '../../lib/model/profile.ts';
import { ok } from '../../lib/model/result.ts';

const asked: { address: string; token: string | null }[] = [];

function connectionWith(answer: (request: Request) => Response): Connection {
  asked.length = 0;
  const profile = readProfile({
    baseUrl: 'https://api.trips.example',
    authUrl: 'https://auth.trips.example',
  });
  if (!profile.ok) throw new Error('The profile should fit.');
  const fetch = async (input: string, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push({ address: request.url, token: request.headers.get('authorization') });
    return answer(request);
  };
  return {
    id: 'account',
    profile: profile.value,
    fetch: guard({ fetch, isOnline: () => true }, serviceOrigins(profile.value)),
    now: () => 0,
    accessToken: async () => ok('secret'),
  };
}
const jpeg = () => new Response('bytes', { headers: { 'content-type': 'image/jpeg' } });
const own = 'https://api.trips.example/media/1.jpg';

describe('a picture of a trip', () => {
  test('comes from the service’s own address, without a token', async () => {
    expect((await tripPicture(connectionWith(jpeg), own))?.type).toBe('image/jpeg');
    expect(asked).toEqual([{ address: own, token: null }]);
  });

  test.each([
    'https://pictures.example/1.jpg',
    'https://api.trips.example.evil.example/1.jpg',
    'http://api.trips.example/1.jpg',
    'https://user@pictures.example/1.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//pictures.example/1.jpg',
    'not an address',
    '',
  ])('is never asked for at %s', async (address) => {
    expect(await tripPicture(connectionWith(jpeg), address)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('that travellers only may see is asked for with the token, of the interface’s own address alone', async () => {
    const members = (request: Request) =>
      request.headers.has('authorization') ? jpeg() : new Response('', { status: 401 });
    expect(await tripPicture(connectionWith(members), own)).toBeDefined();
    expect(asked.map(({ token }) => token)).toEqual([null, 'Bearer secret']);
    expect(await tripPicture(connectionWith(members), 'https://auth.trips.example/1.jpg')).toBeUndefined();
    expect(asked.map(({ token }) => token)).toEqual([null]);
  });

  test.each([
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    [
      'a drawing that may hold scripts',
      () => new Response('', { headers: { 'content-type': 'image/svg+xml' } }),
    ],
    ['nothing', () => new Response('', { status: 404 })],
    [
      'elsewhere',
      () => new Response(null, { status: 302, headers: { location: 'https://pictures.example' } }),
    ],
    [
      'far too much',
      () => new Response(new Uint8Array(9 * 1024 * 1024), { headers: { 'content-type': 'image/png' } }),
    ],
  ])('is none where the service gives %s', async (_, answer) => {
    expect(await tripPicture(connectionWith(answer), own)).toBeUndefined();
  });
});
