// One stop: its time in the margin, its number on the line, its name. Pressing it shows where it came from.
import { ChevronDown, ChevronUp, CircleAlert, MapPinPlus } from 'lucide-preact';
import { hasOpenPlace } from '../../lib/map/placed-stops.ts';
import type { ClipSource } from '../../lib/model/clip.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { duration } from '../../lib/words/amounts.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { memoized } from '../parts/memoized.tsx';
import { SourcedText } from '../parts/SourcedText.tsx';
import { categoryIcons } from './category-look.ts';
import { offersPlaces } from './StopActions.tsx';
import { StopChoice } from './StopChoice.tsx';
import { StopDetail } from './StopDetail.tsx';
import { StopThumb } from './StopPicture.tsx';
import '../parts/text-button.css';
import './stop-row.css';
import './no-margin.css';
import { around, t } from '../../lib/words/words.ts';

interface Props {
  stop: DraftStop;
  /** Counts from 1, as on the map. */
  number: number;
  source: ClipSource;
  /** The stop's first question, in one sentence. */
  doubt: string | undefined;
  /** The page's heading for the part that begins with this stop: "Samarkand". */
  part?: string | undefined;
  /** The kind of this and the following stops: "Museums". */
  kind?: string | undefined;
  /** Its kind is in a heading above, so the row leaves it out. */
  hasKinds?: boolean;
  /** Left out if there is nothing to choose. */
  isChosen?: boolean | undefined;
  isOpen: boolean;
  isTabStop: boolean;
  onToggle: (stopId: string) => void;
  onFocus: (stopId: string) => void;
  onChoose?: ((stopId: string) => void) | undefined;
}

export const StopRow = memoized(function StopRow(props: Props) {
  const { stop, number, source, doubt, isOpen, isTabStop, onToggle, onFocus } = props;
  const { part, kind, hasKinds, isChosen, onChoose } = props;
  const detailId = `stop-${stop.id}-detail`;
  const partId = `stop-${stop.id}-part`;
  return (
    <li class={isOpen ? 'stop-row stop-row-open' : 'stop-row'} data-stop-id={stop.id}>
      {part && (
        <p id={partId} class="stop-group">
          <bdi translate={false}>{part}</bdi>
        </p>
      )}
      {kind && <p class="stop-group">{kind}</p>}
      {isChosen !== undefined && onChoose && (
        <StopChoice {...{ stop, isChosen, isTabStop, onFocus }} onToggle={onChoose} />
      )}
      <h3 class="stop-heading">
        <button
          type="button"
          class="stop-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          aria-describedby={part ? partId : undefined}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onToggle(stop.id)}
          onFocus={() => onFocus(stop.id)}
        >
          <StopDisc number={number} stop={stop} />
          <span class="stop-name" translate={false}>
            <SourcedText of={stop.name} />
            {stop.otherName && <span class="stop-other-name"> · {stop.otherName}</span>}
          </span>
          <StopTimes stop={stop} />
          <SubLine stop={hasKinds ? { ...stop, category: undefined } : stop} isOpen={isOpen} />
          {doubt && (
            <span class="stop-line stop-doubt">
              <span class="visually-hidden">. </span>
              <Icon of={CircleAlert} size={16} />
              <span>{doubt}</span>
            </span>
          )}
          {!isOpen && <StopThumb stop={stop} />}
          <span class="stop-chevron">
            <Icon of={isOpen ? ChevronUp : ChevronDown} />
          </span>
        </button>
      </h3>
      {!stop.coordinate && !(isOpen && offersPlaces(stop, doubt)) && (
        <FindPlace stop={stop} isTabStop={isTabStop} />
      )}
      {isOpen && <StopDetail id={detailId} stop={stop} source={source} doubt={doubt} />}
    </li>
  );
});

/** Fixes a missing place without opening the stop. The list is one tab stop: Tab leads here from the current row. */
function FindPlace({ stop, isTabStop }: { stop: DraftStop; isTabStop: boolean }) {
  const editing = useEditing();
  if (!editing) return null;
  const { look, view } = editing;
  const words = t((stop.candidates?.length ?? 0) > 1 ? 'stop.choosePlace' : 'findPlaces.forOne');
  return (
    <button
      type="button"
      class="text-button stop-find"
      title={words}
      aria-label={`${words}: ${stop.name.value}`}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => look({ ...view, task: { kind: 'choose-place', stopId: stop.id } })}
    >
      <Icon of={MapPinPlus} size={16} />
      <span class="stop-find-words">{words}</span>
    </button>
  );
}

/** Dashed until its place is settled. */
function StopDisc({ number, stop }: { number: number; stop: DraftStop }) {
  const isPlaced = stop.coordinate !== undefined;
  const isSettled = isPlaced && !hasOpenPlace(stop);
  // "Stop 3": only the number is visible, the words around it are for screen readers, in the language's own order.
  const [before, after] = around('stop.number', 'number');
  return (
    <span class={isSettled ? 'stop-disc' : 'stop-disc stop-disc-unplaced'}>
      <span class="visually-hidden">{before}</span>
      {number}
      <span class="visually-hidden">{isPlaced ? `${after}, ` : `${after}, ${t('stop.noPlaceYet')}, `}</span>
    </span>
  );
}

function StopTimes({ stop: { startTime, durationMinutes } }: { stop: DraftStop }) {
  if (!startTime && !durationMinutes) return null;
  return (
    <span class="stop-times">
      {startTime && (
        <span class="stop-time">
          <span class="visually-hidden">, </span>
          <SourcedText of={startTime} />
        </span>
      )}
      {durationMinutes && (
        <span class="stop-length">
          <span class="visually-hidden">, </span>
          <SourcedText of={durationMinutes} words={duration(durationMinutes.value)} />
        </span>
      )}
    </span>
  );
}

/**
 * "Museum · Alfama · Rua do Paraíso 12"; without any of these, the beginning of the note. An open stop shows the rest below.
 */
function SubLine({ stop, isOpen }: { stop: DraftStop; isOpen: boolean }) {
  const { category, quarter } = stop;
  const address = isOpen ? undefined : stop.address;
  const note = isOpen || category || quarter || address ? undefined : stop.note;
  if (!category && !quarter && !address && !note) return null;
  return (
    <span class="stop-line">
      <span class="visually-hidden">, </span>
      {category && <Icon of={categoryIcons[category.value]} size={16} />}
      <span class="stop-sub">
        {category && <SourcedText of={category} words={t(`categories.${category.value}`)} />}
        {category && quarter && ' · '}
        {quarter && <bdi translate={false}>{quarter}</bdi>}
        {(category || quarter) && address && ' · '}
        {address && <SourcedText of={address} />}
        {note && <SourcedText of={note} />}
      </span>
    </span>
  );
}
