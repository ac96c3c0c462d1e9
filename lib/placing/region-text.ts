import { anyCase } from '../text/any-case.ts';
import { wordEnd, wordStart } from '../text/letters.ts';

const landscapes =
  'national park|nationalpark|parc national|parque nacional|parco nazionale|nationaal park|islands?|isles?|islas?|îles?|ilhas?|isol[ae]|inseln?|mountains?|gebirge|range|peninsula|valley|valle|region|desert|coast';
const landscape = new RegExp(
  `${wordStart}(?:${anyCase(landscapes)})${wordEnd}|国立公園|国家公园|國家公園|群島|諸島`,
  'gu',
);

const wideLands =
  'islands?|isles?|islas?|îles?|ilhas?|isol[ae]|inseln?|eiland(?:en)?|cape|peninsula|halbinsel|península|péninsule|penisola|coast|küste|côte|costa|archipelago';
const wideLand = new RegExp(`${wordStart}(?:${anyCase(wideLands)})${wordEnd}|諸島|群島|半島|半岛`, 'u');

/** A region named an island or a coast is the trip's area, not a point in it. */
export const isWideLand = (name: string): boolean => wideLand.test(name);

/** "Durmitor National Park" → "Durmitor", a region; a town of that name would be another place. */
export function regionText(name: string): string | undefined {
  const bare = name
    .replace(landscape, ' ')
    .replace(/^\s*(?:the|of|de|da|do|del|di|la|le|les|las|los|el)\s|\s(?:of|de|da|do|del|di)\s*$/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' || bare === name.trim() ? undefined : bare;
}
