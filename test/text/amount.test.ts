import { expect, test } from 'vitest';
import { isAmount } from '../../lib/text/amount.ts';

test.each(['兩萬塊磁磚', '三百多級石階', '约五千个座位', '20万人次'])('%s says how many', (name) =>
  expect(isAmount(name)).toBe(true),
);

test.each(['九份', '千島湖', '五指山', '三十三間堂', '一〇一大樓', '百年老街', '八百屋', '萬里長城', ''])(
  '%s is a name',
  (name) => expect(isAmount(name)).toBe(false),
);
