import { expect, test } from 'vitest';
import { readJsonLd } from '../../lib/capture/json-ld.ts';
import { documentOf } from './page.ts';

const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

test('nesting beyond the limit is cut off', () => {
  const { structured } = readJsonLd(documentOf(script(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)));
  let depth = 0;
  for (let at: unknown = structured[0]; typeof at === 'object' && at !== null; at = Object.values(at)[0])
    depth += 1;
  expect(depth).toBe(24);
});

test('too many and too large scripts are left out, and it is said', () => {
  const many = readJsonLd(documentOf(script('{"a":1}').repeat(70)));
  expect([many.structured.length, many.truncated]).toEqual([64, true]);
  const large = readJsonLd(documentOf(script(`{"a":"${'x'.repeat(260_000)}"}`) + script('{"b":1}')));
  expect(large).toEqual({ structured: [{ b: 1 }], truncated: true });
});

test('names that would reach into every object stay names', () => {
  const { structured } = readJsonLd(
    documentOf(
      script('{"__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}},"__proto__":2}}'),
    ),
  );
  const [found] = structured as [Record<string, unknown>];
  expect(Object.getPrototypeOf(found)).toBeNull();
  expect(Object.keys(found)).toEqual(['a']);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(JSON.stringify(structured)).toBe('[{"a":{"constructor":{"prototype":{"polluted":1}}}}]');
});

test('a graph of more values than any page needs is cut', () => {
  const { structured } = readJsonLd(documentOf(script(`[${'[1],'.repeat(40_000)}[1]]`)));
  expect(JSON.stringify(structured).length).toBeLessThan(120_000);
});

test('a list whose commas are missing or too many is mended', () => {
  const { structured } = readJsonLd(documentOf(script('[{"a":1}\n{"b":{"c":2,}},]')));
  expect(structured).toEqual([[{ a: 1 }, { b: { c: 2 } }]]);
});
