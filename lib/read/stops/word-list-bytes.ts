// A list of hashed words as bytes: the gaps between the sorted hashes as varints, then the levels, two per byte.
import type { WordList } from './lexicon.ts';

const sevenBits = 0x7f;
const goesOn = 0x80;

export function packList({ hashes, levels }: WordList): Uint8Array {
  const bytes: number[] = [];
  let previous = 0;
  for (const hash of hashes) {
    let step = hash - previous;
    previous = hash;
    while (step > sevenBits) {
      bytes.push((step & sevenBits) | goesOn);
      step >>>= 7;
    }
    bytes.push(step);
  }
  for (let index = 0; index < levels.length; index += 2)
    bytes.push((levels[index] ?? 0) | ((levels[index + 1] ?? 0) << 4));
  return Uint8Array.from(bytes);
}

export function unpackList({ name, words }: { name: string; words: number }, bytes: Uint8Array): WordList {
  const hashes = new Uint32Array(words);
  let at = 0;
  let hash = 0;
  for (let index = 0; index < words && at < bytes.length; index += 1) {
    let step = 0;
    let shift = 0;
    let byte = bytes[at] ?? 0;
    while (byte >= goesOn && shift < 28) {
      step |= (byte & sevenBits) << shift;
      shift += 7;
      at += 1;
      byte = bytes[at] ?? 0;
    }
    hash += step | (byte << shift);
    at += 1;
    hashes[index] = hash;
  }
  const levels = new Uint8Array(words);
  for (let index = 0; index < words; index += 1) {
    const pair = bytes[at + (index >> 1)] ?? 0;
    levels[index] = index % 2 === 0 ? pair & 15 : pair >> 4;
  }
  return { name, hashes, levels };
}
