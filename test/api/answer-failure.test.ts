import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFailure, codeOf } from '../../lib/api/answer-failure.ts';
import { explain } from '../../lib/words/explain.ts';

const answer = (status: number, body?: unknown, headers: HeadersInit = {}) =>
  answerFailure({ status, body, headers: new Headers(headers) }, Date.parse('2027-05-01T10:00:00Z'));

describe('the code is found wherever services put it', () => {
  test.each([
    [{ code: 'itineraryModified' }],
    [{ error: { code: 'itineraryModified', message: 'Changed.' } }],
    [{ error: 'itinerary_modified' }],
    [{ errors: [{ code: 'ITINERARY-MODIFIED' }] }],
    [{ type: 'https://service.test/problems/itinerary-modified', title: 'Changed' }],
  ])('%j', (body) => {
    expect(answer(400, body)).toEqual({ kind: 'itinerary-modified' });
  });
});

describe('without a known code the status speaks', () => {
  test.each([
    [401, 'signed-out'],
    [402, 'subscription-required'],
    [403, 'forbidden'],
    [404, 'itinerary-gone'],
    [412, 'itinerary-modified'],
    [413, 'too-large'],
    [415, 'not-a-picture'],
    [429, 'slow-down'],
    [503, 'service-broken'],
    [418, 'refused'],
  ])('%i is %s', (status, kind) => {
    expect(answer(status, '<html>')).toMatchObject({ kind });
  });

  test('a known code wins over its status', () => {
    expect(answer(409, { error: { code: 'subscriptionRequired' } })).toEqual({
      kind: 'subscription-required',
    });
  });

  test('a missing scope is not taken for a closed door', () => {
    const headers = { 'www-authenticate': 'Bearer error="insufficient_scope", scope="itineraries:write"' };
    expect(answer(403, undefined, headers)).toEqual({ kind: 'scope-missing' });
  });
});

describe('how long to wait', () => {
  test('in seconds', () =>
    expect(answer(429, null, { 'retry-after': '40' })).toEqual({ kind: 'slow-down', retryAfterSeconds: 40 }));
  test('as a date', () =>
    expect(answer(429, null, { 'retry-after': 'Sat, 01 May 2027 10:01:30 GMT' })).toEqual({
      kind: 'slow-down',
      retryAfterSeconds: 90,
    }));
  test('not stated', () => expect(answer(429)).toEqual({ kind: 'slow-down', retryAfterSeconds: undefined }));
});

test('an unknown code is kept for the report and its message cut to size', () => {
  expect(answer(422, { error: { code: 'tooManyDays', message: 'x'.repeat(9000) } })).toEqual({
    kind: 'refused',
    code: 'tooManyDays',
    detail: 'x'.repeat(300),
  });
});

test('whatever the service answers, there is a sentence for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), fc.jsonValue(), (status, body) => {
      const words = explain(answer(status, body));
      expect(words.title).toBeTruthy();
      expect(() => codeOf(body)).not.toThrow();
    }),
  );
});

describe('more of what services say', () => {
  const full = (more: Partial<Parameters<typeof answerFailure>[0]>) =>
    answerFailure({ status: 400, headers: new Headers(), body: undefined, ...more }, 0);

  test('409 is about the ETag only where one was sent', () => {
    expect(full({ status: 409, isConditional: true })).toEqual({ kind: 'itinerary-modified' });
    expect(full({ status: 409 })).toMatchObject({ kind: 'refused' });
  });
  test('a code of this service, by the profile’s aliases', () => {
    const aliases = { 'too-late': 'itineraryModified' };
    expect(full({ body: { code: 'TOO_LATE' }, aliases })).toEqual({ kind: 'itinerary-modified' });
    expect(full({ body: { code: 'TOO_LATE' } })).toMatchObject({ kind: 'refused', code: 'TOO_LATE' });
  });
  test('the code in a JSON-RPC error', () => {
    expect(full({ body: { error: { code: -32000, data: { code: 'subscription_required' } } } })).toEqual({
      kind: 'subscription-required',
    });
  });
  test('plain words are shown, a web page is not', () => {
    const plain = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
    expect(full({ text: ' Not today. ', headers: plain })).toMatchObject({ detail: 'Not today.' });
    const html = new Headers({ 'content-type': 'text/html' });
    expect(full({ text: '<h1>No</h1>', headers: html })).toEqual({ kind: 'refused' });
  });
  test('a broken service may say how long', () => {
    expect(full({ status: 503, headers: new Headers({ 'retry-after': '9' }) })).toEqual({
      kind: 'service-broken',
      status: 503,
      retryAfterSeconds: 9,
    });
  });
});
