import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayWords } from '../../lib/languages/days.ts';
import { findDayMarker, opensWith } from '../../lib/text/day-number.ts';

test.each([
  ['Day II – Siena', 2],
  ['Day twenty-one: home', 21],
  ['day①', 1],
  ['1.DAY: ISTANBUL', 1],
  ['Urlaubstag 3', 3],
  ['Elfter Tag', 11],
  ['Onzième jour', 11],
  ['1^ giorno', 1],
  ['Giorno primo', 1],
  ['Décimo primeiro dia', 11],
  ['Vakantiedag 3', 3],
  ['第廿一天', 21],
  ['둘째 날', 2],
  ['Day 1', 1],
  ['Day One: the harbour', 1],
  ['DAY 02', 2],
  ['Día 2', 2],
  ['Tag 3', 3],
  ['2. Tag: Bern', 2],
  ['Jour 4', 4],
  ['1er jour', 1],
  ['3ème jour', 3],
  ['Giorno 5', 5],
  ['Dia 6', 6],
  ['Dag 7', 7],
  ['第1天', 1],
  ['第十二天', 12],
  ['1日目', 1],
  ['3일차', 3],
  ['Day1', 1],
  ['Day1（9/23）', 1],
  ['Ｄａｙ１', 1],
  ['First day', 1],
  ['Portugal by train, day 4', 4],
  ['Day 0', 0],
  ['Dritter Tag in Jena', 3],
  ['Reisetag 4', 4],
  ['2ème jour', 2],
  ['secondo giorno', 2],
  ['Segundo día', 2],
  ['Dag twee', 2],
  ['Gozo dag 2', 2],
  ['Day #3', 3],
  ['二日目', 2],
  ['初日', 1],
  ['a day later, on the second day', 2],
  ['1. dan', 1],
  ['День 3', 3],
  ['DEN 0', 0],
  ['Den 2: Brno', 2],
  ['Deň 3 – Tatry', 3],
  ['Dan 4', 4],
  ['Šestý den', 6],
])('%s opens day %i', (text, number) => {
  expect(findDayMarker(text)?.number).toBe(number);
});

test.each([
  ['Days one and two: Rome', 1, 2],
  ['Día 4, 5 y 6', 4, 6],
  ['Dag 1 t/m 3', 1, 3],
  ['3～4日目', 3, 4],
  ['Days 3-5: Mykines', 3, 5],
  ['Day 02–03 | Porto', 2, 3],
  ['Day 5 & 6', 5, 6],
  ['Day 1 - 9:00 at the port', 1, 1],
  ['Day 3/12', 3, 3],
  ['Jours 2 et 3', 2, 3],
  ['Tag 4 bis 6', 4, 6],
  ['第1-2天', 1, 2],
  ['Day 1 – 20 km on foot', 1, 1],
  ['Den 1 - 3', 1, 3],
  ['Días 8, 9, 10', 8, 10],
  ['4-5일차', 4, 5],
  ['Día 1 - 14 marzo 2025', 1, 1],
  ['Dia 16 - 28/10/2017', 16, 16],
  ['Tag 3 – 12. Mai', 3, 3],
])('%s runs from %i to %i', (text, number, lastNumber) => {
  expect(findDayMarker(text)).toMatchObject({ number, lastNumber });
});

test.each([
  '5 Days 4 Nights in Cappadocia',
  'The day I left',
  '10 days in Japan',
  '3-day trip',
  'Monday 3 June',
  'Montag 3',
  'Birthday 40',
  'Day trip 1',
  'Day 2023',
  'Den 3. Oktober',
  'Den 3 maj drog vi',
  'Golden 3',
  'Día 3 de mayo',
  'Day to day',
  'D12 exit',
  'Someday one will come here',
  `${'a long sentence that goes on and on '.repeat(2)} day 4`,
])('%s opens no day', (text) => {
  expect(findDayMarker(text)).toBeUndefined();
});

test('knows whether words stand before the marker', () => {
  const opens = (text: string) => {
    const marker = findDayMarker(text);
    return marker && opensWith(text, marker);
  };
  expect(opens('★ Day 2 – Sintra')).toBe(true);
  expect(opens('Portugal, day 2')).toBe(false);
});

test('whatever stands before and after, the marker covers its own words', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom('Day', 'Tag', 'Jour', 'Día'),
      (number, word) => {
        const text = `★ ${word} ${number}: on foot`;
        const marker = findDayMarker(text);
        expect(marker && text.slice(marker.start, marker.end)).toBe(`${word} ${number}`);
      },
    ),
  );
});

/** "eins|ein" of the table, each in the spelling of a page. */
const formsOf = (forms: string) => forms.split('|').map((form) => form.replaceAll('_', ' '));

test.each(Object.entries(dayWords))(
  'every number that %s spells out is found beside every word for a day',
  (_, { before = [], after = [], numbers = [], ordinals = [] }) => {
    const spelled = numbers.flatMap((forms, index) =>
      formsOf(forms).flatMap((form) => before.map((day) => ({ text: `${day} ${form}: Porto`, index }))),
    );
    const counted = ordinals.flatMap((forms, index) =>
      formsOf(forms).flatMap((form) => after.map((day) => ({ text: `${form} ${day}: Porto`, index }))),
    );
    for (const { text, index } of [...spelled, ...counted])
      expect(findDayMarker(text)?.number).toBe(index + 1);
  },
);
