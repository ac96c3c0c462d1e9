// The places a name may mean, the words it stands in first. Arrow keys walk them, as in any group of choices.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { placeOfStop } from '../lib/edit/find-in.ts';
import type { ClipSource } from '../lib/model/clip.ts';
import type { DraftStop, StopCandidate } from '../lib/model/draft.ts';
import { Button } from './Button.tsx';
import { type Editing, withoutTask } from './editing.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { nearestFirst, placeWords } from './place-words.ts';
import { Quote } from './Quote.tsx';
import { quotedOf } from './quoted.ts';
import { Surface } from './Surface.tsx';
import './stop-form.css';
import { t } from '../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  source: ClipSource;
  stopId: string;
  editing: Editing;
}

const isSame = (a: StopCandidate, b: StopCandidate) => JSON.stringify(a) === JSON.stringify(b);

export function ChoosePlace({ header, source, stopId, editing }: Props) {
  const { draft, edit, look, view, focus, findPlaces } = editing;
  const stop = placeOfStop(draft, stopId)?.stop;
  // What another window changes while one is choosing is not written over unseen.
  const [since] = useState(draft);
  const [found, setFound] = useState<StopCandidate[]>([]);
  const known = stop?.candidates ?? [];
  // `null`: without a place.
  const [chosen, setChosen] = useState<StopCandidate | null>(stop?.coordinate ? (known[0] ?? null) : null);
  const leave = () => look(withoutTask(view, focus));
  const use = () => {
    leave();
    edit({ kind: 'choose-place', stopId, place: chosen }, undefined, since);
  };
  const take = (list: StopCandidate[]) => {
    const nearest = nearestFirst(list, draft, stopId);
    setFound(nearest);
    if (nearest[0]) setChosen(nearest[0]);
  };
  const footer = (
    <>
      <Button id="use-place" kind="primary" onPress={use}>
        {t(chosen ? 'choosePlace.use' : 'choosePlace.keepWithout')}
      </Button>
      <Button onPress={leave}>{t('common.cancel')}</Button>
    </>
  );
  return (
    <Surface screen="review" header={header} footer={footer}>
      <PlaceHead stop={stop} source={source} />
      <PlaceChoices
        places={[...known, ...found.filter((place) => !known.some((other) => isSame(place, other)))]}
        wordsOf={(place) => placeWords(place, draft, stopId)}
        chosen={chosen}
        onChoose={setChosen}
      />
      {findPlaces && <PlaceSearch findPlaces={findPlaces} onFound={take} />}
    </Surface>
  );
}

function PlaceHead({ stop, source }: { stop: DraftStop | undefined; source: ClipSource }) {
  const quoted = stop && quotedOf(stop);
  return (
    <div class="place-head">
      <h1 class="stop-form-title" tabIndex={-1}>
        {t('stop.choosePlace')}
      </h1>
      {quoted ? (
        <Quote
          quoted={quoted}
          cite={source.url}
          from={t('stop.from', { source: source.siteName ?? source.title })}
        />
      ) : (
        <p translate={false}>{stop?.name.value}</p>
      )}
    </div>
  );
}

interface ChoicesProps {
  places: StopCandidate[];
  wordsOf: (place: StopCandidate) => string;
  chosen: StopCandidate | null;
  onChoose: (place: StopCandidate | null) => void;
}

function PlaceChoices({ places, wordsOf, chosen, onChoose }: ChoicesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const isChosen = (place: StopCandidate) => chosen !== null && isSame(place, chosen);
  return (
    <fieldset ref={group} class="place-choices" aria-label={t('choosePlace.list')}>
      {places.map((place) => (
        <label key={JSON.stringify(place)} class="place-choice">
          <input type="radio" name="place" checked={isChosen(place)} onChange={() => onChoose(place)} />
          <span class="place-name" translate={false}>
            {place.name}
          </span>
          <span class="place-where">{wordsOf(place)}</span>
        </label>
      ))}
      <label class="place-choice">
        <input type="radio" name="place" checked={chosen === null} onChange={() => onChoose(null)} />
        <span class="place-name">{t('choosePlace.without')}</span>
        <span class="place-where">{t('choosePlace.withoutLine')}</span>
      </label>
    </fieldset>
  );
}
