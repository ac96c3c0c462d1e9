// Whether a name that shares a sight's words but has its own nouns can mean it: a tour of a palace is not the palace.
import type { Category } from '../model/draft.ts';
import type { SightKind } from '../model/place-kinds.ts';
import { isAlike } from '../places/slips.ts';
import { thingsIn, thingsOfKind } from '../places/thing-words.ts';
import { categoryOfName, isTownNoun } from '../text/category.ts';
import { kindAgreement } from './kind-agreement.ts';

const squares: ReadonlySet<string> = new Set(['place', 'piazzale']);
const isSquare = (noun: string) => squares.has(noun) || thingsIn(noun, true).some((id) => square.has(id));
const square = thingsOfKind('square');
/** Kinds of sights that squares are named after. */
const atSquares: ReadonlySet<SightKind> = new Set([
  'church',
  'palace',
  'castle',
  'museum',
  'theatre',
  'station',
  'temple',
  'mosque',
]);

/** False for "old", "grand" and "centre", which do not say what a place is. */
const saysKind = (noun: string) =>
  thingsIn(noun, true).length > 0 || (categoryOfName(noun) !== undefined && !isTownNoun(noun));

interface About {
  kind: SightKind;
  /** The category of the name asked for. */
  category: Category | undefined;
}

/** True if a noun of the name is the sight's own or fits its kind. For a sight without nouns, its kind must be possible. */
export function isStatedKind(nouns: string[], own: string[], { kind, category }: About): boolean {
  const saying = nouns.filter(saysKind);
  if (saying.length === 0) return true;
  const things = thingsOfKind(kind);
  const isNamed = saying.some(
    (noun) =>
      own.some((other) => isAlike(noun, other)) ||
      thingsIn(noun, true).some((id) => things.has(id)) ||
      (atSquares.has(kind) && isSquare(noun)),
  );
  if (isNamed || own.some(saysKind)) return isNamed;
  const isVague = saying.every((noun) => thingsIn(noun, true).length === 0);
  return kindAgreement(category, kind) >= (isVague ? 0 : 1);
}
