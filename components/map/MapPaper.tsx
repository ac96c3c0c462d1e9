// What is below the route: squared paper, and if there is an outline, land, water and borders.
import { useId, useMemo } from 'preact/hooks';
import { squareSide } from '../../lib/map/measures.ts';
import type { Outline } from '../../lib/map/outline.ts';
import { outlinePaths } from '../../lib/map/outline-paths.ts';
import { project, type View } from '../../lib/map/view.ts';

interface Props {
  view: View;
  /** Undefined if the map is zoomed in further than the outline is precise. */
  outline: Outline | undefined;
}

export function MapPaper({ view, outline }: Props) {
  const { width, height } = view.size;
  const id = `map-squares-${useId()}`;
  const side = squareSide(view);
  const origin = project(view, { x: 0, y: 0 });
  const degrees = (view.turn * 180) / Math.PI;
  const fill = `url(#${id})`;
  return (
    <g>
      <defs>
        <pattern
          id={id}
          width={side}
          height={side}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${origin.x} ${origin.y}) rotate(${degrees})`}
        >
          <path class="map-square" d={`M${side} 0H0V${side}`} />
        </pattern>
      </defs>
      {outline ? (
        <Outlined view={view} outline={outline} squares={fill} />
      ) : (
        <>
          <rect class="map-land" width={width} height={height} />
          <rect width={width} height={height} fill={fill} />
        </>
      )}
    </g>
  );
}

function Outlined({ view, outline, squares }: { view: View; outline: Outline; squares: string }) {
  const { land, shore, borders, lakes, rivers } = useMemo(() => outlinePaths(outline, view), [outline, view]);
  return (
    <>
      <rect class="map-water" width={view.size.width} height={view.size.height} />
      {/* Alternating broad and narrow strokes leave two thin lines along the shore; the land covers their inner half. */}
      <path class="map-wave map-wave-far" d={shore} />
      <path class="map-calm map-calm-far" d={shore} />
      <path class="map-wave map-wave-near" d={shore} />
      <path class="map-calm map-calm-near" d={shore} />
      <path class="map-land" d={land} />
      <path d={land} fill={squares} />
      <path class="map-river" d={rivers} />
      {/* A lake consists of pieces: the water covers the lines where they meet. */}
      <path class="map-lake-shore" d={lakes} />
      <path class="map-lake" d={lakes} />
      <path class="map-border" d={borders} />
      <path class="map-shore" d={shore} />
    </>
  );
}
