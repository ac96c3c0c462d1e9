// Days that a count skips, repeats or restarts.
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../lib/model/capture.ts';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { findDayPhrase } from '../../../lib/text/day-phrase.ts';
import { bold, capture, heading, item, paragraph, story } from './blocks.ts';

const startsOf = (blocks: Block[], title?: string) =>
  findDays(capture(blocks, title)).map(({ number, start }) => `${number}@${start}`);

const arriving = paragraph(
  'The train was an hour late and the bus to the valley had left without us, so we shared a taxi with two climbers. ' +
    'The landlady had kept some soup for us, and after a walk to the church and back we went to the hotel, looked at the map ' +
    'once more and were asleep before ten, for we wanted to be on our way when the sun came over the ridge.',
);
const walk = (name: string) => [heading(name), story];

describe('a chapter before the first day', () => {
  const days = [...walk('Day 1: Up to the hut'), ...walk('Day 2: Over the pass')];

  test.each(['Our arrival', 'Planung und Anreise', 'Arrivée à Modane', 'La llegada', 'De heenreis'])(
    '"%s" that tells of a night is a day',
    (name) => {
      expect(startsOf([heading(name), arriving, ...days])).toEqual(['0@0', '1@2', '2@4']);
    },
  );

  test('may be parted from it by the heading above the days', () => {
    const under = [heading('Day 1: Up to the hut', 3), story, heading('Day 2: Over the pass', 3), story];
    expect(startsOf([heading('The arrivals'), arriving, heading('In the valley'), ...under])).toEqual([
      '0@0',
      '1@3',
      '2@5',
    ]);
  });

  test('is none where it is about something else, short, or advice', () => {
    for (const blocks of [
      [heading('The gear'), arriving],
      [heading('Our arrival'), paragraph('We slept at the hotel.')],
      [heading('How to arrive'), arriving],
    ])
      expect(startsOf([...blocks, ...days])).toEqual(['1@2', '2@4']);
  });
});

test('a guide to as many days as its title says has no day of arrival', () => {
  const guide = [heading('Our arrival'), arriving, ...walk('Day 1: The port'), ...walk('Day 2: The hills')];
  expect(startsOf(guide, 'Two days in Trieste')).toEqual(['1@2', '2@4']);
});

describe('days that are counted twice', () => {
  test('a title over the heading of the day stands for no page of one day', () => {
    const twice = (day: number) => [heading(`Dia ${day}`), heading(`Dia ${day}`, 3), story];
    expect(startsOf([...twice(1), ...twice(2), ...twice(3)])).toEqual(['1@1', '2@4', '3@7']);
  });

  test('"the last day" right under its number is that day', () => {
    const blocks = [
      bold('Day 1'),
      story,
      bold('Day 2'),
      story,
      bold('Day 3'),
      paragraph('Last day: home'),
      story,
    ];
    expect(startsOf(blocks)).toEqual(['1@0', '2@2', '3@4']);
  });
});

describe('a count that begins anew', () => {
  const route = (town: string, days: string[]) => [
    heading(town),
    ...days.flatMap((sights, at) => [heading(`Day ${at + 1}:`, 3), ...sights.split(', ').map(item)]),
  ];

  test('in another town goes on, though two of the days share a word', () => {
    const blocks = [
      ...route('Porto', [
        'Ribeira, Tower of the Clerics, Bolhão market',
        'Bridge of Luís, Cellars of Gaia',
        'Foz, Serralves gardens',
      ]),
      ...route('Lisbon', [
        'Tower of Belém, Hieronymites monastery, Ajuda palace',
        'Alfama, Castle of Saint George',
        'Chiado, Carmo convent, Estrela basilica',
      ]),
    ];
    expect(new Set(findDays(capture(blocks)).map(({ number }) => number))).toEqual(
      new Set([1, 2, 3, 4, 5, 6]),
    );
  });

  test('after an index of nothing but dates tells the days of the index', () => {
    const index = ['Day 1 9/23', 'Day 2 9/24', 'Day 3 9/25'].map((text) => heading(text));
    const told = ['1日目：長崎市内を歩く', '2日目：雲仙の温泉と地獄', '3日目：天草へ船で渡る'].flatMap(
      (text) => [
        heading(text, 3),
        paragraph(
          '朝から晩まで歩き、昼は港の食堂で魚を食べました。夕方には丘に上がり、海に沈む日を見ました。',
        ),
      ],
    );
    const numbers = findDays(capture([...index, ...told])).map(({ number }) => number);
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
  });
});

describe('how long it was', () => {
  test('in days and nights on a line of its own bears out bare numbers', () => {
    const day = (number: string, name: string) => [bold(number), heading(name, 3), story];
    const days = [...day('1', 'To the lake'), ...day('2', 'By boat'), ...day('3', 'Back to town')];
    expect(startsOf([paragraph('Lake country 3 Days / 2 Nights'), ...days])).toEqual(['1@1', '2@4', '3@7']);
    expect(startsOf([paragraph('Lake country, three boats and a hut'), ...days])).toEqual([]);
  });

  test('from so many nights to so many', () => {
    const blocks = [
      ...walk('Hanoi – 3 nights'),
      ...walk('Ha Long Bay – 1 or 2 nights'),
      ...walk('Hue – 2 nights'),
    ];
    expect(startsOf(blocks)).toEqual(['1@0', '4@2', '6@4']);
  });

  test('as a range of the week and of the month', () => {
    const blocks = [
      ...walk('Miércoles 2/07 (llegada)'),
      ...walk('Jueves-Sábado 3-5/07 (turismo)'),
      ...walk('Domingo 6/07 (salida)'),
    ];
    expect(findDays(capture(blocks)).map(({ number, span }) => [number, span])).toEqual([
      [1, 1],
      [2, 3],
      [5, 1],
    ]);
  });
});

describe('ways as stages', () => {
  test('with arrows made of signs', () => {
    const blocks = [
      ...walk('Füssen -> Nesselwang (18km)'),
      ...walk('Nesselwang -> Kempten (28.5km)'),
      ...walk('Kempten -> Weitnau (27km)'),
    ];
    expect(startsOf(blocks)).toEqual(['1@0', '2@2', '3@4']);
  });
});

describe('a story', () => {
  const evening = paragraph(
    'In the evening we sat by the fire of the hut until it was dark, and went to bed early.',
  );

  test('that goes on from another page begins with its first day', () => {
    const blocks = [
      paragraph('Previous: part two'),
      paragraph('The next day we packed our tent and walked along the river to the next village, slowly.'),
      evening,
      paragraph('The next morning we took the bus back to town, where the others were waiting for us.'),
    ];
    expect(startsOf(blocks)).toEqual(['1@1', '2@3']);
  });

  test('whose chapter begins with a morning begins a day there', () => {
    const blocks = [
      heading('Up'),
      paragraph('On the first day I took the train to the foot of the mountain and walked up to the hut.'),
      evening,
      heading('Along the ridge'),
      paragraph(
        'As I was awake at six anyway, and so were all of them, I got up to see the sun rise over the lake.',
      ),
      evening,
      heading('Down'),
      paragraph(
        'The next day was for the way down, through the wood and then along the old road to the town.',
      ),
    ];
    expect(startsOf(blocks)).toEqual(['1@1', '2@4', '3@7']);
  });
});

test.each([
  'The next afternoon we took the boat.',
  'Tags drauf regnete es.',
  'Al otro dia salimos temprano.',
  'La giornata successiva comincia presto.',
  'No dia a seguir fomos ao mercado.',
  'De dag erop reden we naar zee.',
  'Följande dag gick vi upp tidigt.',
  'Kolejny dzień zaczęliśmy od zamku.',
  '一夜明けて、港まで歩いた。',
  '隔日一早去了市場。',
])('"%s" goes on from the day before', (text) => {
  expect(findDayPhrase(text)?.step).toBe('next');
});

test('past midnight is still the same night', () => {
  expect(findDayPhrase('日が変わってからホテルに戻りました。')).toBeUndefined();
});
