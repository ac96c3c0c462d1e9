// Finds the nearest of very many places, for building the gazetteer.
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

/** One number for each square degree: hundreds of thousands of lookups each visit dozens of them. */
const squareOf = (latitude: number, longitude: number) =>
  Math.floor(latitude) * 360 + ((Math.floor(longitude) + 540) % 360) - 180;

/**
 * The squares around a point, up to `far` to the north and south and twice that to the east and west, where degrees are
 * narrower.
 */
function squaresAround({ latitude, longitude }: Coordinate, far: number): number[] {
  const squares: number[] = [];
  for (let north = -far; north <= far; north += 1)
    for (let east = -2 * far; east <= 2 * far; east += 1)
      squares.push(squareOf(latitude + north, longitude + east));
  return squares;
}

// A lower bound of a degree of latitude: it rules out most places around without computing a distance.
const degreeKm = 110;

/** The nearest place of a country, searched in the squares around. */
export function nearestIn<P extends Placed>(places: P[]) {
  const byCountry = new Map(
    [...Map.groupBy(places, ({ country }) => country)].map(([country, own]) => [
      country,
      Map.groupBy(own, ({ coordinate }) => squareOf(coordinate.latitude, coordinate.longitude)),
    ]),
  );
  const bestOf = (to: Coordinate, country: string, far: number) => {
    const squares = byCountry.get(country);
    if (!squares) return undefined;
    let best: Near<P> | undefined;
    for (const square of squaresAround(to, far))
      for (const place of squares.get(square) ?? []) {
        if (best && Math.abs(place.coordinate.latitude - to.latitude) * degreeKm > best.km) continue;
        const km = distanceKm(place.coordinate, to);
        if (!best || km < best.km) best = { place, km };
      }
    return best;
  };
  return (to: Coordinate, country: string) => bestOf(to, country, 1) ?? bestOf(to, country, 4);
}
