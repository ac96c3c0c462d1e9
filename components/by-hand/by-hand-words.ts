import type { Failure } from '../../lib/model/failure.ts';
import { t } from '../../lib/words/words.ts';

/** "Nothing found" means something else for a pasted list than for a page. */
export const pasteFailure = (failure: Failure, otherwise: string): string =>
  failure.kind === 'nothing-found' ? t('byHand.nothingInList') : otherwise;
