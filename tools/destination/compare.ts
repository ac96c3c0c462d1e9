// When a destination counts as right: it shares a word with the first part of the label.

const small = new Set(
  'the a an la le les el los las il lo der die das of de du di da do del della and y et und e'.split(' '),
);

const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !small.has(word));

const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
// "東京都" is 東京: half of the longer word is enough.
const minShare = 0.5;

/** "Palermo, Sicily" → "Palermo". */
export const mainOf = (label: string): string => (label.split(/[,(&]| and /)[0] ?? '').trim();

export function isRight(main: string, answer: string): boolean {
  const asked = wordsOf(main);
  const given = wordsOf(answer);
  if (asked.some((word) => given.includes(word))) return true;
  const [short = '', long = ''] = [asked.join(''), given.join('')].sort((a, b) => a.length - b.length);
  if (short === '' || !unspaced.test(short + long)) return false;
  return long.includes(short) && short.length / long.length >= minShare;
}

/** Has exactly the words of the label. */
const isSame = (main: string, name: string) => wordsOf(main).join(' ') === wordsOf(name).join(' ');

/** Which of the names match the label: exact matches if there are any, otherwise all that share a word with it. */
export function rightNames(main: string, names: string[]): boolean[] {
  const same = names.map((name) => isSame(main, name));
  return same.includes(true) ? same : names.map((name) => isRight(main, name));
}
