import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapArguments } from '../../lib/api/mcp/map-arguments.ts';
import { lisbon } from '../service/trips.ts';

const fresh = { key: 'key-1', newId: () => 'id-1' };
const map = (schema: unknown, preview = lisbon) => mapArguments(schema, preview, fresh);
const string = { type: 'string' };
const object = (properties: Record<string, unknown>, more = {}) => ({ type: 'object', properties, ...more });

describe('names', () => {
  test('other spellings and words for the same', () => {
    const schema = object({
      name: string,
      start_date: string,
      days: {
        type: 'array',
        items: object({
          stops: {
            type: 'array',
            items: object({
              title: string,
              location: object({ lat: { type: 'number' }, lng: { type: 'number' } }),
            }),
          },
        }),
      },
    });
    const mapped = map(schema);
    expect(mapped).toMatchObject({
      ok: true,
      value: { arguments: { name: lisbon.title, start_date: '2027-05-13' } },
    });
    const days = mapped.ok ? mapped.value.arguments.days : undefined;
    expect(days).toMatchObject([
      { stops: [{ title: 'Cais das Colunas', location: { lat: 38.7069, lng: -9.1364 } }, {}] },
      { stops: [{ title: 'Castle gate' }] },
    ]);
  });

  test('what has no place is left out and told', () => {
    const mapped = map(object({ title: string }));
    expect(mapped).toMatchObject({ ok: true, value: { arguments: { title: lisbon.title } } });
    expect(mapped.ok && mapped.value.dropped).toContain('days');
  });
});

describe('values', () => {
  test.each([
    [
      'a date as a moment',
      { startDate: { type: 'string', format: 'date-time' } },
      { startDate: '2027-05-13T00:00:00Z' },
    ],
    [
      'a known word in its own spelling',
      { destination: { enum: ['LISBON', 'PORTO'] } },
      { destination: 'LISBON' },
    ],
    ['an unknown word not at all', { destination: { enum: ['PORTO'] } }, {}],
    ['one of several forms', { title: { anyOf: [{ type: 'number' }, string] } }, { title: lisbon.title }],
    ['a reference inside the schema', { title: { $ref: '#/$defs/words' } }, { title: lisbon.title }],
  ])('%s', (_, properties, expected) => {
    const schema = { ...object(properties), $defs: { words: string } };
    expect(map(schema)).toMatchObject({ ok: true, value: { arguments: expected } });
  });

  test('the whole draft as JSON where a text field asks for that', () => {
    const mapped = map(object({ draft: { type: 'string', description: 'The draft as JSON' } }));
    const text = mapped.ok ? String(mapped.value.arguments.draft) : '';
    expect(JSON.parse(text)).toMatchObject({ title: lisbon.title });
  });
});

describe('what is asked beyond the draft', () => {
  test('a key against doubles and a new id are given', () => {
    const schema = object({ title: string, id: string, request_id: string }, { required: ['id'] });
    expect(map(schema)).toMatchObject({
      ok: true,
      value: { arguments: { title: lisbon.title, id: 'id-1', request_id: 'key-1' } },
    });
  });

  test.each(['cookies', 'pageHtml', 'history', 'email'])('%s, optional: nothing', (name) => {
    const mapped = map(object({ title: string, [name]: string }));
    expect(mapped.ok && Object.keys(mapped.value.arguments)).toEqual(['title']);
  });

  test.each(['cookies', 'pageHtml'])('%s, required: stops, and is named', (name) => {
    expect(map(object({ title: string, [name]: string }, { required: [name] }))).toEqual({
      ok: false,
      failure: { what: name },
    });
  });

  test.each([
    ['a reference to elsewhere', { $ref: 'https://schemas.example/x.json' }],
    ['a reference to itself', { $ref: '#' }],
    [
      'far too many properties',
      object(Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`p${i}`, string]))),
    ],
  ])('%s: stops', (_, schema) => {
    expect(map(schema)).toMatchObject({ ok: false });
  });
});

test('whatever the schema is, no value comes from outside the draft', () => {
  const known = new Set([...JSON.stringify(lisbon).matchAll(/"([^"]+)"/g)].map(([, text]) => text));
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('title', 'destination', 'cookies', 'summary', 'start', 'note', 'html', 'tags'),
        fc.constantFrom(string, { type: 'number' }, {}, true, { type: 'array', items: string }),
      ),
      (properties) => {
        const mapped = map(object(properties));
        if (!mapped.ok) return;
        for (const value of Object.values(mapped.value.arguments).flat())
          if (typeof value === 'string') expect(known.has(value)).toBe(true);
      },
    ),
  );
});
