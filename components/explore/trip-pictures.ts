// Where pictures of trips come from: an address of ours for an address of the service's, or none.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

/** `giveBack` when the picture is no longer shown. */
export interface TripPicture {
  address: string;
  giveBack: () => void;
}
export type LoadTripPicture = (address: string) => Promise<TripPicture | undefined>;

export const TripPictureContext = createContext<LoadTripPicture | undefined>(undefined);

/** Undefined until it is there, and where there is none. */
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
