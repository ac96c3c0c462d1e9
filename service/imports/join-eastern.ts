// Chinese and Japanese have no spaces between words, but the engine splits them every character or two.

export interface SeenWord {
  text: string;
  left: number;
  right: number;
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]$/u;
const mark = /^\p{P}$/u;
const bareNumber = /^\d+$/;

// In units of the text size. A gap of two spaces or more separates cells.
const maxGap = 1.2;
// The engine places some characters wrongly; the next word is then put this far behind the last one.
const usualGap = 0.25;

/** Which words follow a space in the engine's own line; it knows the spaces of Korean. */
function spacedIn(line: string, words: readonly SeenWord[]): boolean[] {
  let at = 0;
  return words.map(({ text }) => {
    const start = line.indexOf(text, at);
    if (start < 0) return true;
    const isSpaced = /\s/.test(line.slice(at, start));
    at = start + text.length;
    return isSpaced;
  });
}

/** 京都 と, 第 1 天, 市 區 。, but not 9:00 清水. */
function isOneRun(before: string, next: string): boolean {
  const signs = [[...before].at(-1) ?? '', [...next][0] ?? ''];
  const isUnspaced = signs.map((sign) => unspaced.test(sign));
  const belongs = [before, next].map(
    (text, side) => isUnspaced[side] || mark.test(signs[side] ?? '') || bareNumber.test(text),
  );
  return isUnspaced.includes(true) && belongs.every(Boolean);
}

/** 京都 と 奈良 → 京都と奈良. Words in other scripts stay as they are. */
export function joinEastern(
  words: readonly SeenWord[],
  { text, size }: { text: string; size: number },
): SeenWord[] {
  const joined: SeenWord[] = [];
  const isSpaced = spacedIn(text, words);
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1);
    const gap = last ? (word.left - last.right) / size : 0;
    const before = words[index - 1];
    const isNext = last && before && gap < maxGap;
    if (isNext && (!isSpaced[index] || isOneRun(before.text, word.text)))
      joined.splice(-1, 1, {
        text: last.text + word.text,
        left: last.left,
        right: Math.max(last.right, word.right),
      });
    else if (last && gap < 0) {
      const left = last.right + usualGap * size;
      joined.push({ ...word, left, right: Math.max(left, word.right) });
    } else joined.push(word);
  }
  return joined;
}
