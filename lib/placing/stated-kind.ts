// Whether a sight can be meant by a name that shares its words but has nouns of its own: a tour of a palace is not the palace.
import type { Category } from '../model/draft.ts';
import type { SightKind } from '../model/place-kinds.ts';
import { isAlike } from '../places/slips.ts';
import { thingsIn, thingsOfKind } from '../places/thing-words.ts';
import { categoryOfName, isTownNoun } from '../text/category.ts';
import { kindAgreement } from './kind-agreement.ts';

const squares: ReadonlySet<string> = new Set(['place', 'piazzale']);
const isSquare = (noun: string) => squares.has(noun) || thingsIn(noun, true).some((id) => square.has(id));
const square = thingsOfKind('square');
/** What a square is called after, because it stands there. */
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

/** "Old", "grand" and "centre" say nothing of what it is. */
const says = (noun: string) =>
  thingsIn(noun, true).length > 0 || (categoryOfName(noun) !== undefined && !isTownNoun(noun));

interface About {
  kind: SightKind;
  /** Of the name that is asked for. */
  category: Category | undefined;
}

/** One noun of the name is one of the sight's own, or fits its kind. Where the sight has none, it is enough that it may be such a place. */
export function isStatedKind(nouns: string[], own: string[], { kind, category }: About): boolean {
  const saying = nouns.filter(says);
  if (saying.length === 0) return true;
  const things = thingsOfKind(kind);
  const isNamed = saying.some(
    (noun) =>
      own.some((other) => isAlike(noun, other)) ||
      thingsIn(noun, true).some((id) => things.has(id)) ||
      (atSquares.has(kind) && isSquare(noun)),
  );
  if (isNamed || own.some(says)) return isNamed;
  const isVague = saying.every((noun) => thingsIn(noun, true).length === 0);
  return kindAgreement(category, kind) >= (isVague ? 0 : 1);
}
