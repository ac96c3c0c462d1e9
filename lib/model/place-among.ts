import { type DraftStop, sourceOf } from './draft.ts';

/** Whether the page names the one before the other. */
function isBefore(one: DraftStop, other: DraftStop): boolean {
  const [first, second] = [sourceOf(one.name), sourceOf(other.name)];
  if (!first || !second) return false;
  return first.block < second.block || (first.block === second.block && first.start < second.start);
}

/** Where a name belongs among these stops: after the last that the page tells before it. */
export const placeAmong = (stops: DraftStop[], name: DraftStop): number =>
  stops.findLastIndex((stop) => isBefore(stop, name)) + 1;

/** Which names go with which part when a day's stops are parted: each with the last stop that the page tells before it. */
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
