// Pure: no browser, no network, no clock.

/** For comparing names: without case, accents, signs and doubled blanks. "Café  Élan!" → "cafe elan". */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

/** Most names are: nothing in them comes apart, and their letters are those of ASCII. */
const isPlain = /^[\0-\x7f]*$/;
