// Text in ink or pencil, in its own direction. What the source or the traveller states is ink; what Wayclip guessed is
// pencil until accepted.
import type { Sourced } from '../../lib/model/draft.ts';
import './sourced-text.css';
import { t } from '../../lib/words/words.ts';

interface Props<T> {
  of: Sourced<T>;
  /** The value as text; its own string form if left out. */
  words?: string;
}

export function SourcedText<T>({ of: sourced, words }: Props<T>) {
  const text = words ?? String(sourced.value);
  if (sourced.origin.by !== 'guess') return <bdi class="ink">{text}</bdi>;
  return (
    <>
      <span class="visually-hidden">{t('review.guessed')} </span>
      <bdi class="pencil">{text}</bdi>
    </>
  );
}
