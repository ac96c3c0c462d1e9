// Digits of any script as 0 to 9, each in its place: "٤ ديسمبر ٢٠٢٥", "２０２７年".

const digit = /\p{Nd}/u;
const others = /(?![0-9])\p{Nd}/gu;

/** The digits of a script follow each other, from a code that ends in 0 or in 6. */
function digitOf(character: string): string {
  const code = character.charCodeAt(0);
  const place = code % 16;
  const isFromZero = digit.test(String.fromCharCode(code - place));
  return String(isFromZero ? place : place - 6);
}

// Most lines have no other letters than these, and this is told at once.
const beyondAscii = /[\u0080-\uffff]/;

export const withPlainDigits = (text: string): string =>
  beyondAscii.test(text)
    ? text.replace(others, (character) => (character.length === 1 ? digitOf(character) : character))
    : text;
