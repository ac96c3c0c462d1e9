/** A strong, quoted tag: version 7 → `"v7"`. */
export const etagOf = (version: number): string => `"v${version}"`;

export type IfMatch = { kind: 'missing' } | { kind: 'tags'; tags: string[] };

/**
 * `"v6", "v7"` → both tags. `*` counts as missing: the document asks for the ETag last read, and a star would overwrite
 * a version nobody has seen. A weak tag (`W/"v7"`) is kept as it is and never equals a strong one.
 */
export function readIfMatch(header: string | undefined): IfMatch {
  const value = header?.trim() ?? '';
  if (value === '' || value === '*') return { kind: 'missing' };
  return { kind: 'tags', tags: value.split(',').map((tag) => tag.trim()) };
}
