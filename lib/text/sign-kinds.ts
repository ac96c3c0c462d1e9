// Pure: no browser, no network, no clock.
// What each sign of a text is. A page has few different signs and many of each: Unicode is asked once per sign.

export const letter = 1;
export const mark = 2;
export const number = 4;
export const upper = 8;
export const lower = 16;
const isAsked = 128;

const questions: [number, RegExp][] = [
  [letter, /\p{L}/u],
  [mark, /\p{M}/u],
  [number, /\p{N}/u],
  [upper, /\p{Lu}/u],
  [lower, /\p{Ll}/u],
];

const kinds = new Uint8Array(0x10000);

function ask(code: number): number {
  const sign = String.fromCharCode(code);
  let kind = isAsked;
  for (const [bit, question] of questions) if (question.test(sign)) kind |= bit;
  kinds[code] = kind;
  return kind;
}

/** The bits above of a UTF-16 unit, 0 past the end of a text. Half of a pair is nothing: see `hasPairs`. */
export const kindOfSign = (code: number): number => kinds[code] || (code < kinds.length ? ask(code) : 0);

const pair = /[\ud800-\udfff]/;

/** Whether some signs take two units, so that the kinds of single units do not tell them. */
export const hasPairs = (text: string): boolean => pair.test(text);
