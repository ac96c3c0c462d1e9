import { expect, test } from 'vitest';
import { readStructured } from '../../lib/capture/json-ld.ts';
import { documentOf } from './page.ts';

const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

test('nesting beyond the limit is cut off', () => {
  const { structured } = readStructured(documentOf(script(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)));
  let depth = 0;
  for (let at: unknown = structured[0]; typeof at === 'object' && at !== null; at = Object.values(at)[0])
    depth += 1;
  expect(depth).toBe(24);
});

test('too many and too large scripts are left out, and it is said', () => {
  const many = readStructured(documentOf(script('{"a":1}').repeat(70)));
  expect([many.structured.length, many.truncated]).toEqual([64, true]);
  const large = readStructured(documentOf(script(`{"a":"${'x'.repeat(260_000)}"}`) + script('{"b":1}')));
  expect(large).toEqual({ structured: [{ b: 1 }], truncated: true });
});
