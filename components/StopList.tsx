// The stops of one day. One tab stop for the whole list; Up and Down walk it.
import { useRef, useState } from 'preact/hooks';
import type { ClipSource } from '../lib/model/clip.ts';
import type { DraftStop } from '../lib/model/draft.ts';
import { alongList } from './roving.ts';
import { StopRow } from './StopRow.tsx';
import { useStopKeys } from './use-stop-keys.ts';

interface Props {
  stops: DraftStop[];
  source: ClipSource;
  /** From 0; gives the discs their colour. */
  day: number;
  doubts: ReadonlyMap<string, string>;
  openStop: string | undefined;
  onToggle: (stopId: string) => void;
}

const dayColours = 6;

export function StopList({ stops, source, day, doubts, openStop, onToggle }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [walkedTo, setWalkedTo] = useState(0);
  const tabStop = Math.min(walkedTo, stops.length - 1);
  const actOnStop = useStopKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    // Asked of the event, not remembered: a window that is not in front tells nobody of its focus.
    const index = indexAt(event, stops) ?? tabStop;
    if (actOnStop(event, stops[index])) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = alongList({ key: event.key, index, count: stops.length });
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('.stop-head')[next]?.focus();
  };
  const isTimed = stops.some((stop) => stop.startTime || stop.durationMinutes);
  const look = `stop-list stop-list-day-${(day % dayColours) + 1}${isTimed ? '' : ' stop-list-untimed'}`;
  return (
    <ol ref={list} class={look} onKeyDown={onKeyDown}>
      {stops.map((stop, index) => (
        <StopRow
          key={stop.id}
          stop={stop}
          number={index + 1}
          source={source}
          doubt={doubts.get(stop.id)}
          isOpen={stop.id === openStop}
          isTabStop={index === tabStop}
          onToggle={() => onToggle(stop.id)}
          onFocus={() => setWalkedTo(index)}
        />
      ))}
    </ol>
  );
}

function indexAt({ target }: Event, stops: DraftStop[]): number | undefined {
  const row = target instanceof Element ? target.closest('[data-stop-id]') : null;
  const index = stops.findIndex(({ id }) => id === row?.getAttribute('data-stop-id'));
  return index < 0 ? undefined : index;
}
