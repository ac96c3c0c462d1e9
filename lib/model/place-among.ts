// Pure: no browser, no network, no clock.
import { type DraftStop, sourceOf } from './draft.ts';

/** Whether the page says the one before the other. */
function isToldBefore(one: DraftStop, other: DraftStop): boolean {
  const [first, second] = [sourceOf(one.name), sourceOf(other.name)];
  if (!first || !second) return false;
  return first.block < second.block || (first.block === second.block && first.start < second.start);
}

/** Where a name belongs among these stops: after the last that the page tells before it. */
export const placeAmong = (stops: DraftStop[], name: DraftStop): number =>
  stops.findLastIndex((stop) => isToldBefore(stop, name)) + 1;
