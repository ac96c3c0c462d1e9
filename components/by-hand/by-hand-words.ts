import type { Failure } from '../../lib/model/failure.ts';
import { t } from '../../lib/words/words.ts';

/** A list without a stop is no page without an itinerary: other words fit. */
export const pasteFailure = (failure: Failure, otherwise: string): string =>
  failure.kind === 'nothing-found' ? t('byHand.nothingInList') : otherwise;
