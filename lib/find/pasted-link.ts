// Reads what a pasted map link points at: a coordinate, a name to look up, or both.
import { readMapAddress } from '../capture/map-links.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { linkInText } from './link-in-text.ts';
import { nameInLink } from './name-in-link.ts';
import { readOtherMap } from './other-map-link.ts';
import { typedCoordinate } from './typed-coordinate.ts';

export interface PastedLink {
  coordinate?: Coordinate;
  name?: string;
}

// These URLs also have the centre of the window, which is beside the place.
const inPath = /\/maps\/(?:place|search)\//;

/** Undefined if the text has no map link. */
export function readPastedLink(text: string): PastedLink | undefined {
  const link = linkInText(text);
  const map = link && (readMapAddress(link.address) ?? readOtherMap(link.address));
  if (!map) return undefined;
  const named = nameInLink(link.address);
  // "/maps/search/48.8,+2.2" and "/maps/place/48°51'30"N+2°17'40"E" have a coordinate in place of a name.
  const typed = named === undefined ? undefined : typedCoordinate(named);
  const name = (typed ? undefined : named) ?? link.beside;
  // The window over a whole route is not where it ends.
  const isWindow = name !== '' && link.address.includes('/maps/dir/');
  const pinned = isWindow ? undefined : map.coordinate;
  const coordinate = inPath.test(link.address) ? (typed ?? pinned) : (pinned ?? typed);
  return { ...(coordinate && { coordinate }), ...(name !== '' && { name }) };
}
