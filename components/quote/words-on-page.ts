// Lets a surface show a quote on its page. Without it, quotes can only be read.
import { createContext } from 'preact';
import type { Failure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import type { WantedWords } from '../../lib/model/wanted-words.ts';

export interface WordsOnPage {
  /** Scrolls the open page to the words and marks them. */
  show: (wanted: WantedWords) => Promise<Result<'shown' | 'hidden', Failure>>;
  /** Opens the page in a new tab, where the browser itself finds the words. */
  open: (wanted: WantedWords) => void;
}

export const WordsOnPageContext = createContext<WordsOnPage | undefined>(undefined);
