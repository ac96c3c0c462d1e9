// Pure: no browser, no network, no clock.
import type { Failure } from '../lib/model/failure.ts';

/** A list without a stop is no page without an itinerary: other words fit. */
export const pasteFailure = (failure: Failure, otherwise: string): string =>
  failure.kind === 'nothing-found' ? 'No stop was found in this. Write one on each line.' : otherwise;
