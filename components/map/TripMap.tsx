// The map of the trip, drawn without any network: a strip above the list, or large with discs to press.

import { Maximize2, Minimize2 } from 'lucide-preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fitView } from '../../lib/map/fit.ts';
import { joinMarks, type Mark } from '../../lib/map/join-marks.ts';
import { roundedCoordinate, toCoordinate } from '../../lib/map/mercator.ts';
import { type PlacedStop, placedStops } from '../../lib/map/placed-stops.ts';
import { project, type Size, unproject, type View } from '../../lib/map/view.ts';
import { withoutFar } from '../../lib/map/without-far.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import { dayColour } from '../parts/day-colour.ts';
import { useKeyOf } from '../parts/letter-keys.ts';
import { RouteStrip } from '../parts/RouteStrip.tsx';
import { MapButton, MapControls } from './MapControls.tsx';
import { MapFarDays } from './MapFarDays.tsx';
import { MapNeedle, MapScale } from './MapMargin.tsx';
import { MapMarks } from './MapMarks.tsx';
import { MapNames } from './MapNames.tsx';
import { MapPaper } from './MapPaper.tsx';
import { MapRoutes } from './MapRoutes.tsx';
import { MapTouches } from './MapTouches.tsx';
import { mapSentence, placedWords } from './map-words.ts';
import { halfWidthOf, labelOf } from './mark-size.ts';
import { useOutline } from './outline-source.ts';
import type { StopSelection } from './stop-selection.ts';
import { useBox } from './use-box.ts';
import { useDrag } from './use-drag.ts';
import { closer, further, useGestures } from './use-gestures.ts';
import { useView } from './use-view.ts';
import './map-ink.css';
import './trip-map.css';
import { t } from '../../lib/words/words.ts';

export interface TripMapProps extends StopSelection {
  days: DraftDay[];
  /** Counts from 0. */
  day: number;
  onDay?: (day: number) => void;
  /** A disc was dragged to another place. Left out where the draft is read-only. */
  onMove?: (stopId: string, to: Coordinate) => void;
}

/** The popup's strip, assumed until the box has been measured. */
const strip: Size = { width: 400, height: 104 };
/** Pixels kept free at the bottom of the strip, so that the note covers no disc. */
const noteHeight = 36;
/** The strip of a low window shows no note. */
const lowHeight = 80;
/** From this height on, the map can be moved and zoomed. */
const largeHeight = 180;

export function TripMap({ days, day, onDay, onMove, ...ties }: TripMapProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  const placed = useMemo(() => placedStops(days), [days]);
  const byDay = useMemo(
    () => days.map((_, index) => placed.filter((stop) => stop.day === index)),
    [days, placed],
  );
  const here = byDay[day] ?? [];
  const note = placedWords(here.length, days[day]?.stops.length ?? 0);
  const { box, size, isLarge, ...map } = useMap({ placed, byDay, day, hasNote: note !== undefined });
  const shortcut = useKeyOf('m');
  useFocusOnMap(box, isEnlarged && isLarge);
  const sentence = mapSentence(day + 1, days[day], here);
  const drag = useDrag<PlacedStop>((stop, to) =>
    onMove?.(stop.id, roundedCoordinate(toCoordinate(unproject(map.view, to)))),
  );
  if (placed.length === 0) return <EmptyMap />;
  const asMap = isLarge && {
    ...mapRole(),
    ...shortcut,
    ...map.gestures,
    ...drag.over,
    onClickCapture: (event: MouseEvent) => drag.onClickCapture(event) || map.gestures.onClickCapture(event),
  };
  const frame = `0 0 ${size.width} ${size.height}`;
  return (
    <div class={`trip-map ${dayColour(day)}`} data-map={isEnlarged ? 'enlarged' : 'strip'}>
      <div ref={box} class={isLarge ? 'map-box map-box-large' : 'map-box'}>
        <div class="map-face" {...asMap}>
          <svg role="img" aria-label={sentence} width={size.width} height={size.height} viewBox={frame}>
            <MapPaper view={map.view} outline={map.outline} />
            <MapNames view={map.view} discs={map.marks.map(({ at }) => at)} stops={here} isLarge={isLarge} />
            <MapRoutes days={byDay} day={day} view={map.view} showsOthers={isLarge || here.length === 0} />
            <MapNeedle view={map.view} />
            <MapScale view={map.view} />
            <MapMarks marks={map.marks} size={size} radius={map.radius} isLarge={isLarge} ties={ties} />
            {drag.what && drag.at && (
              <MapMarks
                marks={[{ at: drag.at, of: [drag.what] }]}
                size={size}
                radius={map.radius}
                isLarge={isLarge}
                ties={{ ...ties, highlighted: drag.what.id }}
              />
            )}
          </svg>
          <MapTouches
            marks={map.marks}
            size={size}
            ties={ties}
            isForKeys={isLarge}
            onTake={isLarge && onMove ? drag.start : undefined}
          />
        </div>
        {note && <p class="map-note">{note}</p>}
        <Enlarge isEnlarged={isEnlarged} onPress={() => setEnlarged(!isEnlarged)} shortcut={shortcut} />
        {isLarge && <MapControls day={day} {...map.controls} />}
        {isLarge && onDay && <MapFarDays days={byDay} view={map.view} onDay={onDay} />}
      </div>
    </div>
  );
}

/** No stop has a place: a sketch of a route, so that a page keeps its two columns, and what to do about it. */
const EmptyMap = () => (
  <div class="trip-map trip-map-empty">
    <RouteStrip />
    <p class="map-nothing">{t('map.nothingPlaced')}</p>
  </div>
);

/** The role and description of a map that can be moved, for screen readers. */
const mapRole = () => ({
  role: 'group' as const,
  'aria-label': t('map.name'),
  'aria-description': t('map.keys'),
  tabIndex: 0,
});

interface EnlargeProps {
  isEnlarged: boolean;
  onPress: () => void;
  shortcut: ReturnType<typeof useKeyOf>;
}

function Enlarge({ isEnlarged, onPress, shortcut }: EnlargeProps) {
  return (
    <MapButton
      icon={isEnlarged ? Minimize2 : Maximize2}
      label={isEnlarged ? t('map.shrink') : t('map.enlarge')}
      look="map-enlarge"
      onPress={onPress}
      shortcut={shortcut}
    />
  );
}

/** When its button enlarges the map, the map takes the focus, so that its arrow keys work at once. */
function useFocusOnMap(box: { current: HTMLElement | null }, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen && document.activeElement?.matches('.map-enlarge'))
      box.current?.querySelector<HTMLElement>('.map-face')?.focus({ preventScroll: true });
  }, [box, isOpen]);
}

interface Shown {
  placed: PlacedStop[];
  byDay: PlacedStop[][];
  day: number;
  /** A note at the bottom says how many stops are not on the map. */
  hasNote: boolean;
}

/** What the map shows, and how it moves. */
function useMap({ placed, byDay, day, hasNote }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBox(box, strip);
  const isLarge = size.height >= largeHeight;
  const here = byDay[day] ?? [];
  const [tripOf, setTripOf] = useState<number>();
  // Choosing another day fits the map to that day again.
  const showsTrip = tripOf === day || here.length === 0;
  const shown = showsTrip ? placed : here;
  const fitted = useMemo(() => {
    const margin = isLarge
      ? { x: Math.min(96, size.width / 5), y: 72 }
      : {
          x: 60,
          y: Math.min(24, size.height / 4),
          ...(hasNote && size.height > lowHeight && { bottom: noteHeight }),
        };
    const points = shown.map(({ at }) => at);
    return fitView(showsTrip ? points : withoutFar(points), {
      ...size,
      margin,
      mayTurn: !isLarge,
      ...(shown[0] && isOnePlace(shown) && { closest: shown[0].aloneMetres }),
    });
  }, [shown, showsTrip, size, isLarge, hasNote]);
  const { view, move, refit } = useView(fitted, `${showsTrip ? 'trip' : day} ${isLarge}`);
  const gestures = useGestures({ move, refit });
  const outline = useOutline(view);
  const controls = {
    onCloser: () => move(closer),
    onFurther: () => move(further),
    onFitDay: () => {
      setTripOf(undefined);
      refit();
    },
    onFitTrip:
      placed.length > here.length && here.length > 0
        ? () => {
            setTripOf(day);
            refit();
          }
        : undefined,
  };
  const radius = isLarge ? 13 : 10;
  const marks = useMemo(() => marksOf(here, view, radius), [here, view, radius]);
  return { box, size, isLarge, view, marks, radius, outline, gestures, controls };
}

const isOnePlace = ([first, ...others]: PlacedStop[]) =>
  others.every(({ at }) => at.x === first?.at.x && at.y === first?.at.y);

/** More discs than this are a crowd: each then covers a wider area. */
const maxMarks = 60;

function marksOf(stops: PlacedStop[], view: View, radius: number): Mark<PlacedStop>[] {
  const discs = stops.map((stop) => ({ at: project(view, stop.at), of: stop }));
  let reach = radius;
  for (;;) {
    const scale = reach / radius;
    const marks = joinMarks(discs, reach, (of) => halfWidthOf(labelOf(of), radius) * scale);
    if (marks.length <= maxMarks || reach > 4 * radius) return marks;
    reach *= 1.5;
  }
}
