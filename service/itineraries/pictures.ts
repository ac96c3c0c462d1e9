/** The four media types of 4.2, with their file extensions. */
export const pictureTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
} as const;
export type PictureType = keyof typeof pictureTypes;

// Larger than any phone's picture, small enough to hold in memory.
export const maxPictureBytes = 10 * 1024 * 1024;

export const isPictureType = (type: string): type is PictureType => Object.hasOwn(pictureTypes, type);

export function pictureTypeOfKey(key: string): PictureType | undefined {
  const ending = key.split('.').at(-1);
  return Object.keys(pictureTypes).find(
    (type): type is PictureType => isPictureType(type) && pictureTypes[type] === ending,
  );
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The type according to the bytes, whatever the header claims; undefined if it is none of the four. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  const letters = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (letters(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'image/webp';
  return letters(4, 8) === 'ftyp' && heicBrands.has(letters(8, 12)) ? 'image/heic' : undefined;
}
