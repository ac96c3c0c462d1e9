// The map between the day chips and the list, connected to both.
import { roundedCoordinate } from '../../lib/map/mercator.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import { useEditing } from '../editing/editing.ts';
import { TripMap } from './TripMap.tsx';
import { useListHighlight } from './use-list-highlight.ts';

interface Props {
  days: DraftDay[];
  /** Counts from 0. */
  day: number;
  openStop: string | undefined;
  onOpen: (stopId: string) => void;
  onDay: (day: number) => void;
}

export function DayMap({ days, day, openStop, onOpen, onDay }: Props) {
  const ties = useListHighlight();
  const edit = useEditing()?.edit;
  const move = (stopId: string, coordinate: Coordinate) => {
    const stop = days[day]?.stops.find(({ id }) => id === stopId);
    // A stop put down where it was has not moved: there would be nothing to undo.
    if (isSameSpot(stop?.coordinate?.value, coordinate)) return;
    const name = stop?.name.value ?? '';
    edit?.({ kind: 'choose-place', stopId, place: { name, country: '', coordinate, kind: 'point' } });
  };
  return (
    <TripMap
      days={days}
      day={day}
      selected={openStop}
      onSelect={onOpen}
      onDay={onDay}
      {...(edit && { onMove: move })}
      {...ties}
    />
  );
}

const isSameSpot = (at: Coordinate | undefined, to: Coordinate) => {
  const now = at && roundedCoordinate(at);
  return now?.latitude === to.latitude && now.longitude === to.longitude;
};
