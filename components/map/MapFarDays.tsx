// Signposts at the edge of the map to days outside the visible part.

import { ArrowRight } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { farDays } from '../../lib/map/out-of-sight.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import type { View } from '../../lib/map/view.ts';
import { dayColour } from '../parts/day-colour.ts';
import { Icon } from '../parts/Icon.tsx';
import { farDayWords } from './map-words.ts';

interface Props {
  days: PlacedStop[][];
  view: View;
  onDay: (day: number) => void;
}

/** More would hide the map below them. */
const maxSigns = 4;
/** A narrow map has no room for them beside its route. */
const minWidth = 480;

export function MapFarDays({ days, view, onDay }: Props) {
  const far = useMemo(() => farDays(days, view).slice(0, maxSigns), [days, view]);
  if (far.length === 0 || view.size.width < minWidth) return null;
  return (
    <div class="map-signs">
      {far.map(({ day, metres, direction }) => (
        <button key={day} type="button" class={`map-sign ${dayColour(day)}`} onClick={() => onDay(day)}>
          <span class="map-sign-arrow" style={{ rotate: `${direction}rad` }}>
            <Icon of={ArrowRight} size={16} />
          </span>
          <span class="map-sign-dot" />
          {farDayWords(day, metres)}
        </button>
      ))}
    </div>
  );
}
