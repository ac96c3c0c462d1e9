// Pure: no browser, no network, no clock.

/** For comparing names: without case, accents, signs and doubled blanks. "Café  Élan!" → "cafe elan". */
export function fold(text: string): string {
  if (isFolded.test(text)) return text.toLowerCase();
  if (isPlain.test(text)) {
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words of ASCII letters with single blanks between them, or Han signs: nothing but capitals to fold. */
const isFolded = /^(?:[A-Za-z0-9]+(?: [A-Za-z0-9]+)*|[\u4e00-\u9fef]+)$/;
/** Most names are: nothing in them comes apart, and their letters are those of ASCII. */
const isPlain = /^[\0-\x7f]*$/;
