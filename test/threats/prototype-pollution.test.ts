// JavaScript's own property names as keys, ids and types, through everything that parses other people's input: no
// existing object gains a property, and no new one inherits from the input.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readItinerary } from '../../lib/api/itineraries.ts';
import { createOverMcp } from '../../lib/api/mcp/create-over-mcp.ts';
import { requestSchemas } from '../../lib/browser/request-schemas.ts';
import { readBackupFile, toBackupFile } from '../../lib/export/backup-file.ts';
import { readWayclipFile, toWayclipFile } from '../../lib/export/wayclip-file.ts';
import { draftOf } from '../../lib/journeys/read-capture.ts';
import { readProfile } from '../../lib/model/profile.ts';
import { json, standIn } from '../api/stand-in.ts';
import { captureArticle } from '../capture/page.ts';
import { sampleClip } from '../draft-sample.ts';
import { sampleTrip } from '../export/sample-trip.ts';

const snapshot = () =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype].map((prototype) =>
    JSON.stringify(
      Reflect.ownKeys(prototype).map((key) => {
        const { value, writable, enumerable } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
        return [String(key), typeof value, writable, enumerable];
      }),
    ),
  );

let before: string[];
beforeEach(() => {
  before = snapshot();
});
afterEach(() => {
  expect(snapshot()).toEqual(before);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

/** As text: in an object literal, `__proto__` would already have taken effect. */
const poison =
  '"__proto__":{"polluted":"yes","name":"polluted"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"},"hasOwnProperty":"polluted","toString":"polluted"';
const withPoison = (text: string) => text.replaceAll('{', `{${poison},`).replaceAll(',}', '}');

/** Every object inside still has its original prototype. */
function expectPlain(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const prototype = Object.getPrototypeOf(value);
  expect(prototype === null || prototype === Object.prototype || prototype === Array.prototype).toBe(true);
  // An own property that was sent as a plain value may stay.
  if (!Object.hasOwn(value, 'polluted')) expect(Reflect.get(value, 'polluted')).toBeUndefined();
  for (const key of Reflect.ownKeys(value)) expectPlain(Reflect.get(value, key), seen);
}

describe('structured data of a page', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
  const forms: [string, string][] = [
    ['as keys', `{"@type":"TouristTrip","name":"Coast",${poison}}`],
    ...names.flatMap((name): [string, string][] => [
      [
        `"${name}" as @id`,
        `{"@id":"${name}","@type":"Place","name":"Fort","containedInPlace":{"@id":"${name}"}}`,
      ],
      [`"${name}" as @type`, `{"@type":"${name}","name":"Fort","address":{"@type":"${name}"}}`],
      [
        `"${name}" in a list of types`,
        `{"@type":["Place","${name}"],"name":["Fort",{"${name}":{"polluted":"yes"}}]}`,
      ],
      [`"${name}" in @graph`, `{"@graph":[{"@type":"Place","${name}":{"polluted":"yes"}},["${name}"]]}`],
      [
        `"${name}" in @context`,
        `{"@context":{"${name}":"https://schema.org/name"},"@type":"Place","${name}":"Fort"}`,
      ],
    ]),
  ];

  test.each(forms)('%s', (_, data) => {
    const capture = captureArticle(
      '<h2>Day 1</h2><ul><li><b>09:00 Old Fort</b>, early</li></ul>',
      `<script type="application/ld+json">${data}</script>`,
    );
    expectPlain(JSON.parse(JSON.stringify(capture.blocks)));
    expectPlain(draftOf(capture));
  });

  test.each(names)('microdata and meta names called "%s"', (name) => {
    const capture = captureArticle(
      `<h2>Day 1</h2><p>09:00 Old Fort</p><div itemscope itemtype="https://schema.org/${name}" itemid="${name}"><b itemprop="${name}">Fort</b><div itemprop="${name}" itemscope><b itemprop="${name}">Fort</b></div></div>`,
      `<meta name="${name}" content="polluted"><meta property="${name}" content="polluted">`,
    );
    expectPlain(draftOf(capture));
  });
});

describe('answers of a service', () => {
  test('an itinerary', async () => {
    const body = withPoison(
      '{"id":"i","days":[{"id":"d","stops":[{"name":"Fort","coordinate":{"latitude":1,"longitude":2}}]}],"author":{"name":"A"}}',
    );
    const { connection } = standIn(() => new Response(body, { headers: { etag: '"v1"' } }));
    const read = await readItinerary(connection, 'i');
    expect(read).toMatchObject({ ok: true });
    expectPlain(read);
  });

  test('a tool and its schema', async () => {
    const schema = JSON.parse(
      withPoison('{"type":"object","properties":{"title":{"type":"string"},"days":{"type":"array"}}}'),
    );
    const { connection } = standIn(({ body }) => {
      const { id, method } = JSON.parse(body);
      const tools = [{ name: 'create_itinerary', inputSchema: schema }];
      return json({ jsonrpc: '2.0', id, result: method === 'tools/list' ? { tools } : {} });
    });
    expectPlain(await createOverMcp(connection, { title: 'Ghent' }));
  });
});

describe('files and messages', () => {
  test('a file that Wayclip saved', () =>
    expectPlain(readWayclipFile(withPoison(toWayclipFile(sampleTrip())))));

  test('a file of settings and drafts', () => {
    const profile = readProfile({ baseUrl: 'https://api.example.com', authUrl: 'https://api.example.com' });
    if (!profile.ok) throw new Error('A profile is expected.');
    const services = [{ id: 'one', profile: profile.value }];
    const settings = { services } as Parameters<typeof toBackupFile>[0]['settings'];
    expectPlain(readBackupFile(withPoison(toBackupFile({ settings, drafts: [sampleClip()] }))));
  });

  test('a service profile', () => {
    const text = withPoison('{"baseUrl":"https://a.example","authUrl":"https://a.example","operations":{}}');
    expectPlain(readProfile(JSON.parse(text)));
  });

  test.each(Object.entries(requestSchemas))('the question %s', (_, shape) => {
    const asked = JSON.parse(
      withPoison('{"clipId":"5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11","tabId":1,"id":"x"}'),
    );
    expectPlain(z.safeParse(shape, asked).data);
    expect(z.safeParse(shape, Object.create({ clipId: 'x' })).data ?? {}).not.toHaveProperty('clipId');
  });
});
