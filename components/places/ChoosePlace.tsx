// Asks where a stop is, with its quote, a map to point at, the places its name may mean, and a search. For one stop, or for
// all that are not on the map, one after another.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { ClipSource } from '../../lib/model/clip.ts';
import type { DraftStop, StopCandidate } from '../../lib/model/draft.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import { many, t } from '../../lib/words/words.ts';
import { type Editing, withoutTask } from '../editing/editing.ts';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { TaskHead } from '../parts/TaskHead.tsx';
import { Quote } from '../quote/Quote.tsx';
import { quotedOf } from '../quote/quoted.ts';
import { PinMap } from './PinMap.tsx';
import { isSamePlace, PlaceChoices } from './PlaceChoices.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { isPartOfTrip, nearestFirst, placeWords } from './place-words.ts';
import { nextUnplaced, unplacedOf } from './unplaced.ts';
import './places.css';
import '../stop/stop-form.css';

interface Props {
  header: ComponentChildren;
  source: ClipSource;
  stopId: string;
  /** Set when going through all stops that are not on the map: the ids of those skipped. */
  walk: string[] | undefined;
  editing: Editing;
}

export function ChoosePlace({ header, source, stopId, walk, editing }: Props) {
  const { draft, edit, look, view, focus, findPlaces } = editing;
  const stop = placeOfStop(draft, stopId)?.stop;
  // The draft when choosing began, so that another window's changes meanwhile are not overwritten unseen.
  const [since] = useState(draft);
  const { places, chosen, isPointed, choose, take, pick, focusRound } = useChoosing(stop, editing);
  const leave = () => look(withoutTask(view, focus));
  const goOn = (skipped: string[]) => {
    const next = walk && nextUnplaced(draft, stopId, skipped);
    if (!next) return leave();
    look({
      part: 'days',
      day: next.day,
      task: { kind: 'choose-place', stopId: next.stop.id, walk: skipped },
    });
  };
  const use = () => {
    goOn(walk ?? []);
    edit({ kind: 'choose-place', stopId, place: chosen }, undefined, since);
  };
  const isKnown = stop !== undefined && hasPlaces(stop);
  const search = findPlaces && stop && (
    <PlaceSearch
      label={t('choosePlace.search')}
      text={isKnown ? '' : stop.name.value}
      findPlaces={findPlaces}
      onFound={take}
    />
  );
  const footer = (
    <>
      <Button id="use-place" kind="primary" onPress={use}>
        {t(chosen ? 'choosePlace.use' : 'choosePlace.keepWithout')}
      </Button>
      {walk ? (
        <Button id="skip-place" onPress={() => goOn([...walk, stopId])}>
          {t('findPlaces.skip')}
        </Button>
      ) : (
        <Button id="leave-place" onPress={leave}>
          {t('common.cancel')}
        </Button>
      )}
    </>
  );
  return (
    <Surface screen="review" header={header} footer={footer}>
      <PlaceHead
        stop={stop}
        source={source}
        left={walk && unplacedOf(draft).length - walk.length}
        onLeave={leave}
      />
      {/* A stop without a place usually needs the search, so it comes first; a place in doubt is usually in the list. */}
      {!isKnown && search}
      {stop && (
        <PinMap
          draft={draft}
          stopId={stopId}
          places={places}
          chosen={chosen}
          isPointed={isPointed}
          onPick={pick}
        />
      )}
      <PlaceChoices
        places={places}
        wordsOf={(place) => placeWords(place, draft, stopId)}
        chosen={chosen}
        onChoose={choose}
        onUse={use}
        focusRound={focusRound}
        offersNone
      />
      {isKnown && search}
    </Surface>
  );
}

/** It has a place, or some to choose from. */
const hasPlaces = ({ coordinate, candidates = [] }: DraftStop): boolean =>
  coordinate !== undefined || candidates.length > 0;

/** The places to choose from and the choice; the draft changes only when it is confirmed. */
function useChoosing(stop: DraftStop | undefined, { draft, findPlaces }: Editing) {
  const known = stop?.candidates ?? [];
  const [found, setFound] = useState<StopCandidate[]>([]);
  const [pointed, setPointed] = useState<StopCandidate>();
  // `null`: without a place.
  const [chosen, setChosen] = useState<StopCandidate | null>(stop?.coordinate ? (known[0] ?? null) : null);
  const [focusRound, setFocusRound] = useState(0);
  const stopId = stop?.id ?? '';
  const hasChosen = useRef(false);
  const take = (list: StopCandidate[]) => {
    const nearest = nearestFirst(list, draft, stopId);
    setFound(nearest);
    const [best] = nearest;
    // A place of the same name on another continent is listed, but not preselected, so that Enter cannot take it by mistake.
    if (!best || !isPartOfTrip(best, draft)) return;
    setChosen(known.find((place) => isSamePlace(place, best)) ?? best);
    setFocusRound((round) => round + 1);
  };
  useEffect(() => {
    if (stop?.coordinate || known.length > 0) setFocusRound((round) => round + 1);
    else if (stop && findPlaces)
      void findPlaces(stop.name.value).then((list) => {
        // The search can be slow, and the traveller may have chosen meanwhile.
        if (hasChosen.current) return setFound(nearestFirst(list, draft, stopId));
        take(list);
        if (!list.some((place) => isPartOfTrip(place, draft))) selectSearch();
      });
  }, []);
  const choose = (place: StopCandidate | null) => {
    hasChosen.current = true;
    setChosen(place);
  };
  const pick = (coordinate: Coordinate) => {
    const point = { name: stop?.name.value ?? '', country: '', coordinate, kind: 'point' as const };
    setPointed(point);
    choose(point);
  };
  const places = [pointed, ...known, ...found].filter((place) => place !== undefined);
  const unlike = places.filter(
    (place, index) => !places.slice(0, index).some((one) => isSamePlace(one, place)),
  );
  return {
    places: unlike,
    chosen,
    isPointed: chosen !== null && chosen === pointed,
    choose,
    take,
    pick,
    focusRound,
  };
}

/** Selects the name, so that typing replaces it. */
function selectSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#place-search');
  field?.focus();
  field?.select();
}

interface HeadProps {
  stop: DraftStop | undefined;
  source: ClipSource;
  /** How many are still to be placed, including this one. */
  left: number | undefined;
  onLeave: () => void;
}

function PlaceHead({ stop, source, left, onLeave }: HeadProps) {
  const quoted = stop && quotedOf(stop);
  const isKnown = stop !== undefined && hasPlaces(stop);
  return (
    <div class="place-head">
      <TaskHead title={t(isKnown ? 'stop.choosePlace' : 'findPlaces.forOne')} onBack={onLeave}>
        {left !== undefined && left > 0 && <span class="place-left">{many('findPlaces.left', left)}</span>}
      </TaskHead>
      {quoted && quoted.text !== stop?.name.value ? (
        <Quote
          quoted={quoted}
          cite={source.url}
          from={t('stop.from', { source: source.siteName ?? source.title })}
        />
      ) : (
        <p class="place-name" translate={false}>
          {stop?.name.value}
        </p>
      )}
    </div>
  );
}
