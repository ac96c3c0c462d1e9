// How a quote reaches the page it came from. A surface that can reach it says how; elsewhere a quote is only read.
import { createContext } from 'preact';
import type { Failure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import type { WantedWords } from '../../lib/model/wanted-words.ts';

export interface WordsOnPage {
  /** Scrolls the open page to the words and marks them. */
  show: (wanted: WantedWords) => Promise<Result<'shown' | 'hidden', Failure>>;
  /** Opens the page anew, where the browser itself looks for them. */
  open: (wanted: WantedWords) => void;
}

export const WordsOnPageContext = createContext<WordsOnPage | undefined>(undefined);
