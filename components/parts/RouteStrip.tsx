// A sketch, not a map: one disc per day on a line over squared paper. Without days, it is dashed.
import { dayColour } from './day-colour.ts';
import './route-strip.css';

const width = 400;
const height = 128;
/** More would touch each other at the popup's width. */
const maxDiscs = 8;

interface Point {
  x: number;
  y: number;
}

export function RouteStrip({ days = 0 }: { days?: number }) {
  const discs = places(days === 0 ? 3 : Math.min(days, maxDiscs));
  return (
    <svg
      class={days === 0 ? 'route-strip route-strip-empty' : 'route-strip'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="squares" width="25.6" height="25.6" patternUnits="userSpaceOnUse">
          <path class="route-grid" d="M25.6 0H0V25.6" />
        </pattern>
      </defs>
      <rect class="route-paper" width={width} height={height} />
      <rect width={width} height={height} fill="url(#squares)" />
      <path class="route-line" d={throughAll(discs)} />
      {discs.map(({ x, y }, index) => (
        <g key={x} class={dayColour(index)}>
          <circle class="route-disc" cx={x} cy={y} r="11" />
          {days > 0 && (
            <text class="route-number" x={x} y={y + 4}>
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Rises and falls gently from one side to the other. */
function places(many: number): Point[] {
  if (many === 1) return [{ x: width / 2, y: height / 2 }];
  return Array.from({ length: many }, (_, index) => {
    const along = index / (many - 1);
    const y = height / 2 - Math.sin(along * Math.PI * 1.6 - 0.9) * 24;
    return { x: Math.round(64 + along * (width - 128)), y: Math.round(y) };
  });
}

/** A smooth line, level at each disc. */
function throughAll([first, ...rest]: Point[]): string {
  if (!first) return '';
  let from = first;
  return rest.reduce((path, to) => {
    const middle = (from.x + to.x) / 2;
    const bend = ` C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return path + bend;
  }, `M${first.x} ${first.y}`);
}
