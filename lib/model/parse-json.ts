/** An itinerary is nested six levels deep. What goes far deeper overflows the stack when it is walked. */
const maxLevels = 100;

/**
 * Outside text as data; `undefined` for what is no JSON (a page for people, a damaged file) or is nested without end,
 * which no schema takes.
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Level by level, not by recursion: that is what it protects from. */
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
