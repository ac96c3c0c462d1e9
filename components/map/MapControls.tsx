// The buttons on the map: zoom in, zoom out, the whole day, the whole trip.
import { LocateFixed, type LucideIcon, Minus, Plus, Route } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';

interface Props {
  day: number;
  onCloser: () => void;
  onFurther: () => void;
  onFitDay: () => void;
  /** Only if the trip has places beyond this day. */
  onFitTrip: (() => void) | undefined;
}

export function MapControls({ day, onCloser, onFurther, onFitDay, onFitTrip }: Props) {
  return (
    <div class="map-controls">
      <MapButton icon={Plus} label={t('map.closer')} onPress={onCloser} />
      <MapButton icon={Minus} label={t('map.further')} onPress={onFurther} />
      <MapButton icon={LocateFixed} label={t('map.wholeDay', { day: day + 1 })} onPress={onFitDay} />
      {onFitTrip && <MapButton icon={Route} label={t('map.wholeTrip')} onPress={onFitTrip} />}
    </div>
  );
}

interface ButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  look?: string;
  id?: string;
  /** The key that presses it. */
  shortcut?: { 'aria-keyshortcuts'?: string };
}

export function MapButton({ icon, label, onPress, look = '', id, shortcut }: ButtonProps) {
  return (
    <button
      type="button"
      id={id}
      class={`map-button ${look}`}
      aria-label={label}
      title={label}
      onClick={onPress}
      {...shortcut}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}
