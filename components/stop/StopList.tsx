// The stops of one day. The whole list is one tab stop; Up and Down move through it.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { ClipSource } from '../../lib/model/clip.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import { dayColour } from '../parts/day-colour.ts';
import { alongList } from '../parts/roving.ts';
import { StopRow } from './StopRow.tsx';
import { useGrowing } from './use-growing.ts';
import { useStopDrag } from './use-stop-drag.ts';
import { useStopKeys } from './use-stop-keys.ts';

interface Props {
  stops: DraftStop[];
  source: ClipSource;
  /** Counts from 0; sets the colour of the discs. */
  day: number;
  doubts: ReadonlyMap<string, string>;
  openStop: string | undefined;
  onToggle: (stopId: string) => void;
  /** For a list of places: shows headings of the page's parts, or of the kinds of places. */
  hasGroups?: boolean;
  /** For a list of places from which days can be planned. */
  choice?: { leftOut: ReadonlySet<string>; toggle: (stopId: string) => void } | undefined;
}

/** Selectors of the elements in each row; Up and Down stay among those of one kind. */
const heads = '.stop-head';
const boxes = '.stop-choice input';

/** From this length on, rows out of sight are not laid out until they come near. */
const longList = 60;

export function StopList({ stops, source, day, doubts, openStop, onToggle, hasGroups, choice }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [walkedTo, setWalkedTo] = useState<string>();
  const walkedIndex = stops.findIndex(({ id }) => id === walkedTo);
  const tabStop = Math.max(0, walkedIndex);
  const openIndex = stops.findIndex(({ id }) => id === openStop);
  const drawn = useGrowing(stops.length, 1 + Math.max(openIndex, walkedIndex));
  const toggle = useNewestCall(onToggle);
  const parts = hasGroups ? partHeadings(stops) : [];
  const hasParts = parts.some(Boolean);
  // If no place has a known kind, headings would not help.
  const hasKinds = hasGroups === true && !hasParts && stops.some(({ category }) => category);
  useStopDrag(list);
  const actOnStop = useStopKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    // Taken from the event instead of remembered: a window in the background gets no focus events.
    const index = indexAt(event, stops) ?? tabStop;
    if (actOnStop(event, stops[index])) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = alongList({ key: event.key, index, count: stops.length });
    if (next === undefined) return;
    event.preventDefault();
    const walked = event.target instanceof Element && event.target.matches(boxes) ? boxes : heads;
    list.current?.querySelectorAll<HTMLElement>(walked)[next]?.focus();
  };
  return (
    <ol
      ref={list}
      class={choice ? `${lookOf(stops, day)} stop-list-choosing` : lookOf(stops, day)}
      onKeyDown={onKeyDown}
    >
      {stops.slice(0, drawn).map((stop, index) => (
        <StopRow
          key={stop.id}
          stop={stop}
          number={index + 1}
          source={source}
          doubt={doubts.get(stop.id)}
          isOpen={stop.id === openStop}
          part={parts[index]}
          kind={hasKinds ? kindAt(stops, index) : undefined}
          hasKinds={hasKinds}
          isChosen={choice && !choice.leftOut.has(stop.id)}
          onChoose={choice?.toggle}
          isTabStop={index === tabStop}
          onToggle={toggle}
          onFocus={setWalkedTo}
        />
      ))}
    </ol>
  );
}

const kindOf = (stop: DraftStop | undefined) => stop && (stop.category?.value ?? 'other');

/** For each stop, the part of the page if it is the first stop in that part. Stops the traveller added have none. */
function partHeadings(stops: DraftStop[]): (string | undefined)[] {
  let before: string | undefined;
  return stops.map(({ part }) => {
    if (!part || part === before) return undefined;
    before = part;
    return part;
  });
}

/** The heading of its kind, if it is the first of that kind. */
function kindAt(stops: DraftStop[], index: number): string | undefined {
  const kind = kindOf(stops[index]);
  return kind && kind !== kindOf(stops[index - 1]) ? t(`categoryHeadings.${kind}`) : undefined;
}

/** If fewer stops than this have a time, the margin would be an almost empty column, so times go below the names. */
const timedForMargin = 0.5;

function lookOf(stops: DraftStop[], day: number): string {
  const timed = stops.filter((stop) => stop.startTime || stop.durationMinutes).length;
  const hasMargin = timed > 0 && timed >= stops.length * timedForMargin;
  return [
    `stop-list ${dayColour(day)}`,
    ...(hasMargin ? [] : ['stop-list-no-margin']),
    ...(stops.length > longList ? ['stop-list-long'] : []),
  ].join(' ');
}

/** A stable function that calls the newest one, so that unchanged rows are not rendered again. */
function useNewestCall(call: (stopId: string) => void): (stopId: string) => void {
  const newest = useRef(call);
  newest.current = call;
  return useCallback((stopId) => newest.current(stopId), []);
}

function indexAt({ target }: Event, stops: DraftStop[]): number | undefined {
  const row = target instanceof Element ? target.closest('[data-stop-id]') : null;
  const index = stops.findIndex(({ id }) => id === row?.getAttribute('data-stop-id'));
  return index < 0 ? undefined : index;
}
