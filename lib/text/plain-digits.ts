// Converts digits of any script to 0–9, keeping their positions: "٤ ديسمبر ٢٠٢٥", "２０２７年".

const digit = /\p{Nd}/u;
const others = /(?![0-9])\p{Nd}/gu;

/** The ten digits of a script are consecutive, starting at a code that ends in 0 or 6 (hexadecimal). */
function digitOf(character: string): string {
  const code = character.charCodeAt(0);
  const place = code % 16;
  const isFromZero = digit.test(String.fromCharCode(code - place));
  return String(isFromZero ? place : place - 6);
}

// Most lines are ASCII only, which is quick to test.
const beyondAscii = /[\u0080-\uffff]/;

export const withPlainDigits = (text: string): string =>
  beyondAscii.test(text)
    ? text.replace(others, (character) => (character.length === 1 ? digitOf(character) : character))
    : text;
