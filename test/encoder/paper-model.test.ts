// The shipped model of booking papers: loaded, damaged, and queried.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { senseFrom } from '../../lib/encoder/page-sense.ts';
import { type PaperSense, type PaperWord, paperKinds, paperRoles } from '../../lib/model/paper-sense.ts';
import { featureCount } from '../../lib/read/booking/roles/word-features.ts';
import { kernelBytes } from './kernel-bytes.ts';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../public/${name}`, import.meta.url)));
const [text, roles] = [bytesOf('sense.bin'), bytesOf('roles.bin')];
const senseOf = (file: Uint8Array) => senseFrom(text, kernelBytes, file).paperSense;
const sense = senseOf(roles) as PaperSense;

const words = (line: string): PaperWord[] =>
  line.split(' ').map((word, at) => ({ text: word, features: [], line: 0, column: 6 * at }));

test('it was taught with the features that the reader sees', () => {
  const length = new DataView(roles.buffer).getUint32(8, true);
  const head: { signs: number } = JSON.parse(new TextDecoder().decode(roles.subarray(12, 12 + length)));
  expect(head.signs).toBe(featureCount);
});

test('each word has chances that are one together, the same each time', () => {
  const paper = words('Departure 12 March 2027 14:05 Zurich Arrival 15:40 Lisbon');
  const [one, again] = [sense(paper), sense(paper)];
  expect(one?.roles).toEqual(again?.roles);
  for (const [chances, each] of [
    [one?.roles, paperRoles.length],
    [one?.kinds, paperKinds.length],
  ] as const)
    for (let at = 0; at < paper.length; at += 1) {
      const sum = chances?.subarray(at * each, (at + 1) * each).reduce((all, chance) => all + chance, 0);
      expect(sum).toBeCloseTo(1, 4);
    }
  expect(one?.bond(0, 4)).toBe(one?.bond(4, 0));
});

test('how many words are in letters that were never learned is said beside the answer', () => {
  expect(sense(words('ᚠᚢᚦᚨᚱᚲ ᛗᚨᚾᚾᚨᛉ 2027 York'))?.unknown).toBe(0.5);
  expect(sense(words('York 2027'))?.unknown).toBe(0);
});

describe('nothing is said', () => {
  test('of no words', () => {
    expect(sense([])).toBeUndefined();
  });

  test('by a file that is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: roles.length - 1 }), (length) => {
        expect(senseOf(roles.slice(0, length))).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  test('by a file of another version, or for other roles', () => {
    const other = roles.slice();
    other.set(new TextEncoder().encode('WAYROLE9'));
    expect(senseOf(other)).toBeUndefined();
    const length = new DataView(roles.buffer).getUint32(8, true);
    const head = new TextDecoder().decode(roles.subarray(12, 12 + length));
    const renamed = roles.slice();
    renamed.set(new TextEncoder().encode(head.replace('"end-time"', '"end-tame"')), 12);
    expect(senseOf(renamed)).toBeUndefined();
  });
});

test('no paper is too long: what comes behind 1,500 words is left out', () => {
  const long = Array.from(
    { length: 5000 },
    (_, at) => words('Zurich')[0] && { ...words('Zurich')[0], line: at },
  );
  expect(sense(long as PaperWord[])?.roles.length).toBe(1500 * paperRoles.length);
});
