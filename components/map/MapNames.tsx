// Names of quarters, sights and towns from the gazetteer, in italics below the route.
import { useMemo } from 'preact/hooks';
import { frameMetres } from '../../lib/map/fit.ts';
import type { Point } from '../../lib/map/mercator.ts';
import { largeWeight, type WrittenName, writeNames } from '../../lib/map/place-names.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import { project, type View } from '../../lib/map/view.ts';
import { keptCorners } from './kept-corners.ts';
import { useNames } from './name-source.ts';

interface Props {
  view: View;
  discs: Point[];
  /** The stops' own names are left out: they are in the list, and beside the lit disc. */
  stops: PlacedStop[];
  isLarge: boolean;
  /** How many names there is room for, if that does not follow from the map's size. */
  maxNames?: number;
}

const waters = new Set(['lake', 'bay', 'river', 'waterfall', 'spring', 'beach']);
/** Stations, airports and ports have a square dot instead of a round one. */
const stations = new Set(['station', 'airport', 'port']);
/** From this width on, towns have a dot. */
const townMetres = 40_000;
const dotSize = 2.25;

export function MapNames({ view, discs, stops, isLarge, maxNames = isLarge ? 24 : 5 }: Props) {
  const names = useNames(view);
  const written = useMemo(() => {
    const { width, height } = view.size;
    const own = new Set(stops.map(({ name }) => name));
    const kept = [
      ...keptCorners(view.size, isLarge),
      { left: width * 0.4, top: height - 26, right: width, bottom: height },
    ];
    const others = names.filter(({ name }) => !own.has(name));
    const route = stops.map(({ at }) => project(view, at));
    const radius = isLarge ? 13 : 10;
    const hasTownDots = frameMetres(view) > townMetres;
    return writeNames(others, { view, discs, radius, route, maxNames, hasTownDots, kept });
  }, [names, view, discs, stops, isLarge, maxNames]);
  return (
    <g>
      {written.map((each) => (
        <Name key={each.of.name} written={each} />
      ))}
    </g>
  );
}

function Name({ written: { of, at, dot, anchor } }: { written: WrittenName }) {
  const { name, kind, weight } = of;
  const look = `map-place${weight >= largeWeight ? ' map-place-large' : ''}${waters.has(kind) ? ' map-place-water' : ''}`;
  return (
    <>
      {dot && <Spot at={dot} isStation={stations.has(kind)} />}
      <text class={look} x={at.x.toFixed(1)} y={at.y.toFixed(1)} dy="0.35em" text-anchor={anchor}>
        {name}
      </text>
    </>
  );
}

const Spot = ({ at: { x, y }, isStation }: { at: Point; isStation: boolean }) =>
  isStation ? (
    <rect
      class="map-spot map-spot-station"
      x={(x - dotSize).toFixed(1)}
      y={(y - dotSize).toFixed(1)}
      width={2 * dotSize}
      height={2 * dotSize}
    />
  ) : (
    <circle class="map-spot" cx={x.toFixed(1)} cy={y.toFixed(1)} r={dotSize} />
  );
