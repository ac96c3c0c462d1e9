// When two names mean one place: "Belém Tower" and "the Tower of Belém". For measuring, not for reading.
import { cachedByText } from '../../lib/text/remembered.ts';

const small = new Set(
  'the a an la le les el los las il lo der die das of de du di da do del della and y et und e'.split(' '),
);

export const tokensOf = (name: string): string[] =>
  (
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((token) => !small.has(token));

/** Cached, because every name of a page is compared with every stop. */
const partsOf = cachedByText((name) => {
  const tokens = tokensOf(name);
  return { tokens: new Set(tokens), flat: tokens.join('') };
});

const hasNoSpaces = (text: string) => /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text);

/** 0: different; up to 1: identical. */
export function likeness(one: string, other: string): number {
  const { tokens: a, flat: flatLeft } = partsOf(one);
  const { tokens: b, flat: flatRight } = partsOf(other);
  if (a.size === 0 || b.size === 0) return 0;
  if (flatLeft === flatRight) return 1;
  const shared = [...a].filter((token) => b.has(token)).length;
  const overlap = shared / (a.size + b.size - shared);
  if (overlap >= 0.6) return overlap;
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  const isInside = shared === short.size && [...short].join('').length >= 4;
  if (isInside && short.size / long.size >= 0.5) return short.size / long.size;
  if (!hasNoSpaces(flatLeft + flatRight)) return 0;
  const [few, many] = flatLeft.length <= flatRight.length ? [flatLeft, flatRight] : [flatRight, flatLeft];
  return many.includes(few) && few.length * 2 >= many.length ? few.length / many.length : 0;
}
