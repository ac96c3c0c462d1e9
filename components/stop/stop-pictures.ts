// The stored copies of stops' pictures, by the id of their stop.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const StopPictures = createContext<ReadonlyMap<string, string> | undefined>(undefined);

export const useStopPicture = (stopId: string): string | undefined => useContext(StopPictures)?.get(stopId);
