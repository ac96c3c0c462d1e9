import { describe, expect, test } from 'vitest';
import { connect } from '../connect.ts';
import { lisbon } from '../trips.ts';
import { call, create, made, refusal, service, setPicture } from './world.ts';

describe('who may', () => {
  test('without a live token nobody may, and is told where to get one', async () => {
    const metadata = `resource_metadata="${service.apiUrl}/.well-known/oauth-protected-resource"`;
    for (const authorization of [
      '',
      'Bearer',
      'Bearer nonsense',
      'Basic bWFyYTp4',
      'Bearer a b',
      'Bearer %00',
    ]) {
      const answer = call('/v1/itineraries', { headers: { authorization } });
      expect(await refusal(answer)).toBe('401 unauthorized');
      expect((await answer).headers.get('www-authenticate')).toContain(metadata);
    }
  });

  test('reading and writing are allowed apart', async () => {
    const reading = (await connect(service, 'itineraries:read')).tokens.access_token;
    const writing = (await connect(service, 'itineraries:write')).tokens.access_token;
    const { id } = await made(lisbon, writing);
    expect((await call(`/v1/itineraries/${id}`, { as: reading })).status).toBe(200);
    for (const answer of [create(lisbon, reading), setPicture(id, 'day-two', { as: reading })]) {
      expect(await refusal(answer)).toBe('403 insufficientScope');
      const header = (await answer).headers.get('www-authenticate');
      expect(header).toContain('error="insufficient_scope", scope="itineraries:write"');
    }
    for (const path of ['/v1/itineraries', `/v1/itineraries/${id}`])
      expect(await refusal(call(path, { as: writing }))).toBe('403 insufficientScope');
  });

  test.each([
    ['POST', '/v1/imports/media'],
    ['PUT', '/v1/app/library/7d5c3b1e-0000-4000-8000-000000000000/documents/x'],
    ['POST', '/v1/people/x/reports'],
    ['POST', '/v1/itineraries/7d5c3b1e-0000-4000-8000-000000000000/people'],
    ['PATCH', '/v1/account/reminder-preferences'],
  ])('%s %s is for the service’s own apps', async (method, path) => {
    expect(await refusal(call(path, { method }))).toBe('403 forbidden');
    expect(await refusal(call(path, { method, as: 'nonsense' }))).toBe('401 unauthorized');
  });

  test('unknown addresses say so in the same shape', async () => {
    for (const path of [
      '/',
      '/v2',
      '/v1/itineraries/x/y',
      '/media/x',
      '/media/..%2f..%2fdatabase',
      '/media/%00',
    ])
      expect(await refusal(call(path))).toBe('404 notFound');
    expect(await refusal(call('/v1/itineraries', { method: 'DELETE' }))).toBe('404 notFound');
  });
});
