import { expect, test } from 'vitest';
import { findTime, findTimes } from '../../lib/text/find-time.ts';

test.each([
  // A blank around the number.
  ['大約早上 11 點抵達', '11:00'],
  ['晚上 6 點', '18:00'],
  ['上午 9 点 5 分出发', '09:05'],
  ['午後 2 時 30 分', '14:30'],
  // As wide as the script.
  ['１０：３０ 登山口', '10:30'],
  ['１４時３０分', '14:30'],
  // The part of the day says which half.
  ['中午11點半', '11:30'],
  ['中午1點', '13:00'],
  ['晚上12點', '00:00'],
  ['深夜1点', '01:00'],
  ['밤 9시', '21:00'],
  // Without one, a small number is of the afternoon, unless it is early or late.
  ['我们2点到湖边', '14:00'],
  ['2点半吃饭', '14:30'],
  ['5点起床看日出', '05:00'],
  ['傍晚大概7点到旅馆', '19:00'],
  ['2時に着く', '02:00'],
  // Numerals with a word that only goes with clocks.
  ['大概四點到', '16:00'],
  ['（六點左右）', '18:00'],
  ['十一點多', '11:00'],
  ['八点钟集合', '08:00'],
])('%s is %s', (text, time) => {
  expect(findTime(text)?.time).toBe(time);
});

test.each(['第 2 点', '以下 3 点', '評分 4.5 點', '有一点多', '早一点到', '三点建议', '2 時間', '24小时'])(
  '%s is no clock time',
  (text) => {
    expect(findTimes(text)).toEqual([]);
  },
);
