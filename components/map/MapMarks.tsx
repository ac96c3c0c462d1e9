// The numbered discs of the day, in step with the list.
import type { Mark } from '../../lib/map/join-marks.ts';
import type { Point } from '../../lib/map/mercator.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import type { Size } from '../../lib/map/view.ts';
import { shortName } from './map-words.ts';
import { halfWidthOf, labelOf } from './mark-size.ts';
import { isAmong, type StopTies } from './stop-ties.ts';

interface Props {
  marks: Mark<PlacedStop>[];
  size: Size;
  radius: number;
  ties: StopTies;
}

export function MapMarks({ marks, size, radius, ties: { lit, selected } }: Props) {
  const isUp = ({ of }: Mark<PlacedStop>) => isAmong(of, lit) || isAmong(of, selected);
  // What is looked at is drawn last, on top of its neighbours.
  return (
    <>
      {marks
        .toSorted((a, b) => Number(isUp(a)) - Number(isUp(b)))
        .map((mark) => (
          <MapMark key={mark.of[0]?.id} mark={mark} radius={radius} isUp={isUp(mark)} />
        ))}
      {marks.filter(isUp).map(({ at, of }) => {
        const stop = of.find(({ id }) => id === lit) ?? of.find(({ id }) => id === selected);
        return stop && <MapName key={stop.id} stop={stop} at={at} size={size} gap={radius + 10} />;
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

/** Of the name, on the average. In pixels. */
const widestLetter = 8.5;

/** The name beside its disc, on the side with more room. */
function MapName({ stop, at, size, gap }: { stop: PlacedStop; at: Point; size: Size; gap: number }) {
  const isLeft = at.x > size.width / 2;
  const room = (isLeft ? at.x : size.width - at.x) - gap;
  return (
    <text
      class="map-name"
      x={at.x + (isLeft ? -gap : gap)}
      y={at.y}
      dy="0.35em"
      text-anchor={isLeft ? 'end' : 'start'}
    >
      {shortName(stop, Math.max(4, Math.min(40, Math.floor(room / widestLetter))))}
    </text>
  );
}
