import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../tools/random.ts';
import { lengthened } from '../../tools/train/papers/lengthen-paper.ts';
import { readMarkedPaper } from '../../tools/train/papers/marked-paper.ts';
import { captureOf } from '../../tools/train/papers/paper-capture.ts';
import { relaid } from '../../tools/train/papers/relay-paper.ts';
import { poolsOf, varied } from '../../tools/train/papers/vary-paper.ts';

const source = `lang: en
form: pdf
1: train
2: train
---
Booking {ref*|K7X2PQ}        {pn|Ada Byrne}
{sd1|12 March 2027}  {st1|08:14}  {fr1|York}  {to1,2|Leeds}
Booked on 1 March 2027
`;
const paper = readMarkedPaper(source, 'some/paper.txt');

test('a marked paper is its words, and what they are', () => {
  expect([...paper.kinds]).toEqual([
    [1, 'train'],
    [2, 'train'],
  ]);
  expect(paper.lines[0]).toEqual([
    { text: 'Booking ', role: 'none', groups: [] },
    { text: 'K7X2PQ', role: 'reference', groups: [1, 2] },
    { text: '        ', role: 'none', groups: [] },
    { text: 'Ada Byrne', role: 'person', groups: [] },
  ]);
  expect(paper.lines[1]?.at(-1)).toEqual({ text: 'Leeds', role: 'to', groups: [1, 2] });
});

describe('a slip is told with the paper it is in', () => {
  test.each([
    ['{xx1|York}', 'no role'],
    ['{fr3|York}', 'no booking 3'],
    ['{fr1|York', 'not closed'],
  ])('%s', (words, message) => {
    expect(() => readMarkedPaper(`1: train\n---\n${words}`, 'a.txt')).toThrow(message);
  });

  test('a kind that is none', () => {
    expect(() => readMarkedPaper('1: rocket\n---\n', 'a.txt')).toThrow('"rocket" is no kind');
  });
});

test('as a capture, every letter of a cell is of the piece it was written in', () => {
  for (const isPlain of [true, false]) {
    const { capture, pieces } = captureOf(paper, isPlain);
    const [, second] = capture.blocks as { text: string }[];
    const at = second?.text.indexOf('York') ?? -1;
    expect(pieces[1]?.slice(at, at + 4).map(({ role }) => role)).toEqual(['from', 'from', 'from', 'from']);
  }
});

test('another paper of the same kind has the same roles, other values, and comes again from its seed', () => {
  const material = { papers: [paper], pools: poolsOf([paper]), words: {} };
  const make = (seed: number) => varied(paper, material, randomOf(seed));
  expect(make(7)).toEqual(make(7));
  const rolesOf = ({ lines }: typeof paper) =>
    lines.flat().flatMap(({ role }) => (role === 'none' ? [] : [role]));
  for (let seed = 1; seed < 40; seed += 1) expect(rolesOf(make(seed))).toEqual(rolesOf(paper));
  const times = new Set(
    Array.from(
      { length: 40 },
      (_, seed) =>
        make(seed)
          .lines.flat()
          .find(({ role }) => role === 'start-time')?.text,
    ),
  );
  expect(times.size).toBeGreaterThan(20);
  for (const time of times) expect(time).toMatch(/^\d\d:\d\d$/u);
});

const own = join(import.meta.dirname, '../../tools/train/own/papers');

test('a paper in another layout has the same words, each for what it was', () => {
  const names = ['a/02-us-eticket.txt', 'h/15-de-online-ticket.txt'];
  const papers = names.map((name) => readMarkedPaper(readFileSync(join(own, name), 'utf8'), name));
  // Colons go when a label is separated from its value.
  const wordsOf = ({ lines }: typeof paper) =>
    lines
      .flat()
      .flatMap(({ text, role, groups }) =>
        (text.match(/[^\s:：]+/gu) ?? []).map((word) => `${role} ${groups} ${word}`),
      )
      .toSorted();
  const layoutOf = ({ lines }: typeof paper) =>
    lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
  for (const one of papers) {
    const made = Array.from({ length: 60 }, (_, seed) => relaid(one, randomOf(seed)));
    for (const other of made) expect(wordsOf(other)).toEqual(wordsOf(one));
    expect(new Set(made.map(layoutOf)).size).toBeGreaterThan(20);
  }
});

test('a longer paper tells of more bookings of its kinds, each with values of its own', () => {
  for (let seed = 1; seed < 40; seed += 1) {
    const long = lengthened(paper, poolsOf([paper]), randomOf(seed));
    const numbers = [...(long?.kinds.keys() ?? [])];
    expect(numbers.length).toBeGreaterThan(2);
    expect(new Set(long?.kinds.values())).toEqual(new Set(['train']));
    const told = long?.lines.flat().filter(({ role }) => role !== 'none') ?? [];
    // The paper's reference applies to all bookings; a time belongs to one.
    for (const { role, groups } of told)
      if (role === 'reference') expect(groups).toEqual(numbers);
      else if (role === 'start-time') expect(groups).toHaveLength(1);
    const own = told.filter(({ role }) => role === 'start-time').map(({ groups }) => groups[0]);
    expect(new Set(own)).toEqual(new Set([1, ...numbers.slice(2)]));
  }
});

test('a paper that books nothing gets longer without booking anything', () => {
  const timetable = readMarkedPaper('lang: en\n---\nTimetable\nYork 08:14  Leeds 09:02\n', 'none.txt');
  const long = lengthened(timetable, poolsOf([paper]), randomOf(1));
  expect(long?.kinds.size).toBe(0);
  expect(long?.lines.length).toBeGreaterThan(timetable.lines.length);
  expect(long?.lines.flat().every(({ role }) => role === 'none')).toBe(true);
});

test('every paper written to learn from is marked rightly', () => {
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.txt'),
  );
  expect(files.length).toBeGreaterThan(1000);
  for (const name of files) {
    const { kinds, lines } = readMarkedPaper(readFileSync(join(own, name), 'utf8'), name);
    const told = new Set(lines.flat().flatMap(({ groups }) => groups));
    for (const number of kinds.keys())
      expect({ name, number, isTold: told.has(number) }).toMatchObject({ isTold: true });
  }
});
