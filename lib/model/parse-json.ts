/** An itinerary is nested six levels deep. Data nested far deeper would overflow the stack when it is walked. */
const maxLevels = 100;

/**
 * Parses text from outside; `undefined` if it is not JSON (a web page, a damaged file) or is nested too deeply for any
 * schema.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Walks level by level: recursion could overflow the stack, which is what this check prevents. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxLevels; depth += 1) {
    const next: unknown[] = [];
    for (const each of level)
      if (typeof each === 'object' && each !== null)
        for (const inner of Object.values(each)) next.push(inner);
    if (next.length === 0) return true;
    level = next;
  }
  return false;
}
