/** White space and invisible characters: soft hyphen, zero-width space and joiners, byte order mark. */
const isUncounted = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/;
const uncounted = new RegExp(isUncounted.source, 'g');

/** Only the characters that count when words are compared: "Cais da\u00ad\n Ribeira" → "CaisdaRibeira". */
export const bare = (text: string): string => text.replace(uncounted, '');

/** The offset in `text` of each counted character: "a b" → 0, 2. */
export function countedOffsets(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length);
  let counted = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (isUncounted.test(text.charAt(offset))) continue;
    offsets[counted] = offset;
    counted += 1;
  }
  return offsets.subarray(0, counted);
}
