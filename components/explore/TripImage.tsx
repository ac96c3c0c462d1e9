// The picture of a trip, or a drawing in its place: a few hills and a way through them, different for every trip.
import { dayColour } from '../parts/day-colour.ts';
import { useTripPicture } from './trip-pictures.ts';
import './trip-card.css';

interface Props {
  source: string | undefined;
  /** Makes the drawing this trip's own. */
  id: string;
}

export function TripImage({ source, id }: Props) {
  const address = useTripPicture(source);
  return (
    <span class="trip-image">
      {address ? <img class="trip-photo" src={address} alt="" /> : <Drawing seed={numberOf(id)} />}
    </span>
  );
}

/** The same number for the same trip. */
const numberOf = (id: string): number =>
  [...id.slice(-12)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

function Drawing({ seed }: { seed: number }) {
  const swing = (step: number, by: number) => ((seed >> step) % 7) * by;
  const left = 40 + swing(0, 2);
  const right = 30 + swing(3, 2);
  return (
    <svg
      class={`trip-drawing ${dayColour(seed)}`}
      viewBox="0 0 104 84"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx={24 + swing(2, 9)} cy={28 + swing(5, 1)} r="6" class="trip-sun" />
      <path
        class="trip-hill-far"
        d={`M0 ${left} Q 26 ${left - 22} 52 ${left} T 104 ${right + 12} V 84 H 0 Z`}
      />
      <path
        class="trip-hill"
        d={`M0 ${left + 18} Q 30 ${left} 60 ${left + 12} T 104 ${right + 28} V 84 H 0 Z`}
      />
      <path
        class="trip-way"
        d={`M ${18 + swing(4, 4)} 84 Q ${64 + swing(2, 3)} 74 ${52 + swing(1, 3)} ${left + 15}`}
      />
    </svg>
  );
}
