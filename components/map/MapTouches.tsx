// A button over each disc: small discs, large buttons.
import type { Mark } from '../../lib/map/join-marks.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import type { Size } from '../../lib/map/view.ts';
import { joinedWords, stopWords } from './map-words.ts';
import { labelOf } from './mark-size.ts';
import { isAmong, nextAmong, type StopSelection } from './stop-selection.ts';

interface Props {
  marks: Mark<PlacedStop>[];
  size: Size;
  ties: StopSelection;
  /** Starts dragging a disc that represents a single stop. Left out if nothing can be moved. */
  onTake: ((event: PointerEvent, stop: PlacedStop) => void) | undefined;
  /** On a strip, discs can only be pressed with the pointer: keys and screen readers use the list. */
  isForKeys: boolean;
}

/** Discs further outside the map than this have no button. In pixels. */
const overhang = 20;

export function MapTouches({ marks, size, ties, onTake, isForKeys }: Props) {
  const isInside = ({ at }: Mark<PlacedStop>) =>
    at.x > -overhang && at.y > -overhang && at.x < size.width + overhang && at.y < size.height + overhang;
  return (
    <div class="map-touches" aria-hidden={isForKeys ? undefined : 'true'}>
      {marks.filter(isInside).map((mark) => (
        <MapTouch
          key={mark.of[0]?.id}
          mark={mark}
          ties={ties}
          onTake={onTake}
          tabIndex={isForKeys ? 0 : -1}
        />
      ))}
    </div>
  );
}

function MapTouch({
  mark: { at, of },
  ties,
  onTake,
  tabIndex,
}: {
  mark: Mark<PlacedStop>;
  ties: StopSelection;
  onTake: Props['onTake'];
  tabIndex: number;
}) {
  const [first] = of;
  if (!first) return null;
  const shown = of.find(({ id }) => id === ties.selected) ?? first;
  const light = () => ties.onHighlight(shown.id);
  const dim = () => ties.onHighlight(undefined);
  return (
    <button
      type="button"
      class="map-touch"
      tabIndex={tabIndex}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      aria-label={of.length === 1 ? stopWords(first) : joinedWords(labelOf(of), of)}
      aria-pressed={isAmong(of, ties.selected)}
      {...(onTake && of.length === 1 && { onPointerDown: (event) => onTake(event, first) })}
      onClick={() => ties.onSelect((nextAmong(of, ties.selected) ?? first).id)}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    />
  );
}
