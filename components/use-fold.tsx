// Words that may be long begin folded, with a button that shows the rest.
import { useState } from 'preact/hooks';
import { t } from '../lib/words/words.ts';
import './fold.css';

/** Four lines in the popup. */
const fewLines = 170;

export function useFold(text: string) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > fewLines;
  const unfold = isLong && (
    <button type="button" class="link fold-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {t(isWhole ? 'quote.less' : 'quote.more')}
    </button>
  );
  return { fold: isLong && !isWhole ? 'folded' : '', unfold };
}
