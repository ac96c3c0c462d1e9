import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SensedSentence } from '../../../lib/model/text-sense.ts';
import { daysIn, findDays } from '../../../lib/read/days/find-days.ts';
import { partsFrom, sensedDays } from '../../../lib/read/days/sensed-days.ts';
import { capture, heading, paragraph } from './blocks.ts';

const sentence = (block: number, start: number, opens: number): SensedSentence => ({ block, start, opens });

/** How many days it must be confident of before single days are looked for. */
const several = 3;

const walk = capture([
  paragraph('We took the early ferry and walked to the lighthouse.'),
  paragraph('Rain woke us. We sat in the harbour café. Fog lay over the bay when we rose again.'),
  paragraph('By noon the chapel stood in the sun.'),
]);

describe('the days of a story', () => {
  test('begin where the sentences say so, also within a paragraph', () => {
    const sentences = [
      sentence(0, 0, 3),
      sentence(1, 0, 2),
      sentence(1, 14, -4),
      sentence(1, 42, 2.5),
      sentence(2, 0, -3),
    ];
    const days = sensedDays(walk, { sentences, several }, daysIn(walk));
    expect(days.map(({ number, start, end, within }) => ({ number, start, end, within }))).toEqual([
      { number: 1, start: 0, end: 1, within: undefined },
      { number: 2, start: 1, end: 2, within: { start: 0, end: 42 } },
      { number: 3, start: 1, end: 2, within: { start: 42, end: 82 } },
      { number: 3, start: 2, end: 3, within: undefined },
    ]);
  });

  test('are none where only one sentence seems to open a day', () => {
    const sentences = [sentence(0, 0, 3), sentence(1, 0, -2), sentence(2, 0, 0.5)];
    expect(sensedDays(walk, { sentences, several }, daysIn(walk))).toEqual([]);
  });

  test('are looked for less where the page seems to tell one', () => {
    const sentences = [sentence(0, 0, 3), sentence(1, 0, 2), sentence(2, 0, 2)];
    const daysFor = (likely: number) => sensedDays(walk, { sentences, several: likely }, daysIn(walk));
    expect(daysFor(several)).toHaveLength(3);
    expect(daysFor(-1)).toEqual([]);
  });

  describe('that say which day they are', () => {
    const told = (...texts: string[]) => {
      const page = capture(texts.map((text) => paragraph(text)));
      const sentences = texts.map((_, block) => sentence(block, 0, block === 0 ? -2 : 3));
      return sensedDays(page, { sentences, several }, daysIn(page)).map(({ number, at }) => [
        number,
        at.block,
      ]);
    };
    const arrival =
      'The boat was late, the harbour dark, and the house stood at the far end of the only street that there is. We ate what we had left, and fell asleep to the sound of the wind.';

    test('begin with the first, whatever stands before it', () => {
      const island = 'The island lies far out, and its people are known for their boats and their songs.';
      expect(told(arrival, island, 'On our first day it rained.', 'The sun woke us at six.')).toEqual([
        [1, 2],
        [2, 3],
      ]);
    });

    test('come after a first one where they begin with the next', () => {
      const next = 'The next morning we rented two bicycles and rode to the cape.';
      expect(told(arrival, next, 'Fog lay over the bay when we rose again.')).toEqual([
        [1, 0],
        [2, 1],
        [3, 2],
      ]);
      expect(told('A short note.', next, 'Fog lay over the bay when we rose again.')).toEqual([
        [1, 1],
        [2, 2],
      ]);
    });

    test('count anew in the next town', () => {
      const towns = ['Fog lay over the bay.', 'Rain woke us at six.', 'The bus left at noon.'];
      expect(told(arrival, ...towns, 'On our first day in the hills it snowed.')).toHaveLength(4);
    });
  });

  test('are those of the headings, whatever the sentences say', () => {
    const plan = capture([
      heading('Day 1: The ferry'),
      paragraph('We took the early ferry and walked all the way to the lighthouse on the cape.'),
      heading('Day 2: The chapel'),
      paragraph('By noon the chapel stood in the sun, and we ate what the market had left for us.'),
    ]);
    const found = daysIn(plan);
    expect(found.parts).toHaveLength(2);
    const sentences = [0, 1, 2, 3].map((block) => sentence(block, 0, block % 2 === 1 ? 6 : -6));
    expect(sensedDays(plan, { sentences, several }, found)).toBe(found.parts);
  });

  test('are those of grammar where the page was not read whole', () => {
    expect(sensedDays(walk, { sentences: [], several }, daysIn(walk))).toEqual(findDays(walk));
  });
});

test('every character behind the first opening belongs to one day, and none to two', () => {
  const openings = fc
    .uniqueArray(fc.record({ block: fc.nat(5), start: fc.nat(19) }), {
      selector: ({ block, start }) => block * 20 + start,
      minLength: 1,
      maxLength: 8,
    })
    .map((all) => all.sort((a, b) => a.block - b.block || a.start - b.start));
  const page = capture(Array.from({ length: 6 }, () => paragraph('twenty letters long.')));
  fc.assert(
    fc.property(openings, (places) => {
      const parts = partsFrom(
        page,
        places.map(({ block, start }) => sentence(block, start, 2)),
      );
      for (let at = 0; at < 6 * 20; at += 1) {
        const [block, start] = [Math.floor(at / 20), at % 20];
        const owners = parts.filter(
          ({ start: from, end, within }) =>
            block >= from && block < end && (!within || (start >= within.start && start < within.end)),
        );
        const before = places.filter((one) => one.block * 20 + one.start <= at).length;
        expect(owners.map(({ number }) => number)).toEqual(before === 0 ? [] : [before]);
      }
    }),
  );
});
