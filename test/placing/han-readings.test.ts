// Names in Chinese characters, simplified or traditional, and with whichever noun.
import { expect, test } from 'vitest';
import { hanReadings } from '../../lib/placing/han-readings.ts';
import { sensesCalled } from '../../lib/placing/sense.ts';
import { otherHanForms } from '../../lib/text/han-forms.ts';
import { knowingSights, place, sight } from '../places/made.ts';

test('a noun has others for the same thing', () => {
  expect(hanReadings('大理古镇')).toContain('大理古城');
  expect(hanReadings('杭州市区')).toEqual(['杭州']);
  expect(hanReadings('岘港大教堂')).toContain('岘港主教座堂');
});

test('a park is not the town it is called like, and what has no noun no other name', () => {
  expect(hanReadings('中山公园')).not.toContain('中山');
  expect(hanReadings('黄山')).toEqual([]);
  expect(hanReadings('Dali古镇')).toEqual([]);
});

test('a name is known in the short, the full and the Japanese form', () => {
  expect(otherHanForms('米泽')).toEqual(['米澤', '米沢']);
  expect(otherHanForms('米沢')).toEqual([]);
  const japan = knowingSights(
    [place(['米沢', 'JP', 37.92, 140.12])],
    [sight(['兼六園', 'JP', 36.56, 136.66], 'garden', { town: '金沢' })],
  );
  const found = (name: string) => sensesCalled(name, undefined, japan).map(({ place: { kind } }) => kind);
  expect(found('米泽')).toEqual(['city']);
  expect(found('兼六园')).toEqual(['garden']);
});
