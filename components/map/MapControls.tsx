// The buttons on the map: closer, further away, all of the day, the whole trip.
import { LocateFixed, type LucideIcon, Minus, Plus, Route } from 'lucide-preact';
import { Icon } from '../Icon.tsx';
import { fitDayWords, mapWords } from './map-words.ts';

interface Props {
  day: number;
  onCloser: () => void;
  onFurther: () => void;
  onFitDay: () => void;
  /** Only where the trip has places beyond this day. */
  onFitTrip: (() => void) | undefined;
}

export function MapControls({ day, onCloser, onFurther, onFitDay, onFitTrip }: Props) {
  return (
    <div class="map-controls">
      <MapButton icon={Plus} label={mapWords.closer} onPress={onCloser} />
      <MapButton icon={Minus} label={mapWords.further} onPress={onFurther} />
      <MapButton icon={LocateFixed} label={fitDayWords(day)} onPress={onFitDay} />
      {onFitTrip && <MapButton icon={Route} label={mapWords.wholeTrip} onPress={onFitTrip} />}
    </div>
  );
}

interface ButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  look?: string;
  id?: string;
}

export function MapButton({ icon, label, onPress, look = '', id }: ButtonProps) {
  return (
    <button
      type="button"
      id={id}
      class={`map-button ${look}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}
