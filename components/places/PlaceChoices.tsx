// The places to choose from, as radio buttons: arrow keys move, Enter confirms the choice.
import { useEffect, useRef } from 'preact/hooks';
import type { StopCandidate } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import { PlacesCredit } from './PlacesCredit.tsx';

export const isSamePlace = (a: StopCandidate, b: StopCandidate): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface Props {
  places: StopCandidate[];
  wordsOf: (place: StopCandidate) => string;
  chosen: StopCandidate | null | undefined;
  onChoose: (place: StopCandidate | null) => void;
  onUse?: () => void;
  /** Increases when the chosen place should take the focus. */
  focusRound?: number;
  /** If not set, one of the places has to be chosen. */
  offersNone?: boolean;
}

export function PlaceChoices({
  places,
  wordsOf,
  chosen,
  onChoose,
  onUse,
  focusRound = 0,
  offersNone,
}: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focusRound > 0) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [focusRound]);
  const isChosen = (place: StopCandidate) => Boolean(chosen && isSamePlace(place, chosen));
  return (
    <>
      <fieldset
        ref={group}
        class="place-choices"
        aria-label={t('choosePlace.list')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onUse?.();
        }}
      >
        {places.map((place) => (
          <label key={JSON.stringify(place)} class="place-choice">
            <input type="radio" name="place" checked={isChosen(place)} onChange={() => onChoose(place)} />
            <span class="place-name" translate={false}>
              {place.name}
            </span>
            <span class="place-where">{wordsOf(place)}</span>
          </label>
        ))}
        {offersNone && (
          <label class="place-choice">
            <input type="radio" name="place" checked={chosen === null} onChange={() => onChoose(null)} />
            <span class="place-name">{t('choosePlace.without')}</span>
            <span class="place-where">{t('choosePlace.withoutLine')}</span>
          </label>
        )}
      </fieldset>
      {places.some(({ by }) => by === 'online') && <PlacesCredit />}
    </>
  );
}
