// Compares words that differ by an extra, a missing or a different
// letter. Accents ("Elysees", "Élysées") are handled elsewhere.

const withoutS = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

/** The number of different, missing or extra letters; stops counting above `most`. */
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

/**
 * Allows one slip in a word of five letters, two in one of nine; the first letter must match, so most pairs cost nothing.
 */
export function isAlike(a: string, b: string): boolean {
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return false;
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 3) return false;
  const [first, second] = [withoutS(a), withoutS(b)];
  if (first === second) return true;
  const most = mostSlips(Math.min(a.length, b.length));
  return most > 0 && Math.abs(first.length - second.length) <= most && slips(first, second, most) <= most;
}

// Shorter words often become other words when letters are swapped: "form", "from".
const minSwapLength = 5;

const minShuffledLength = 6;
const lettersOf = (word: string) => [...word].sort().join('');

/** The same letters, one of them moved by two places: "Effiel". */
const isShuffled = (a: string, b: string): boolean =>
  a !== b &&
  a.length >= minShuffledLength &&
  a[0] === b[0] &&
  slips(a, b, 2) <= 2 &&
  lettersOf(a) === lettersOf(b);

/** Two neighbouring letters swapped: "Eiffle". As slips they would count as two. */
export function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < minSwapLength) return false;
  if (isShuffled(a, b)) return true;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    a[at] !== undefined && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

/** The same word, exactly or with spelling mistakes. */
export const isSlipOf = (a: string, b: string): boolean => isAlike(a, b) || isSwapped(a, b);
