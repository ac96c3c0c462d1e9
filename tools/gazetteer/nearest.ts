// The nearest of very many places, for the makers of the gazetteer.
import { distanceKm } from '../../lib/model/distance.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';

export interface Placed {
  country: string;
  coordinate: Coordinate;
}

interface Near<P> {
  place: P;
  km: number;
}

const squareOf = (latitude: number, longitude: number) =>
  `${Math.floor(latitude)} ${((Math.floor(longitude) + 540) % 360) - 180}`;

/** The degrees around a point, up to `far` to the north and twice that to the east, where degrees are narrower. */
function squaresAround({ latitude, longitude }: Coordinate, far: number): string[] {
  const steps = Array.from({ length: 2 * far + 1 }, (_, index) => index - far);
  const wide = Array.from({ length: 4 * far + 1 }, (_, index) => index - 2 * far);
  return steps.flatMap((north) => wide.map((east) => squareOf(latitude + north, longitude + east)));
}

// A degree of latitude is never shorter: most of what lies around is ruled out by it alone.
const degreeKm = 110;

/** The nearest place of a country, looked for in the degrees around. */
export function nearestIn<P extends Placed>(places: P[]) {
  const squares = Map.groupBy(
    places,
    ({ country, coordinate }) => `${country} ${squareOf(coordinate.latitude, coordinate.longitude)}`,
  );
  const bestOf = (to: Coordinate, country: string, far: number) => {
    let best: Near<P> | undefined;
    for (const square of squaresAround(to, far))
      for (const place of squares.get(`${country} ${square}`) ?? []) {
        if (best && Math.abs(place.coordinate.latitude - to.latitude) * degreeKm > best.km) continue;
        const km = distanceKm(place.coordinate, to);
        if (!best || km < best.km) best = { place, km };
      }
    return best;
  };
  return (to: Coordinate, country: string) => bestOf(to, country, 1) ?? bestOf(to, country, 4);
}
