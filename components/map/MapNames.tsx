// Names of quarters, sights and towns from the gazetteer, in italics below the route.
import { useMemo } from 'preact/hooks';
import type { Point } from '../../lib/map/mercator.ts';
import { writeNames } from '../../lib/map/place-names.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import { project, type View } from '../../lib/map/view.ts';
import { keptCorners } from './kept-corners.ts';
import { useNames } from './name-source.ts';

interface Props {
  view: View;
  discs: Point[];
  /** What they are called is in the list, and beside the disc that is looked at. */
  stops: PlacedStop[];
  isLarge: boolean;
}

const waters = new Set(['lake', 'bay', 'river', 'waterfall', 'spring', 'beach']);
const large = 0.8;

export function MapNames({ view, discs, stops, isLarge }: Props) {
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
    return writeNames(others, { view, discs, radius, route, most: isLarge ? 18 : 5, kept });
  }, [names, view, discs, stops, isLarge]);
  return (
    <g>
      {written.map(({ of: { name, kind, weight }, at }) => (
        <text
          key={name}
          class={`map-place${weight >= large ? ' map-place-large' : ''}${waters.has(kind) ? ' map-place-water' : ''}`}
          x={at.x.toFixed(1)}
          y={at.y.toFixed(1)}
          dy="0.35em"
        >
          {name}
        </text>
      ))}
    </g>
  );
}
