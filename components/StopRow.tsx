// One stop: its time in the margin, its number on the line, its name; pressed, it shows where it came from.
import { ChevronDown, ChevronUp, CircleAlert } from 'lucide-preact';
import type { ClipSource } from '../lib/model/clip.ts';
import type { DraftStop } from '../lib/model/draft.ts';
import { duration } from './amount-words.ts';
import { categoryLook } from './category-look.ts';
import { Icon } from './Icon.tsx';
import { Known } from './Known.tsx';
import { StopDetail } from './StopDetail.tsx';
import { useStopDrag } from './use-stop-drag.ts';
import './stop-row.css';

interface Props {
  stop: DraftStop;
  /** From 1, as on the map. */
  number: number;
  source: ClipSource;
  /** What does not fit, in one sentence. */
  doubt: string | undefined;
  isOpen: boolean;
  isTabStop: boolean;
  onToggle: () => void;
  onFocus: () => void;
}

export function StopRow({ stop, number, source, doubt, isOpen, isTabStop, onToggle, onFocus }: Props) {
  const { row, edge, isDragged } = useStopDrag(stop.id);
  const detailId = `stop-${stop.id}-detail`;
  return (
    <li
      ref={row}
      class={isOpen ? 'stop-row stop-row-open' : 'stop-row'}
      data-stop-id={stop.id}
      data-edge={edge}
      data-dragged={isDragged || undefined}
    >
      <h3 class="stop-heading">
        <button
          type="button"
          class="stop-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          tabIndex={isTabStop ? 0 : -1}
          onClick={onToggle}
          onFocus={onFocus}
        >
          <StopDisc number={number} isPlaced={stop.coordinate !== undefined} />
          <span class="stop-name" translate={false}>
            <Known known={stop.name} />
          </span>
          <StopTimes stop={stop} />
          <SubLine stop={stop} isOpen={isOpen} />
          {doubt && (
            <span class="stop-line stop-doubt">
              <Icon of={CircleAlert} size={16} />
              <span>{doubt}</span>
            </span>
          )}
          <span class="stop-chevron">
            <Icon of={isOpen ? ChevronUp : ChevronDown} />
          </span>
        </button>
      </h3>
      {isOpen && <StopDetail id={detailId} stop={stop} source={source} doubt={doubt} />}
    </li>
  );
}

function StopDisc({ number, isPlaced }: { number: number; isPlaced: boolean }) {
  return (
    <span class={isPlaced ? 'stop-disc' : 'stop-disc stop-disc-unplaced'}>
      <span class="visually-hidden">Stop </span>
      {number}
      <span class="visually-hidden">{isPlaced ? ', ' : ', no place yet, '}</span>
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
          <Known known={startTime} />
        </span>
      )}
      {durationMinutes && (
        <span class="stop-length">
          <span class="visually-hidden">, </span>
          <Known known={durationMinutes} words={duration(durationMinutes.value)} />
        </span>
      )}
    </span>
  );
}

/** "Museum · Rua do Paraíso 12"; without either, the beginning of the note. An open stop tells the rest below. */
function SubLine({ stop, isOpen }: { stop: DraftStop; isOpen: boolean }) {
  const { category } = stop;
  const address = isOpen ? undefined : stop.address;
  const note = isOpen || category || address ? undefined : stop.note;
  if (!category && !address && !note) return null;
  const look = category && categoryLook[category.value];
  return (
    <span class="stop-line">
      <span class="visually-hidden">, </span>
      {look && <Icon of={look.icon} size={16} />}
      <span class="stop-sub">
        {category && look && <Known known={category} words={look.word} />}
        {category && address && ' · '}
        {address && <Known known={address} />}
        {note && <Known known={note} />}
      </span>
    </span>
  );
}
