import { existsSync, readFileSync } from 'node:fs';

/**
 * A file of a package of data, as JSON; nothing if the package is not installed: the gazetteer then lacks its places.
 * `inside` is for packages that name no such entry of their own.
 */
export function packageFile(name: string, inside = ''): unknown {
  let found: string;
  try {
    found = import.meta.resolve(name);
  } catch {
    return undefined;
  }
  const file = inside === '' ? new URL(found) : new URL(inside, found);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
