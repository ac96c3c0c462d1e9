// Two spellings of one word: "Elysees" and "Élysées" are handled elsewhere; here a letter is extra, missing or different.

const withoutS = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

/** How many letters are other, missing or too many; stops counting above `most`. */
export function slips(a: string, b: string, most: number): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const change = (before[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      const value = Math.min(change, (before[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1);
      line.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    before = line;
  }
  return before[b.length] ?? most + 1;
}

const mostSlips = (length: number) => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/** One slip in a word of five letters, two in one of nine; the first letter is never one, so that most words cost nothing. */
export function isAlike(a: string, b: string): boolean {
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return false;
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 3) return false;
  const [first, second] = [withoutS(a), withoutS(b)];
  if (first === second) return true;
  const most = mostSlips(Math.min(a.length, b.length));
  return most > 0 && Math.abs(first.length - second.length) <= most && slips(first, second, most) <= most;
}

// Shorter words are swapped into each other too often: "form", "from".
const minSwapLength = 5;

const minShuffledLength = 6;
const lettersOf = (word: string) => [...word].sort().join('');

/** The same letters, one of them two places off: "Effiel". */
const isShuffled = (a: string, b: string): boolean =>
  a !== b &&
  a.length >= minShuffledLength &&
  a[0] === b[0] &&
  slips(a, b, 2) <= 2 &&
  lettersOf(a) === lettersOf(b);

/** Two neighbouring letters changed places: "Eiffle". Counted as slips they would be two. */
export function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < minSwapLength) return false;
  if (isShuffled(a, b)) return true;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    a[at] !== undefined && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

/** The same word but for slips of the pen, or the very same. */
export const isSlipOf = (a: string, b: string): boolean => isAlike(a, b) || isSwapped(a, b);
