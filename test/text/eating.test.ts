import { expect, test } from 'vitest';
import { isEating } from '../../lib/text/eating.ts';

test.each(['喝咖啡', '喝杯咖啡', '路边喝了一杯咖啡', '吃火锅', '品嚐小吃'])(
  '%s is something to have',
  (name) => expect(isEating(name)).toBe(true),
);

test.each(['老街咖啡', '咖啡', '海边喝茶馆', '吃货小吃', '午后咖啡馆', 'Coffee House', ''])(
  '%s is not, or is a name',
  (name) => expect(isEating(name)).toBe(false),
);
