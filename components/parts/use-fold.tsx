// Words that may be long begin folded, with a button that shows the rest.
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import './fold.css';

/** Letters in a line of the popup. */
const lineLetters = 42;
/** Twice as wide as a Latin letter: Chinese, Japanese, Korean, and their signs. */
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/g;

/** Whether it takes more lines than these in the popup, as near as one can tell without drawing it. */
export const isLonger = (text: string, lines: number, letters = lineLetters): boolean =>
  text.length > lines * letters || text.length + (text.match(wide)?.length ?? 0) > lines * letters;

/** `lines` is how many stay in sight; a style sheet that folds to others than four says so, too. */
export function useFold(text: string, lines = 4) {
  const [isWhole, setWhole] = useState(false);
  const isLong = isLonger(text, lines);
  const unfold = isLong && (
    <button type="button" class="link fold-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {t(isWhole ? 'quote.less' : 'quote.more')}
    </button>
  );
  return { fold: isLong && !isWhole ? 'folded' : '', unfold };
}
