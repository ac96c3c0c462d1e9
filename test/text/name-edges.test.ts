import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameEnd, nameStart } from '../../lib/text/name-edges.ts';

const nameOf = (text: string) => text.slice(nameStart(text, 0, text.length));

test.each([
  ['途中路过青石博物馆', '青石博物馆'],
  ['途径青石神社', '青石神社'],
  ['到了长桥寺', '长桥寺'],
  ['滑到了廊桥', '廊桥'],
  ['刚到神宫', '神宫'],
  ['我们下午去了北湖公园', '北湖公园'],
  ['順路參觀舊港燈塔', '舊港燈塔'],
  ['先去水族館', '水族館'],
])('%s → %s', (text, name) => expect(nameOf(text)).toBe(name));

// Names that begin with a character of those words.
test.each([
  '进贤门',
  '回音壁',
  '走马楼',
  '登封',
  '住吉神社',
  '出雲大社',
  '来宾',
  '由布院',
  '先斗町',
  '但尼丁',
  '去了',
  'Go There',
  '',
])('%s stays', (name) => expect(nameOf(name)).toBe(name));

test('of every stretch something is left, and nothing outside of it is taken', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'到了去路过我们又就湖 a'), maxLength: 30 });
  fc.assert(
    fc.property(signs, fc.nat(30), fc.nat(30), (text, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const start = nameStart(text, from, to);
      expect(start).toBeGreaterThanOrEqual(from);
      expect(start === from || to - start >= 2).toBe(true);
    }),
  );
});

test.each([
  ['フランクフルト発', 'フランクフルト'],
  ['早朝ロンドン発発', '早朝ロンドン'],
  ['FRA空港着', 'FRA空港'],
  ['ケルン泊', 'ケルン'],
  ['大月駅行き', '大月駅'],
  ['定宿の二泊', '定宿の二泊'],
  ['ア発', 'ア発'],
])('%s ends as %s', (text, name) => expect(text.slice(0, nameEnd(text, 0, text.length))).toBe(name));
