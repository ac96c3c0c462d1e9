export interface Bounds {
  values: number;
  characters: number;
}

/** Whether outside data stays within the bounds. The count also stops cycles and deep nesting. */
export function isBounded(thing: unknown, { values, characters }: Bounds): boolean {
  let [valuesLeft, charactersLeft] = [values, characters];
  const waiting = [thing];
  while (waiting.length > 0) {
    const value = waiting.pop();
    valuesLeft -= 1;
    if (typeof value === 'string') charactersLeft -= value.length;
    if (valuesLeft < 0 || charactersLeft < 0) return false;
    if (typeof value !== 'object' || value === null) continue;
    const inside = Object.values(value);
    if (inside.length > valuesLeft) return false;
    for (const each of inside) waiting.push(each);
  }
  return true;
}
