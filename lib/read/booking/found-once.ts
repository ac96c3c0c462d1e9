// Finders with a cache: readers of bookings ask about the same lines again and again.
import { findPrices as pricesIn } from '../../text/find-price.ts';
import { findTimes as timesIn } from '../../text/find-time.ts';
import { cachedByText } from '../../text/remembered.ts';

export const findPrices = cachedByText(pricesIn);
export const findTimes = cachedByText(timesIn);
