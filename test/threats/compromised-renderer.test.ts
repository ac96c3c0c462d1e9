// A page that has taken over its process answers in place of the capture script. Whatever it says, the background does
// not break: it stores a valid clip or none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { clipPage, maxPage } from '../../lib/journeys/clip-page.ts';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { isBounded } from '../../lib/model/bounded.ts';
import { Clip } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { captureArticle } from '../capture/page.ts';
import { spentOn } from '../spent-time.ts';

const knowledge = loadKnowledge();
const honest = captureArticle(
  `<h2>Day 1</h2><ul><li><b>09:00 Old Fort</b>, <a href="https://a.example/">tickets</a>, 12 €</li><li><b>11:00 Fish Market</b> by the water</li></ul>
   <h2>Day 2</h2><p>In the morning to the <b>Blue Lighthouse</b>, 41.15, -8.67.</p><img src="/a.jpg" width="800" height="600" alt="The lighthouse">
   <table><tr><th>Time</th><th>Stop</th></tr><tr><td>10:00</td><td>Salt Works</td></tr></table>`,
  '<script type="application/ld+json">{"@type":"TouristTrip","name":"Coast","itinerary":[{"@type":"Place","name":"Old Fort"}]}</script>',
);

async function told(answer: unknown) {
  const kept: unknown[] = [];
  const result = await clipPage({
    takeCapture: async () => ok(answer),
    readCapture: async (capture) => readForTraveller(capture, knowledge),
    hasTextModel: async () => true,
    findKept: async () => undefined,
    readingOf: async ({ draft }) => draft,
    keepChanges: async (clip) => ok(clip),
    keep: async (clip) => {
      kept.push(clip);
      return ok(clip);
    },
    now: () => new Date('2027-04-02T08:00:00Z'),
    newId: () => crypto.randomUUID(),
  });
  return { result, kept };
}

/** Either a clip that any screen can show, or the failure that it could not be read. */
async function expectWhole(answer: unknown): Promise<void> {
  const { result, kept } = await told(answer);
  if (!result.ok) {
    expect(['page-unreadable', 'nothing-found']).toContain(result.failure.kind);
    expect(kept).toEqual([]);
    return;
  }
  expect(kept).toHaveLength(1);
  // As after storage and messaging.
  expect(z.safeParse(Clip, structuredClone(kept[0])).error?.issues ?? []).toEqual([]);
}

test('what the script truly gives becomes a clip', async () => {
  expect((await told(JSON.parse(JSON.stringify(honest)))).result.ok).toBe(true);
});

test('anything at all', async () => {
  const anything = fc.anything({
    withBigInt: true,
    withMap: true,
    withSet: true,
    withDate: true,
    withNullPrototype: true,
    maxDepth: 4,
  });
  await fc.assert(fc.asyncProperty(anything, expectWhole), { numRuns: 150 });
});

/** Every position inside it, as a path of keys. */
function placesIn(thing: unknown, way: string[] = []): string[][] {
  if (typeof thing !== 'object' || thing === null) return [way];
  return [way, ...Object.entries(thing).flatMap(([key, value]) => placesIn(value, [...way, key]))];
}

function changed(thing: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof thing !== 'object' || thing === null) return thing;
  const copy: object = Array.isArray(thing) ? [...thing] : { ...thing };
  Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, value));
  return copy;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    -0,
    2 ** 53,
    1e308,
    '',
    '\u0000',
    '\ud800',
    '\u202e',
    'javascript:alert(1)',
    'https://',
    '__proto__',
    null,
    undefined,
    [],
    {},
    () => 1,
    Symbol.iterator,
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.anything(), { maxLength: 5 }),
);

test('the honest answer with lies in some places', async () => {
  const plain: unknown = JSON.parse(JSON.stringify(honest));
  const lies = fc.array(fc.tuple(fc.constantFrom(...placesIn(plain).slice(1)), odd), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(lies, (told) =>
      expectWhole(told.reduce((answer, [way, value]) => changed(answer, way, value), plain)),
    ),
    { numRuns: 200 },
  );
});

describe('too much', () => {
  const paragraph = { kind: 'paragraph', text: 'Old Fort at 09:00', spans: [] };
  const circle: Record<string, unknown> = {};
  circle.itself = [circle, circle];
  let deep: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];

  test.each([
    ['thirty million letters', { ...honest, blocks: [{ ...paragraph, text: 'x'.repeat(30_000_000) }] }],
    ['a million paragraphs', { ...honest, blocks: Array(1_000_000).fill(paragraph) }],
    [
      'three million marks in one',
      { ...honest, blocks: [{ ...paragraph, spans: Array(3_000_000).fill(0) }] },
    ],
    ['a circle', { ...honest, structured: [circle] }],
  ])('%s: not read, and soon', async (_, answer) => {
    expect((await told(answer)).result).toEqual(fail({ kind: 'page-unreadable' }));
    expect(spentOn(() => isBounded(answer, maxPage))).toBeLessThan(3000);
  });

  test('a hundred thousand lists in each other', () => expectWhole({ ...honest, structured: [deep] }));

  test('an honest page costs next to nothing to look over', () => {
    const answer = { ...honest, blocks: Array(5000).fill(paragraph) };
    expect(isBounded(answer, maxPage)).toBe(true);
    expect(spentOn(() => isBounded(answer, maxPage))).toBeLessThan(200);
  });
});
