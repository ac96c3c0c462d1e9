import { type DraftStop, sourceOf } from './draft.ts';

/** Whether the page names `one` before `other`. */
function isBefore(one: DraftStop, other: DraftStop): boolean {
  const [first, second] = [sourceOf(one.name), sourceOf(other.name)];
  if (!first || !second) return false;
  return first.block < second.block || (first.block === second.block && first.start < second.start);
}

/** Where a name belongs among these stops: after the last one that the page names before it. */
export const placeAmong = (stops: DraftStop[], name: DraftStop): number =>
  stops.findLastIndex((stop) => isBefore(stop, name)) + 1;

/** When a day's stops are split into parts: each name goes to the part of the last stop that the page names before it. */
export function namesOfParts(parts: DraftStop[][], also: DraftStop[]): { also?: DraftStop[] }[] {
  const stops = parts.flat();
  const partOf = (name: DraftStop) => {
    const earlier = stops.filter((stop) => isBefore(stop, name));
    const last = earlier.reduce((one, other) => (isBefore(one, other) ? other : one), earlier[0] ?? name);
    return Math.max(
      0,
      parts.findIndex((part) => part.includes(last)),
    );
  };
  const byPart = Map.groupBy(also, partOf);
  return parts.map((_, at) => {
    const names = byPart.get(at);
    return names ? { also: names } : {};
  });
}
