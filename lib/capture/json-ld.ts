// Reads a page's JSON-LD: parsed tolerantly, limited in size, and otherwise not interpreted.
import {
  maxScriptCharacters,
  maxScripts,
  maxStructuredCharacters,
  maxStructuredDepth,
  maxStructuredValues,
} from './limits.ts';
import { type Plain, plainObject } from './plain-object.ts';

/** Sites wrap it in CDATA or comments, leave trailing commas, and put raw line breaks into strings. */
function parseTolerantly(source: string): unknown {
  const bare = source
    .trim()
    .replace(/^(?:\/\/ *)?<!(?:\[CDATA\[|--)/, '')
    .replace(/(?:\/\/ *)?(?:\]\]>|-->)$/, '')
    .trim()
    .replace(/;$/, '');
  for (const attempt of [() => bare, () => mended(bare)]) {
    try {
      return JSON.parse(attempt());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

// Control characters are only allowed between values, where a space does
// the same. Airlines' emails leave out the comma between two reservations.
const mended = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/, *([}\]])/g, '$1')
    .replace(/\} *\{/g, '},{');

/** A copy without anything deeper than `depth`, and with at most `left.values` values. */
function pruned(value: unknown, depth: number, left = { values: maxStructuredValues }): unknown {
  left.values -= 1;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0 || left.values < 0) return undefined;
  if (Array.isArray(value)) {
    return value.slice(0, Math.max(0, left.values)).map((entry) => pruned(entry, depth - 1, left));
  }
  const copy: Plain = plainObject();
  for (const [key, entry] of Object.entries(value)) {
    if (left.values < 0) break;
    if (key !== '__proto__') copy[key] = pruned(entry, depth - 1, left);
  }
  return copy;
}

export function readJsonLd(
  document: Document,
  isLate = () => false,
): { structured: unknown[]; truncated: boolean } {
  const scripts = document.querySelectorAll('script[type^="application/ld+json" i]');
  const structured: unknown[] = [];
  let truncated = scripts.length > maxScripts;
  let characters = 0;
  const left = { values: maxStructuredValues };
  for (let index = 0; index < Math.min(scripts.length, maxScripts); index += 1) {
    const source = scripts[index]?.textContent ?? '';
    characters += source.length > maxScriptCharacters ? 0 : source.length;
    if (source.length > maxScriptCharacters || characters > maxStructuredCharacters || isLate()) {
      truncated = true;
      continue;
    }
    const value = parseTolerantly(source);
    if (value !== undefined) structured.push(pruned(value, maxStructuredDepth, left));
  }
  return { structured, truncated };
}
