import { existsSync, readFileSync } from 'node:fs';

const missing = (name: string, what: string, cause?: unknown) =>
  new Error(`The gazetteer needs the package ${name}: ${what}. Run npm ci, then make it again.`, { cause });

/**
 * A JSON file from a data package. It must exist: a gazetteer without its places or regions would pass for a complete
 * one. `inside` is for packages that do not export the file.
 */
export function packageFile(name: string, inside = ''): unknown {
  let found: string;
  try {
    found = import.meta.resolve(name);
  } catch (cause) {
    throw missing(name, 'it is not installed', cause);
  }
  const file = inside === '' ? new URL(found) : new URL(inside, found);
  if (!existsSync(file)) throw missing(name, `${inside || 'its file'} is not there`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
