// Whether a place can be what the stop's name says: a church is no town, and "Lake Park" is no lake.
import type { Category } from '../model/draft.ts';
import type { PlaceKind } from '../model/place-kinds.ts';

const kindsOf: Partial<Record<Category, string>> = {
  museum:
    'museum palace castle fort sight monument ruin theatre university tower cave church zoo ship garden winery',
  food: 'restaurant cafe market winery hotel quarter street sight square',
  coffee: 'cafe restaurant market quarter street sight square',
  market: 'market street square quarter sight port',
  church: 'church mosque temple shrine monument ruin sight cemetery palace tower castle village',
  stay: 'hotel castle palace ski village nationalpark restaurant',
  transport: 'airport station port sight bridge street trail pass ski viewpoint peak',
  view: 'viewpoint tower peak bridge sight square castle park island hill beach monument',
  nature:
    'park garden nationalpark peak volcano forest valley canyon cave desert island glacier waterfall lake beach trail pass viewpoint river spring bay zoo ski sight square ruin',
  water:
    'lake river beach bay waterfall spring island glacier port bridge canyon nationalpark park sight viewpoint village valley',
  walk: 'trail street square quarter park bridge pass peak canyon valley viewpoint river beach garden sight',
};
const agreeing = new Map(
  Object.entries(kindsOf).map(([category, line]) => [category, new Set(line.split(' '))]),
);

/** Categories that a town never has, whatever its name. */
const neverTown: ReadonlySet<Category> = new Set(['museum', 'church', 'food', 'coffee', 'market']);

/** 1 where they agree, 0 where the category says nothing about the kind, -1 where they clash. */
export function kindAgreement(category: Category | undefined, kind: PlaceKind): -1 | 0 | 1 {
  if (!category || category === 'other') return 0;
  if (kind === 'city' || kind === 'region' || kind === 'country')
    return neverTown.has(category) || (category === 'stay' && kind !== 'city') ? -1 : 0;
  if (category === 'sight') return kind === 'airport' || kind === 'hotel' ? -1 : 0;
  const kinds = agreeing.get(category);
  if (!kinds) return 0;
  return kinds.has(kind) ? 1 : -1;
}
