/** 32 bits of a string, the same on every machine (FNV-1a). */
export const hashOf = (text: string): number => hashBetween(text, 0, text.length);

/** The same for a part of a string, without copying it. */
export function hashBetween(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Mixes two numbers into one: a word's hash with the role it plays. */
export function mix(hash: number, role: number): number {
  let mixed = Math.imul(hash ^ Math.imul(role, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
