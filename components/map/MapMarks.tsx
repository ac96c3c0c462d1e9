// The numbered discs of the day, in step with the list.

import type { Box } from '../../lib/map/clip-shape.ts';
import type { Mark } from '../../lib/map/join-marks.ts';
import type { Point } from '../../lib/map/mercator.ts';
import { type Around, nameBeside } from '../../lib/map/name-beside.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import type { Size } from '../../lib/map/view.ts';
import { keptCorners } from './kept-corners.ts';
import { shortName } from './map-words.ts';
import { halfWidthOf, labelOf } from './mark-size.ts';
import { isAmong, type StopSelection } from './stop-selection.ts';

interface Props {
  marks: Mark<PlacedStop>[];
  size: Size;
  radius: number;
  isLarge: boolean;
  ties: StopSelection;
}

const boxOf = ({ at: { x, y }, of }: Mark<PlacedStop>, radius: number): Box => {
  const half = halfWidthOf(labelOf(of), radius);
  return { left: x - half, right: x + half, top: y - radius, bottom: y + radius };
};

/** Keeps the name clear of the ring, also around a wide pill. */
const gapBy = (of: PlacedStop[], radius: number): Around['gap'] => ({
  across: halfWidthOf(labelOf(of), radius) + 10,
  down: radius + 10,
});

export function MapMarks({ marks, size, radius, isLarge, ties: { highlighted, selected } }: Props) {
  const isUp = ({ of }: Mark<PlacedStop>) => isAmong(of, highlighted) || isAmong(of, selected);
  // Lit and selected discs are drawn last, on top of their neighbours.
  return (
    <>
      {marks
        .toSorted((a, b) => Number(isUp(a)) - Number(isUp(b)))
        .map((mark) => (
          <MapMark key={mark.of[0]?.id} mark={mark} radius={radius} isUp={isUp(mark)} />
        ))}
      {marks.filter(isUp).map(({ at, of }) => {
        const stop = of.find(({ id }) => id === highlighted) ?? of.find(({ id }) => id === selected);
        if (!stop) return undefined;
        const taken = [
          ...keptCorners(size, isLarge),
          ...marks.filter((other) => other.at !== at).map((other) => boxOf(other, radius)),
        ];
        return (
          <MapName key={stop.id} stop={stop} at={at} size={size} gap={gapBy(of, radius)} taken={taken} />
        );
      })}
    </>
  );
}

function MapMark({
  mark: { at, of },
  radius,
  isUp,
}: {
  mark: Mark<PlacedStop>;
  radius: number;
  isUp: boolean;
}) {
  const label = labelOf(of);
  const isOpen = of.length === 1 && of[0]?.isOpen;
  const size = isUp ? radius + 2.5 : radius;
  const half = halfWidthOf(label, size);
  return (
    <g
      class={isOpen ? 'map-mark map-mark-open' : 'map-mark'}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
    >
      {isUp && <Pill half={half + 4} radius={size + 4} look="map-ring" />}
      <Pill half={half} radius={size} look="map-disc" />
      <text class="map-number" dy="0.35em" font-size={size * 1.15}>
        {label}
      </text>
    </g>
  );
}

const Pill = ({ half, radius, look }: { half: number; radius: number; look: string }) => (
  <rect class={look} x={-half} y={-radius} width={2 * half} height={2 * radius} rx={radius} />
);

/** The average width in pixels of a Latin letter, and of a character of a wide script. */
const letterWidth = 8.5;
const wideLetter = 13;

const widthOf = (name: string): number =>
  [...name.slice(0, 60)].reduce((sum, letter) => sum + (letter > '⺀' ? wideLetter : letterWidth), 0);

interface NameProps {
  stop: PlacedStop;
  at: Point;
  size: Size;
  gap: Around['gap'];
  /** The boxes of other discs and of the buttons. */
  taken: Box[];
}

/** The stop's name beside its disc, clear of other discs and of the buttons. */
function MapName({ stop, at, size, gap, taken }: NameProps) {
  const width = widthOf(stop.name);
  const place = nameBeside(at, { size, gap, width, taken });
  const letters = Math.floor((place.room / width) * [...stop.name.slice(0, 60)].length);
  return (
    <text class="map-name" x={place.at.x} y={place.at.y} dy="0.35em" text-anchor={place.anchor}>
      {shortName(stop, Math.max(4, Math.min(40, letters)))}
    </text>
  );
}
