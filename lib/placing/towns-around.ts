// Finds towns near the trip by less than their name ("San Martín" is San Martín de los Andes) or by a misspelling.
import { insideNames } from '../languages/destination.ts';
import type { Category } from '../model/draft.ts';
import type { PlaceCandidate } from '../model/evidence.ts';
import { placeKey } from '../places/place-key.ts';
import { isAlike } from '../places/slips.ts';
import { isCommonNoun } from '../text/category.ts';
import { kindAgreement } from './kind-agreement.ts';
import { type Sense, townSense } from './sense.ts';

// In log-odds, as in alike-names.ts.
const cost = { shortened: 1.5, slip: 2.5 };
// Shorter words are one slip away from many others.
const minLength = 6;
/** Words that open an addition which says which town: "Rothenburg ob der Tauber", "Cambará do Sul". */
const townAdditions = new Set(Object.values(insideNames).flat());
const isLatin = /^[a-z ]+$/;

function costOf(asked: string, own: string): number | undefined {
  if (asked === own) return undefined;
  if (own.startsWith(`${asked} `)) {
    const [next = ''] = own.slice(asked.length + 1).split(' ');
    return townAdditions.has(next) ? cost.shortened : undefined;
  }
  const isOneWord = !asked.includes(' ') && !own.includes(' ');
  return isOneWord && isAlike(asked, own) ? cost.slip : undefined;
}

/**
 * Whether a lookup is worthwhile: a long name without common
 * nouns, and not a restaurant's or hotel's, which may be anything.
 */
export function mayBeTown(name: string, category: Category | undefined): boolean {
  if (category === 'stay' || kindAgreement(category, 'city') < 0) return false;
  const key = placeKey(name);
  return key.length >= minLength && isLatin.test(key) && !key.split(' ').some(isCommonNoun);
}

/** A nearby town, with the key that every unknown name of the page is compared with. */
export interface NearTown {
  place: PlaceCandidate;
  key: string;
}
export const nearTown = (place: PlaceCandidate): NearTown => ({ place, key: placeKey(place.name) });

/** `towns` are the nearby towns; overlapping areas may list one twice. */
export function townsMeant(name: string, towns: readonly NearTown[]): Sense[] {
  const asked = placeKey(name);
  return towns.flatMap(({ place, key }) => {
    const price = costOf(asked, key);
    if (price === undefined) return [];
    const sense = townSense(place, undefined);
    return [{ ...sense, prior: sense.prior - price, isByPart: true }];
  });
}

/** Between two towns the trip can decide; a slip that fits more is no match. */
const maxMeant = 2;
export const withoutAmbiguous = (senses: Sense[]): Sense[] => (senses.length > maxMeant ? [] : senses);
