import { expect, test } from 'vitest';
import { findTime, findTimes } from '../../lib/text/find-time.ts';

test.each([
  // A space around the number.
  ['大約早上 11 點抵達', '11:00'],
  ['晚上 6 點', '18:00'],
  ['上午 9 点 5 分出发', '09:05'],
  ['午後 2 時 30 分', '14:30'],
  // Full-width digits.
  ['１０：３０ 登山口', '10:30'],
  ['１４時３０分', '14:30'],
  // The part of the day decides between a.m. and p.m.
  ['中午11點半', '11:30'],
  ['中午1點', '13:00'],
  ['晚上12點', '00:00'],
  ['深夜1点', '01:00'],
  ['밤 9시', '21:00'],
  // Without one, a small number means the afternoon, unless something is early or late.
  ['我们2点到湖边', '14:00'],
  ['2点半吃饭', '14:30'],
  ['5点起床看日出', '05:00'],
  ['傍晚大概7点到旅馆', '19:00'],
  ['2時に着く', '02:00'],
  // Numerals with a word that only goes with clock times.
  ['大概四點到', '16:00'],
  ['（六點左右）', '18:00'],
  ['十一點多', '11:00'],
  ['八点钟集合', '08:00'],
  // Quarters, and numerals beside digits.
  ['两点一刻', '14:15'],
  ['三点三刻', '15:45'],
  ['8点一刻', '08:15'],
  ['8点三十分', '08:30'],
  // With the particle that joins the part of the day to the hour.
  ['夜の9時', '21:00'],
  ['낮 1시', '13:00'],
  // A night as a unit of stay says nothing about the hour.
  ['住一晚，8点出发', '08:00'],
  ['昨晚很累，9点出发', '09:00'],
  ['昨晚9点到的', '21:00'],
  // A word for night after the time belongs to something else and is no range.
  ['早上七点夜间大巴到站', '07:00'],
])('%s is %s', (text, time) => {
  expect(findTime(text)?.time).toBe(time);
});

test.each([
  '第 2 点',
  '以下 3 点',
  '評分 4.5 點',
  '有一点多',
  '早一点到',
  '三点建议',
  '2 時間',
  '24小时',
  '早上一点也不冷',
  '再过去一点过个马路',
  '两点之间',
])('%s is no clock time', (text) => {
  expect(findTimes(text)).toEqual([]);
});

test('the part of the day goes for both ends', () => {
  expect(findTimes('下午1:00–5:00').map(({ time }) => time)).toEqual(['13:00', '17:00']);
  expect(findTimes('晚上10:00-1:00').map(({ time }) => time)).toEqual(['22:00', '01:00']);
});
