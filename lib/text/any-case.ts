// Pure: no browser, no network, no clock.

/** An escape, a class, or a letter: all else of a pattern has no case. */
const piece = /\\.|\[[^\]]{0,60}\]|\p{L}/gu;

/** "é" → "éÉ"; letters without a second case, or with one of two letters, stay alone. */
function bothCases(letter: string): string {
  const upper = letter.toUpperCase();
  const lower = letter.toLowerCase();
  return upper !== lower && upper.length === 1 && lower.length === 1 ? lower + upper : letter;
}

/**
 * The pattern with each letter in both cases: "in \\d days" → "[iI][nN] \\d [dD][aA][yY][sS]". It stands where "(?i:…)"
 * could: that one is taken for "(?:…)" by V8 13.6 (Chrome 136, Node 24) in choices between letters, from the moment on
 * when it has compiled so many expressions that it no longer optimises. The last page would be read otherwise than the
 * first.
 */
export const anyCase = (pattern: string): string =>
  pattern.replace(piece, (found) => {
    if (found.startsWith('\\')) return found;
    if (found.startsWith('[')) return found.replace(/\p{L}/gu, bothCases);
    const both = bothCases(found);
    return both === found ? found : `[${both}]`;
  });
