/** Stand for the beginning and the end of the name. */
const [opening, closing] = [94, 36];

/** Hashes every three characters in a row; the ends of the name count as characters. */
export function eachTrigram(key: string, most: number, visit: (hash: number) => void): void {
  let two = opening;
  let one = key.charCodeAt(0);
  for (let at = 1; at <= Math.min(key.length, most); at += 1) {
    const next = at < key.length ? key.charCodeAt(at) : closing;
    visit(Math.imul(two, 0x3d4d51cb) ^ Math.imul(one, 0x01000193) ^ next);
    two = one;
    one = next;
  }
}
