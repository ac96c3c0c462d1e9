import { createHash } from 'node:crypto';

/**
 * The same name gives the same UUID (version 5 in shape) on every machine, so that the rows we ship can be inserted
 * twice without duplicates.
 */
export function stableId(name: string): string {
  const hash = createHash('sha1').update(`wayclip:${name}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
