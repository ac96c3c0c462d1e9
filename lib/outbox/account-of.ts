import type { Parcel } from '../model/parcel.ts';

/** The account a parcel belongs to; undefined where it goes to whichever is chosen. */
export function accountOf({ itinerary, accountId }: Parcel): string | undefined {
  // An earlier Wayclip did not write down where it was made.
  return itinerary?.connectionId || accountId;
}

/**
 * The same, when the traveller presses Send once more. What was refused or given up left nothing anywhere,
 * so it goes where the traveller has chosen to send now.
 */
export function accountToAskAgain(parcel: Parcel): string | undefined {
  const isBegunAnew = parcel.state.is === 'failed' || parcel.state.is === 'cancelled';
  const leftNothing = parcel.itinerary === undefined && parcel.unclear.length === 0;
  return isBegunAnew && leftNothing ? undefined : accountOf(parcel);
}
