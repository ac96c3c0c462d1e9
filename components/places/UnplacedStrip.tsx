// One line below the map: how many stops of the trip are not on it, or the progress of the search for them, with a link to
// the list of them.
import { MapPinOff } from 'lucide-preact';
import type { Draft } from '../../lib/model/draft.ts';
import { many, t } from '../../lib/words/words.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePlaceSearch } from './online-place-search.ts';
import { unplacedOf } from './unplaced.ts';
import './places.css';

export function UnplacedStrip({ draft }: { draft: Draft }) {
  const editing = useEditing();
  const lookUp = usePlaceSearch()?.lookUp;
  const open = unplacedOf(draft).length;
  if (!editing || open === 0) return null;
  const isLooking = lookUp?.is === 'looking';
  return (
    <div class="unplaced-strip">
      {isLooking ? <span class="ring" aria-hidden="true" /> : <Icon of={MapPinOff} size={18} />}
      <p>
        {isLooking
          ? t('findPlaces.looking', { asked: lookUp.asked, of: lookUp.of })
          : many(draft.days.length > 1 ? 'findPlaces.tripStrip' : 'findPlaces.strip', open)}
      </p>
      <button
        type="button"
        id="find-places"
        class="link"
        onClick={() => editing.look({ ...editing.view, task: { kind: 'find-places' } })}
      >
        {t('findPlaces.open')}
      </button>
    </div>
  );
}
