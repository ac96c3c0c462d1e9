import type { PrintedCell } from '../../model/capture.ts';
import type { PrivateWords } from '../../model/draft.ts';

export interface FoundPrivate extends PrivateWords {
  /** Where it is printed; left out for what only the file's data says. */
  cell?: PrintedCell;
}
