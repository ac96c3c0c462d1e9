// All stops that are not on the map: the online search for them, and a way to go through them by hand.
import { ChevronRight } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { many, t } from '../../lib/words/words.ts';
import { type Editing, withoutTask } from '../editing/editing.ts';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { dayColour } from '../parts/day-colour.ts';
import { Icon } from '../parts/Icon.tsx';
import { alongList } from '../parts/roving.ts';
import { Windowed } from '../parts/Windowed.tsx';
import { LookUpCard } from './LookUpCard.tsx';
import { stopCount, type Unplaced, unplacedOf } from './unplaced.ts';
import './places.css';

interface Props {
  header: ComponentChildren;
  editing: Editing;
}

export function FindPlaces({ header, editing }: Props) {
  const { draft, look, view, focus } = editing;
  const open = unplacedOf(draft);
  const [first] = open;
  const title = useFocusOnce();
  const leave = () => look(withoutTask(view, focus));
  const begin = ({ stop, day }: Unplaced) =>
    look({ part: 'days', day, task: { kind: 'choose-place', stopId: stop.id, walk: [] } });
  const footer = (
    <>
      {first && (
        <Button id="go-through" kind="primary" onPress={() => begin(first)}>
          {t('findPlaces.goThrough')}
        </Button>
      )}
      <Button id="leave-places" onPress={leave}>
        {t('findPlaces.back')}
      </Button>
    </>
  );
  const stops = many('counts.stops', stopCount(draft));
  return (
    <Surface screen="review" header={header} footer={footer}>
      <div class="find-places">
        <h1 ref={title} class="find-places-title" tabIndex={-1}>
          {t('findPlaces.title')}
        </h1>
        <p class="lead">
          {open.length === 0 ? t('findPlaces.allPlaced') : many('findPlaces.line', open.length, { stops })}
        </p>
        <LookUpCard open={open.length} destination={draft.destination?.value} />
      </div>
      <UnplacedList open={open} onFind={begin} />
    </Surface>
  );
}

function UnplacedList({ open, onFind }: { open: Unplaced[]; onFind: (unplaced: Unplaced) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.unplaced-row') ?? [])];
    const index = rows.indexOf(event.target as HTMLElement);
    const next = index < 0 ? undefined : alongList({ key: event.key, index, count: rows.length });
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };
  return (
    <div ref={list} class="unplaced-list">
      <Windowed
        items={open}
        keyOf={({ stop }) => stop.id}
        label={t('findPlaces.title')}
        isInOrder
        onKeyDown={onKeyDown}
      >
        {(unplaced) => <UnplacedRow unplaced={unplaced} onPress={() => onFind(unplaced)} />}
      </Windowed>
    </div>
  );
}

function UnplacedRow({
  unplaced: { stop, day, number },
  onPress,
}: {
  unplaced: Unplaced;
  onPress: () => void;
}) {
  const candidates = stop.candidates?.length ?? 0;
  return (
    <button type="button" class={`unplaced-row ${dayColour(day)}`} onClick={onPress}>
      <span class="stop-form-number stop-form-number-open" aria-hidden="true">
        {number}
      </span>
      <span class="unplaced-words">
        <span class="place-name" translate={false}>
          {stop.name.value}
        </span>
        <span class="place-where">
          {t('findPlaces.dayAndStop', { day: day + 1, number })}
          {candidates > 0 && ` · ${many('findPlaces.toChoose', candidates)}`}
        </span>
      </span>
      <span class="unplaced-go">{t('findPlaces.forOne')}</span>
      <Icon of={ChevronRight} size={18} mirrors />
    </button>
  );
}

function useFocusOnce() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
