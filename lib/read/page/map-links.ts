import { type Capture, hasText } from '../../model/capture.ts';
import type { Place, Reader } from '../../model/evidence.ts';
import { nameInMapLink } from '../../text/map-link.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/map-links');

/** The words of the link, where it was one; an embedded map only has its own position. */
function placeOf(capture: Capture, index: number, url: string): Place {
  for (let before = index - 1; before >= 0; before -= 1) {
    const block = capture.blocks[before];
    if (!block || !hasText(block)) continue;
    const span = block.spans.find((other) => other.href === url);
    return span ? { block: before, start: span.start, end: span.end } : { block: index, start: 0, end: 0 };
  }
  return { block: index, start: 0, end: 0 };
}

function nameAt({ blocks }: Capture, { block, start, end }: Place): string | undefined {
  const carrier = blocks[block];
  return carrier && hasText(carrier) ? nameInMapLink(carrier.text.slice(start, end)) : undefined;
}

// Zoomed out further, the map shows a county, and its centre is no place.
const townZoom = 11;
// The height of the map section on the ground.
const maxViewMetres = 300_000;

const firstNumber = (url: string, pattern: RegExp) => Number(pattern.exec(url)?.at(-1) ?? Number.NaN);

/** A route, or half a country: the centre of such a map is no place. */
function isOverview(url: string): boolean {
  if (firstNumber(url, /!1d(\d+)/) > maxViewMetres) return true;
  // A pin is where it is, whatever the zoom.
  if (/!3d-?\d|[?&]mlat=/.test(url)) return false;
  const isWay = /\/maps\/dir\/[^?#]*\/@/.test(url);
  return isWay || firstNumber(url, /(?:\/@[\d.-]+,[\d.-]+,|[#&]map=)(\d{1,2})(?:\.\d+)?[z/]/) < townZoom;
}

/** Coordinates in the address of a map link or an embedded map. */
export const mapLinks: Reader = {
  name: 'page/map-links',
  read(capture) {
    return capture.blocks.flatMap((block, index) => {
      if (block.kind !== 'map' || !block.coordinate || isOverview(block.url)) return [];
      const at = placeOf(capture, index, block.url);
      const name = nameAt(capture, at);
      const trust = at.end > 0 ? 0.9 : 0.7;
      return [
        claim({ kind: 'coordinate', coordinate: block.coordinate }, at, trust, name ? { name } : undefined),
      ];
    });
  },
};
