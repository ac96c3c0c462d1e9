// A map on which to point at a stop's place: press it, or drag the pin. With keys, the map moves under the cross in its
// middle, and Enter puts the pin there.
import { useMemo, useRef } from 'preact/hooks';
import { fitView } from '../../lib/map/fit.ts';
import { type Point, roundedCoordinate, toCoordinate, toWorld } from '../../lib/map/mercator.ts';
import { nearestInView } from '../../lib/map/nearest-in-view.ts';
import { type PlacedStop, placedStops } from '../../lib/map/placed-stops.ts';
import { project, type Size, unproject } from '../../lib/map/view.ts';
import type { Draft, StopCandidate } from '../../lib/model/draft.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { MapNeedle, MapScale } from '../map/MapMargin.tsx';
import { MapNames } from '../map/MapNames.tsx';
import { MapPaper } from '../map/MapPaper.tsx';
import { useOutline } from '../map/outline-source.ts';
import { useBox } from '../map/use-box.ts';
import { useDrag } from '../map/use-drag.ts';
import { useGestures } from '../map/use-gestures.ts';
import { useView } from '../map/use-view.ts';
import { dayColour } from '../parts/day-colour.ts';
import '../map/map-ink.css';
import '../map/trip-map.css';

interface Props {
  draft: Draft;
  stopId: string;
  places: StopCandidate[];
  chosen: StopCandidate | null;
  /** The chosen place was pointed at on this map. */
  isPointed: boolean;
  onPick: (coordinate: Coordinate) => void;
}

/** Assumed until the box has been measured. */
const firstSize: Size = { width: 400, height: 176 };
const margin = { x: 48, y: 36, bottom: 52 };
/** The smallest extent of the shorter side: for a pin alone, and for one among other stops. */
const [aloneMetres, togetherMetres] = [10_000, 1500];
/** More discs than this would cover the map. */
const maxNeighbours = 40;
const neighbourRadius = 10;
/** Names help to recognise the surroundings of the place. */
const maxNames = 12;
// There is no route, and the names of the stops may be written on the map.
const noStops: PlacedStop[] = [];

export function PinMap({ draft, stopId, places, chosen, isPointed, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBox(box, firstSize);
  const { day, number, others } = useNeighbours(draft, stopId);
  const near = others[0]?.at;
  const pin = chosen && beside(toWorld(chosen.coordinate), near);
  const spots = places
    .filter((place) => place !== chosen)
    .map(({ coordinate }) => beside(toWorld(coordinate), near));
  const framed = useRef<Point>();
  if (!isPointed) framed.current = pin ?? undefined;
  const { view, move, refit } = usePinView({ size, framed: framed.current, others, places: spots });
  const outline = useOutline(view);
  const gestures = useGestures({ move, refit });
  const pick = (at: Point) => onPick(roundedCoordinate(toCoordinate(unproject(view, at))));
  const drag = useDrag<null>((_pin, at) => pick(at));
  if (others.length === 0 && places.length === 0) return null;
  const shown = drag.at ?? (pin && project(view, pin));
  const around = shown ?? { x: size.width / 2, y: size.height / 2 };
  const neighbours = nearestInView(others, view, { around, max: maxNeighbours, margin: neighbourRadius });
  const discs = [
    ...neighbours.map(({ on }) => on),
    ...spots.map((spot) => project(view, spot)),
    ...(shown ? [shown] : []),
  ];
  return (
    <div ref={box} class={`pin-map map-box map-box-large ${dayColour(day)}`}>
      <div
        class="map-face"
        role="application"
        aria-label={t('pinMap.name')}
        aria-description={t('pinMap.keys')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and pointed at by keys
        tabIndex={0}
        {...gestures}
        {...drag.over}
        onClickCapture={(event) => drag.onClickCapture(event) || gestures.onClickCapture(event)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return gestures.onKeyDown(event);
          event.preventDefault();
          event.stopPropagation();
          pick({ x: size.width / 2, y: size.height / 2 });
        }}
        onClick={(event) => pick(pointIn(box.current, event))}
      >
        <svg
          role="img"
          aria-label={t('pinMap.name')}
          width={size.width}
          height={size.height}
          viewBox={`0 0 ${size.width} ${size.height}`}
        >
          <MapPaper view={view} outline={outline} />
          <MapNames view={view} discs={discs} stops={noStops} isLarge={false} maxNames={maxNames} />
          <MapNeedle view={view} />
          <MapScale view={view} />
          {neighbours.map(({ place, on }) => (
            <Neighbour key={place.id} stop={place} at={on} />
          ))}
          {spots.map((spot) => (
            <Spot key={`${spot.x} ${spot.y}`} at={project(view, spot)} />
          ))}
          {shown && <Pin at={shown} number={number} isHeld={drag.at !== undefined} />}
          <Cross size={size} />
        </svg>
        {shown && (
          <span
            class="pin-grip"
            style={{ left: `${shown.x}px`, top: `${shown.y}px` }}
            onPointerDown={(event) => drag.start(event, null)}
          />
        )}
      </div>
      <p class="map-note">{t(chosen ? 'pinMap.drag' : 'pinMap.press')}</p>
    </div>
  );
}

/** Moves a point into the copy of the world in which `near` is. */
const beside = (point: Point, near: Point | undefined): Point =>
  near ? { x: point.x + Math.round(near.x - point.x), y: point.y } : point;

function pointIn(box: HTMLElement | null, event: MouseEvent): Point {
  const { left = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
  return { x: event.clientX - left, y: event.clientY - top };
}

/** The placed stops of its day, or of the whole trip if the day has none. */
function useNeighbours({ days }: Draft, stopId: string) {
  return useMemo(() => {
    const day = days.findIndex(({ stops }) => stops.some(({ id }) => id === stopId));
    const number = 1 + (days[day]?.stops.findIndex(({ id }) => id === stopId) ?? 0);
    const placed = placedStops(days).filter(({ id }) => id !== stopId);
    const ofDay = placed.filter((stop) => stop.day === day);
    return { day: Math.max(0, day), number, others: ofDay.length > 0 ? ofDay : placed };
  }, [days, stopId]);
}

interface Shown {
  size: Size;
  /** The place the map is fitted around; it does not change while the traveller points at the map. */
  framed: Point | undefined;
  others: PlacedStop[];
  places: Point[];
}

// A fiftieth of the world's width is about 800 km: a place further away is shown alone.
const together = 0.02;

/** The place with its day around it; without a place, the day, otherwise the candidates. */
function usePinView({ size, framed, others, places }: Shown) {
  const fitted = useMemo(() => {
    const around = others.map(({ at }) => at);
    const isNear = framed && around.some(({ x, y }) => Math.hypot(x - framed.x, y - framed.y) < together);
    const before = around.length > 0 ? around : places;
    const points = !framed ? before : isNear ? [framed, ...around] : [framed];
    const closest = points.length === 1 ? aloneMetres : togetherMetres;
    return fitView(points, { ...size, margin, mayTurn: false, closest });
  }, [size, framed?.x, framed?.y, others, places.length]);
  return useView(fitted, framed ? `${framed.x} ${framed.y}` : 'day');
}

const Neighbour = ({ stop, at }: { stop: PlacedStop; at: Point }) => (
  <g class={`map-mark ${dayColour(stop.day)}`} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    <circle class="map-disc" r={neighbourRadius} />
    <text class="map-number" dy="0.35em" font-size="11.5">
      {stop.number}
    </text>
  </g>
);

const Spot = ({ at }: { at: Point }) => (
  <circle class="pin-spot" cx={at.x.toFixed(1)} cy={at.y.toFixed(1)} r="6" />
);

const Pin = ({ at, number, isHeld }: { at: Point; number: number; isHeld: boolean }) => (
  <g
    class={isHeld ? 'map-mark pin-held' : 'map-mark'}
    transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
  >
    <circle class="map-ring" r="16.5" />
    <circle class="map-disc" r="12.5" />
    <text class="map-number" dy="0.35em" font-size="14">
      {number}
    </text>
  </g>
);

/** Where Enter puts the pin; only visible while the map has the focus. */
const Cross = ({ size: { width, height } }: { size: Size }) => (
  <path class="pin-cross" d={`M${width / 2 - 9} ${height / 2}h18M${width / 2} ${height / 2 - 9}v18`} />
);
