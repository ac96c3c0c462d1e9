// What the text model says about names and days changes the draft; where it says nothing, the draft stays as it was.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageSense } from '../../../lib/model/text-sense.ts';
import { readTrip } from '../../../lib/read/read-trip.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';
import { openPage } from '../../../tools/reading/open-page.ts';
import { capture, heading, paragraph } from '../days/blocks.ts';

const stopModel = new Uint8Array(readFileSync(new URL('../../../public/stops.bin', import.meta.url)));
const page = () =>
  capture([
    heading('A day in Lisbon'),
    paragraph('In the morning we visited the Belém Tower and then walked to the Jerónimos Monastery.'),
    paragraph('After lunch we took the tram up to the Castelo de São Jorge and stayed for the sunset.'),
  ]);

const saying = (stop: number, sentences: PageSense['sentences'] = [], trip = 3) => ({
  stopModel,
  sense: (): PageSense => ({
    sentences,
    trip,
    several: 3,
    stops: (names) => new Float32Array(names.length).fill(stop),
    destinations: (names) => new Float32Array(names.length),
  }),
});
const chances = (knowledge: Parameters<typeof readTrip>[1]) =>
  new Map(readTrip(page(), knowledge).stops.map(({ candidate, chance }) => [candidate.name, chance]));

test('names are believed more and less by what their sentences say', () => {
  const plain = chances({ stopModel });
  expect(plain.size).toBeGreaterThan(0);
  const more = chances(saying(6));
  for (const [name, chance] of plain) expect(more.get(name)).toBeGreaterThan(chance);
  expect(chances(saying(-12)).size).toBe(0);
  expect(chances(saying(Number.NaN))).toEqual(plain);
});

test('whoever wants to see every name is shown what signs alone find', () => {
  const all = chances({ stopModel, takesAnyPage: true });
  expect(chances({ ...saying(-12), takesAnyPage: true })).toEqual(all);
});

test('days are those of the sentences where the page sets none apart', () => {
  const sentences = [0, 1, 2].map((block) => ({ block, start: 0, opens: block === 0 ? -5 : 5 }));
  const { days } = readTrip(page(), saying(3, sentences));
  expect(days.map(({ number, start, end }) => [number, start, end])).toEqual([
    [1, 1, 2],
    [2, 2, 3],
  ]);
});

test('a page is refused where its sentences tell of no trip, however sure its stops are', () => {
  expect(readTrip(page(), saying(6, [], 3)).stops.length).toBeGreaterThan(0);
  expect(readTrip(page(), saying(6, [], -6)).stops).toEqual([]);
  const many = Array.from({ length: 9 }, (_, index) => `We visited the Tower of ${'ABCDEFGHI'[index]}rno.`);
  const list = (trip: number) =>
    readTrip(capture([heading('A day in Lisbon'), ...many.map(paragraph)]), saying(9, [], trip)).stops.length;
  expect(list(-1.9)).toBeGreaterThan(6);
  expect(list(-6)).toBe(0);
});

test('headings in Hangul are stops, though few Korean pages were learned from', () => {
  const opened = openPage(
    '<html lang="ko"><title>여행</title><article><h1>제주 여행 2일차</h1><h2>솔빛마을</h2><p>아침 일찍 출발해 솔빛마을에 갔다.</p><h2>노을공방</h2><p>커피를 마셨다.</p><h2>바람언덕</h2><p>해가 지는 것을 보았다.</p></article></html>',
  );
  if (!opened.ok) throw new Error('the page does not open');
  const { stops } = readTrip(opened.value, loadKnowledge());
  expect(stops.map(({ candidate }) => candidate.name)).toEqual(
    expect.arrayContaining(['솔빛마을', '노을공방']),
  );
});
