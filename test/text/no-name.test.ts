import { expect, test } from 'vitest';
import { isNoName } from '../../lib/text/no-name.ts';

test.each([
  '一家书店',
  '這個觀景點',
  '另外一個海灘',
  '其他景点',
  '但不要把水族館',
  '适合亲子的公园',
  '吃面条',
  '街角吃了几串鱿鱼',
  '喝杯咖啡',
  '三百多級石階',
  '二楼',
  '他のホテル',
  '一日目',
  'Check-out',
  'Check in',
  'Checking out',
  'Auschecken',
])('%s is no name', (name) => expect(isNoName(name)).toBe(true));

test.each([
  '一条山',
  '三条大橋',
  '二条城',
  '第戎',
  '不来梅',
  '那曲',
  '我孫子',
  '老街咖啡',
  '白沙酒吧',
  '花園紅了',
  '千島湖',
  'Checkpoint Charlie',
  'Pier 39',
  'Out',
])('%s may be one', (name) => expect(isNoName(name)).toBe(false));
