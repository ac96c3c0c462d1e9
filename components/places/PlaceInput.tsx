// The place of a new stop, searched for and set within its form.
import { useState } from 'preact/hooks';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { StopCandidate } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import type { Editing } from '../editing/editing.ts';
import { PlaceChoices } from './PlaceChoices.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { nearestFirst, placeWords } from './place-words.ts';
import './places.css';

interface Props {
  editing: Editing;
  stopId: string;
  onPlace: (place: StopCandidate) => void;
}

export function PlaceInput({ editing: { draft, findPlaces }, stopId, onPlace }: Props) {
  const [found, setFound] = useState<StopCandidate[]>([]);
  const [round, setRound] = useState(0);
  const stop = placeOfStop(draft, stopId)?.stop;
  const chosen = stop?.coordinate ? stop.candidates?.[0] : undefined;
  if (!findPlaces) return null;
  return (
    <div class="place-input">
      <PlaceSearch
        label={t('stopForm.place')}
        findPlaces={findPlaces}
        onFound={(places) => {
          const nearest = nearestFirst(places, draft, stopId);
          setFound(nearest);
          if (!nearest[0]) return;
          onPlace(nearest[0]);
          setRound(round + 1);
        }}
      />
      {found.length > 0 && (
        <PlaceChoices
          places={found}
          wordsOf={(place) => placeWords(place, draft, stopId)}
          chosen={chosen}
          onChoose={(place) => place && onPlace(place)}
          focusRound={round}
        />
      )}
    </div>
  );
}
