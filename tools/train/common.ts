// Pure: no browser, no network, no clock.
import { hashOf } from '../../lib/read/stops/common-words.ts';
import type { PageView } from '../../lib/read/stops/page-view.ts';

/** A word of one site alone may be its author's. */
const fewestSites = 2;
/** Used by this many sites, a word is as common as can be. */
const manySites = 60;

/** How common each lower-case word is over the sites, 0 to 255, by its hash. */
export function commonWords(views: { site: string; view: PageView }[]): Map<number, number> {
  const sites = new Map<string, Set<string>>();
  for (const { site, view } of views) {
    for (const word of view.lowerCase.keys()) {
      const known = sites.get(word) ?? new Set();
      sites.set(word, known.add(site));
    }
  }
  const levels = new Map<number, number>();
  for (const [word, used] of sites) {
    if (used.size < fewestSites) continue;
    levels.set(hashOf(word), Math.min(255, Math.round((255 * Math.log(used.size)) / Math.log(manySites))));
  }
  return levels;
}
