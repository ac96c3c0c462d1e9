// Provides the names on the map; set by the extension's pages. Without it there are none.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { frameMetres } from '../../lib/map/fit.ts';
import { toCoordinate } from '../../lib/map/mercator.ts';
import type { View } from '../../lib/map/view.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import type { MapName } from '../../lib/model/map-name.ts';

export type LoadNames = (at: Coordinate, km: number) => Promise<MapName[]>;

export const NameSource = createContext<LoadNames | undefined>(undefined);

/** Names are loaded only once the map has stopped moving. */
const restMilliseconds = 200;
const maxReachKm = 3000;

/** Half of what is visible, rounded in steps, so that small movements load nothing new. */
function askOf(view: View): { at: Coordinate; km: number } {
  const { width, height } = view.size;
  const half = ((frameMetres(view) / 2000) * Math.hypot(width, height)) / Math.max(1, width);
  const km = Math.min(maxReachKm, 2 ** Math.ceil(Math.log2(Math.max(0.5, half * 1.25))));
  const step = km / 444;
  const { latitude, longitude } = toCoordinate(view.centre);
  const stepped = (value: number) => Math.round(value / step) * step;
  return {
    at: {
      latitude: Math.max(-90, Math.min(90, stepped(latitude))),
      longitude: Math.max(-180, Math.min(180, stepped(longitude))),
    },
    km,
  };
}

export function useNames(view: View): MapName[] {
  const load = useContext(NameSource);
  const [names, setNames] = useState<MapName[]>([]);
  const { at, km } = askOf(view);
  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    const rested = setTimeout(async () => {
      const found = await load(at, km);
      if (isWanted) setNames(found);
    }, restMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(rested);
    };
  }, [load, at.latitude, at.longitude, km]);
  return names;
}
