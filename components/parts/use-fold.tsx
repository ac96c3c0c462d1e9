// Long text starts folded, with a button that shows the rest.
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import './fold.css';

/** Letters in one line of the popup. */
const lineLetters = 42;
/** Characters twice as wide as a Latin letter: Chinese, Japanese and Korean ones, with their punctuation. */
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/g;

/** Whether the text takes more lines than this in the popup, estimated without rendering it. */
export const isLonger = (text: string, lines: number, letters = lineLetters): boolean =>
  text.length > lines * letters || text.length + (text.match(wide)?.length ?? 0) > lines * letters;

/** `lines`: how many lines stay visible. A style sheet that folds to a number other than four has to match it. */
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
