// The kind of each character. A page has few different characters and many of each, so Unicode is tested once per character.

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
  const character = String.fromCharCode(code);
  let kind = isAsked;
  for (const [bit, question] of questions) if (question.test(character)) kind |= bit;
  kinds[code] = kind;
  return kind;
}

/** The bits above for a UTF-16 unit; 0 past the end of a text. Half of a surrogate pair has no kind: see `hasPairs`. */
export const kindOfCharacter = (code: number): number => kinds[code] || (code < kinds.length ? ask(code) : 0);

const pair = /[\ud800-\udfff]/;

/** Whether some characters are surrogate pairs, so that single units do not tell their kind. */
export const hasPairs = (text: string): boolean => pair.test(text);

/** Every run of letters and their accents: "l’Écluse 3" → "l", "Écluse". */
export function letterRuns(text: string): string[] {
  if (hasPairs(text)) return text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const runs: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const isInside = at < text.length && (kindOfCharacter(text.charCodeAt(at)) & (letter | mark)) !== 0;
    if (isInside && start < 0) start = at;
    if (isInside || start < 0) continue;
    runs.push(text.slice(start, at));
    start = -1;
  }
  return runs;
}
