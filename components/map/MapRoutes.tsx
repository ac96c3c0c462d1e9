// The route of each day in its colour: the selected day as a line with discs, the others faintly with dots.
import { useMemo } from 'preact/hooks';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import { routePath } from '../../lib/map/route-path.ts';
import { project, type View } from '../../lib/map/view.ts';
import { dayColour } from '../parts/day-colour.ts';

interface Props {
  days: PlacedStop[][];
  day: number;
  view: View;
  showsOthers: boolean;
}

export function MapRoutes({ days, day, view, showsOthers }: Props) {
  return (
    <g>
      {showsOthers &&
        days.map((stops, index) =>
          index === day ? null : (
            <OtherDay key={stops[0]?.id ?? index} stops={stops} day={index} view={view} />
          ),
        )}
      <DayRoute stops={days[day] ?? []} view={view} />
    </g>
  );
}

/** With more stops than this, a line through all of them is a scribble, so it is drawn faintly. */
const maxRouteStops = 100;

function DayRoute({ stops, view }: { stops: PlacedStop[]; view: View }) {
  const path = useMemo(() => routePath(stops.map(({ at }) => project(view, at))), [stops, view]);
  return (
    <>
      {stops.length <= maxRouteStops && <path class="map-halo" d={path} />}
      <path class={stops.length <= maxRouteStops ? 'map-route' : 'map-other'} d={path} />
    </>
  );
}

function OtherDay({ stops, day, view }: { stops: PlacedStop[]; day: number; view: View }) {
  const { route, dots } = useMemo(() => {
    const points = stops.map(({ at }) => project(view, at));
    // A dot is a zero-length stroke with round ends, so that all dots of a day are one path.
    const dots = points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
    return { route: routePath(points), dots };
  }, [stops, view]);
  return (
    <g class={dayColour(day)}>
      <path class="map-other" d={route} />
      <path class="map-dots" d={dots} />
    </g>
  );
}
