// Takes the place of a missing picture: a few hills and a path through them, different for every trip and day.
import { dayColour } from './day-colour.ts';
import './landscape-drawing.css';

/** The same id always gives the same number. */
const numberOf = (id: string): number =>
  [...id.slice(-12)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

export function LandscapeDrawing({ id }: { id: string }) {
  const seed = numberOf(id);
  const swing = (step: number, by: number) => ((seed >> step) % 7) * by;
  const left = 40 + swing(0, 2);
  const right = 30 + swing(3, 2);
  return (
    <svg
      class={`landscape ${dayColour(seed)}`}
      viewBox="0 0 104 84"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx={24 + swing(2, 9)} cy={28 + swing(5, 1)} r="6" class="landscape-sun" />
      <path
        class="landscape-hill-far"
        d={`M0 ${left} Q 26 ${left - 22} 52 ${left} T 104 ${right + 12} V 84 H 0 Z`}
      />
      <path
        class="landscape-hill"
        d={`M0 ${left + 18} Q 30 ${left} 60 ${left + 12} T 104 ${right + 28} V 84 H 0 Z`}
      />
      <path
        class="landscape-way"
        d={`M ${18 + swing(4, 4)} 84 Q ${64 + swing(2, 3)} 74 ${52 + swing(1, 3)} ${left + 15}`}
      />
    </svg>
  );
}
