// Around the trip a town is known by less than its name ("San Martín" is San Martín de los Andes) or by a slip of the pen.
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
// Shorter words are a slip away from many others.
const minLength = 6;
/** What says which of several: "Rothenburg ob der Tauber", "Cambará do Sul". */
const which = new Set(Object.values(insideNames).flat());
const isLatin = /^[a-z ]+$/;

function costOf(asked: string, own: string): number | undefined {
  if (asked === own) return undefined;
  if (own.startsWith(`${asked} `)) {
    const [next = ''] = own.slice(asked.length + 1).split(' ');
    return which.has(next) ? cost.shortened : undefined;
  }
  const isOneWord = !asked.includes(' ') && !own.includes(' ');
  return isOneWord && isAlike(asked, own) ? cost.slip : undefined;
}

/** Whether it is worth looking: a long name that is no noun, and not that of a restaurant or a hotel, which is called as it likes. */
export function mayBeTown(name: string, category: Category | undefined): boolean {
  if (category === 'stay' || kindAgreement(category, 'city') < 0) return false;
  const key = placeKey(name);
  return key.length >= minLength && isLatin.test(key) && !key.split(' ').some(isCommonNoun);
}

/** A town around, with the key that every unknown name of the page is compared with. */
export interface NearTown {
  place: PlaceCandidate;
  key: string;
}
export const nearTown = (place: PlaceCandidate): NearTown => ({ place, key: placeKey(place.name) });

/** `towns` are those around; overlapping areas may name one twice. */
export function townsMeant(name: string, towns: readonly NearTown[]): Sense[] {
  const asked = placeKey(name);
  return towns.flatMap(({ place, key }) => {
    const price = costOf(asked, key);
    if (price === undefined) return [];
    const sense = townSense(place, undefined);
    return [{ ...sense, prior: sense.prior - price, isByPart: true }];
  });
}

/** Of two the trip may tell which; a slip that fits more is none. */
const maxMeant = 2;
export const withFewMeant = (senses: Sense[]): Sense[] => (senses.length > maxMeant ? [] : senses);
