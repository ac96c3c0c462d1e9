// Day numbers not written in digits.
import { koreanNumbers, thaiNumbers } from './day-words.ts';

/** From one on: the index is the number. */
export const romans = ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

const chineseDigits = '一二三四五六七八九';
/** 十二 → 12, 两 → 2, 二十 → 20, 三 → 3, 둘 → 2, สาม → 3. */
export function chineseNumber(short: string): number {
  if (/^\d+$/.test(short)) return Number(short);
  const words = [koreanNumbers, thaiNumbers].find((numbers) => numbers.includes(short));
  if (words) return words.indexOf(short) + 1;
  const text = short
    .replace('廿', '二十')
    .replace('卅', '三十')
    .replace('叁', '三')
    .replace(/[两兩]/, '二');
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (character: string | undefined, empty: number) =>
    character ? chineseDigits.indexOf(character) + 1 : empty;
  return (tens === '0' ? 0 : digit(tens, 1)) * 10 + digit(ones, 0);
}
