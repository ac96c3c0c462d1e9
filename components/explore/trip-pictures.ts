// Loads pictures of trips: exchanges an address of the service for an object URL, if there is a picture.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** Call `giveBack` when the picture is no longer shown. */
export interface TripPicture {
  address: string;
  giveBack: () => void;
}
export type LoadTripPicture = (address: string) => Promise<TripPicture | undefined>;

export const TripPictureContext = createContext<LoadTripPicture | undefined>(undefined);

/** Undefined until it is loaded, or if there is none. */
export function useTripPicture(source: string | undefined): string | undefined {
  const load = useContext(TripPictureContext);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    setShown(undefined);
    if (!load || !source) return;
    let isWanted = true;
    let held: TripPicture | undefined;
    load(source).then((picture) => {
      held = picture;
      if (isWanted) setShown(picture?.address);
      else picture?.giveBack();
    });
    return () => {
      isWanted = false;
      held?.giveBack();
    };
  }, [load, source]);
  return shown;
}
