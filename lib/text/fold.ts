// Pure: no browser, no network, no clock.

/** For comparing names: without case, accents, signs and doubled blanks. "Café  Élan!" → "cafe elan". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
