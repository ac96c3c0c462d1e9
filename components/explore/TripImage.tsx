// The picture of a trip, or a drawing in its place.
import { useState } from 'preact/hooks';
import { LandscapeDrawing } from '../parts/LandscapeDrawing.tsx';
import { useTripPicture } from './trip-pictures.ts';
import './trip-card.css';

interface Props {
  source: string | undefined;
  /** Determines the drawing, so that each trip has its own. */
  id: string;
}

export function TripImage({ source, id }: Props) {
  const address = useTripPicture(source);
  const [brokenAt, setBrokenAt] = useState<string>();
  return (
    <span class="trip-image">
      {address && address !== brokenAt ? (
        <img class="trip-photo" src={address} alt="" onError={() => setBrokenAt(address)} />
      ) : (
        <LandscapeDrawing id={id} />
      )}
    </span>
  );
}
