import type { PrintedCell } from '../../model/capture.ts';
import type { PrivateWords } from '../../model/draft.ts';

export interface FoundPrivate extends PrivateWords {
  /** Where it is printed; absent where only the file's data has it. */
  cell?: PrintedCell;
}
