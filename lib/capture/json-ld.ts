// Structured data as found: parsed with patience, bounded, and otherwise unread.
import { maxScriptCharacters, maxScripts, maxStructuredDepth } from './limits.ts';

/** Sites wrap it in CDATA or comments, leave commas behind, and put raw line ends into strings. */
export function parseTolerantly(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:\/\/\s*)?<!(?:\[CDATA\[|--)/, '')
    .replace(/(?:\/\/\s*)?(?:\]\]>|-->)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  for (const attempt of [bare, mended(bare)]) {
    try {
      return JSON.parse(attempt);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

// A control character is only allowed between values, where a blank does the same.
const mended = (text: string) =>
  [...text]
    .map((c) => (c < ' ' ? ' ' : c))
    .join('')
    .replace(/,\s*([}\]])/g, '$1');

/** A copy without what lies deeper than `depth`. */
export function pruned(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (Array.isArray(value)) return value.map((entry) => pruned(entry, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pruned(entry, depth - 1)]));
}

export function readStructured(document: Document): { structured: unknown[]; truncated: boolean } {
  const scripts = [...document.querySelectorAll('script[type^="application/ld+json"]')];
  let truncated = scripts.length > maxScripts;
  const structured: unknown[] = [];
  for (const script of scripts.slice(0, maxScripts)) {
    const source = script.textContent ?? '';
    if (source.length > maxScriptCharacters) {
      truncated = true;
      continue;
    }
    const value = parseTolerantly(source);
    if (value !== undefined) structured.push(pruned(value, maxStructuredDepth));
  }
  return { structured, truncated };
}
