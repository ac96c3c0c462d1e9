// Values that services spell in their own way are understood: version tags, and refusals.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { answerFailure } from '../../../lib/api/answer-failure.ts';
import { readItinerary, updateItinerary } from '../../../lib/api/itineraries.ts';
import { ApiFailure } from '../../../lib/model/failure.ts';
import { json, type Seen, standIn } from '../../api/stand-in.ts';
import { target } from '../target.ts';

/** Any characters allowed between the quotes of a tag, except those that look like a weak tag. */
const opaque = fc
  .string({
    unit: fc.integer({ min: 0x23, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 1,
  })
  .filter((tag) => !tag.startsWith('W/'));

const shown = {
  strong: (tag: string) => `"${tag}"`,
  weak: (tag: string) => `W/"${tag}"`,
  bare: (tag: string) => tag,
};
const refusals = [
  { status: 412, body: {} },
  { status: 409, body: { error: { code: 'ITINERARY_MODIFIED' } } },
  { status: 400, body: { message: 'If-Match?' } },
];

const anyVersions = fc.record({
  tags: fc.uniqueArray(opaque, { minLength: 3, maxLength: 3 }),
  how: fc.constantFrom(...(Object.keys(shown) as (keyof typeof shown)[])),
  where: fc.constantFrom('header', 'body'),
  refusal: fc.constantFrom(...refusals),
});
type Versions = typeof anyVersions extends fc.Arbitrary<infer T> ? T : never;

/** A service that shows tags in its own spelling but accepts only the proper one, as RFC 9110 requires for writes. */
function versioned({ tags, how, where, refusal }: Versions) {
  let version = 0;
  const tag = () => tags[version] ?? '';
  const told = () => {
    const etag = shown[how](tag());
    const body = { id: 'i', days: [], ...(where === 'body' && { etag }) };
    return json(body, where === 'header' ? { headers: { etag } } : {});
  };
  const answer = ({ method, headers }: Seen) => {
    if (method === 'GET') return told();
    if (headers.get('if-match') !== `"${tag()}"`) return json(refusal.body, { status: refusal.status });
    version += 1;
    return told();
  };
  return { ...standIn(answer), version: () => version, moveOn: () => (version += 1) };
}

export const tagging = target({
  name: 'etags',
  claim: 'a tag in any spelling lets the version be written that was read, once, and never another',
  any: anyVersions,
  holds: async (versions) => {
    const { connection, version, moveOn } = versioned(versions);
    const read = await readItinerary(connection, 'i');
    assert.ok(read.ok && read.value.etag !== undefined);
    const change = { id: 'i', etag: read.value.etag, changes: { title: 'Porto' } };
    const written = await updateItinerary(connection, change);
    assert.ok(written.ok, JSON.stringify(written));
    assert.equal(version(), 1);
    assert.equal(written.value.etag, shown[versions.how](versions.tags[1] ?? ''));
    moveOn();
    const late = await updateItinerary(connection, { ...change, etag: written.value.etag });
    assert.deepEqual(late, { ok: false, failure: { kind: 'itinerary-modified' } });
    assert.equal(version(), 2);
  },
  shortRuns: 100,
});

/** One code in an unusual spelling, in each place where services put codes. */
const spelled = fc.tuple(fc.array(fc.constantFrom('', '_', '-', ' ', '.'), { minLength: 4 }), fc.boolean());
const places: ((code: string) => unknown)[] = [
  (code) => ({ code }),
  (code) => ({ error: code }),
  (code) => ({ error: { code, message: 'No.' } }),
  (code) => ({ errors: [{ code }] }),
  (code) => ({ error: { code: -32000, data: { code } } }),
  (code) => ({ type: `https://service.test/problems/${code}` }),
];
const meanings = {
  'itinerary modified': 'itinerary-modified',
  'subscription required': 'subscription-required',
  'insufficient scope': 'scope-missing',
  'invalid token': 'signed-out',
} as const;

const anyRefusal = fc.record({
  status: fc.integer({ min: 400, max: 599 }),
  code: fc.constantFrom(...(Object.keys(meanings) as (keyof typeof meanings)[])),
  spelled,
  place: fc.constantFrom(...places),
  body: fc.oneof(fc.jsonValue(), fc.anything(), fc.record({ error: fc.anything(), errors: fc.anything() })),
  text: fc.string({ unit: 'binary', maxLength: 600 }),
  retryAfter: fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim()),
    fc.nat().map(String),
  ),
  isConditional: fc.boolean(),
});

export const refusing = target({
  name: 'errors',
  claim:
    'a refusal in any shape is one of the failures we know, and a code means the same however it is spelled',
  any: anyRefusal,
  holds: ({ status, code, spelled: [between, isLoud], place, body, text, retryAfter, isConditional }) => {
    const headers = new Headers({ 'content-type': 'text/plain', 'retry-after': retryAfter });
    const failure = answerFailure({ status, headers, body, text, isConditional }, 0);
    assert.ok(z.safeParse(ApiFailure, failure).success, JSON.stringify(failure));
    if (failure.kind === 'refused') assert.ok((failure.detail?.length ?? 0) <= 300);
    const written = code.replace(' ', between.join('').replaceAll(' ', place === places.at(-1) ? '' : ' '));
    const coded = { status, headers, body: place(isLoud ? written.toUpperCase() : written), isConditional };
    assert.equal(answerFailure(coded, 0).kind, meanings[code]);
  },
  shortRuns: 300,
});
