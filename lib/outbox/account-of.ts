import type { Parcel } from '../model/parcel.ts';

/** The account that a parcel belongs to; undefined if it goes to whichever account is chosen. */
export function accountOf({ itinerary, accountId }: Parcel): string | undefined {
  // Earlier versions stored no connection: its id is then empty.
  return itinerary?.connectionId || accountId;
}

/**
 * The same when the traveller presses Send again. A failed or cancelled parcel that left nothing in any account
 * goes to the account chosen now.
 */
export function accountToAskAgain(parcel: Parcel): string | undefined {
  const isBegunAnew = parcel.state.is === 'failed' || parcel.state.is === 'cancelled';
  const leftNothing = parcel.itinerary === undefined && parcel.unclear.length === 0;
  return isBegunAnew && leftNothing ? undefined : accountOf(parcel);
}
