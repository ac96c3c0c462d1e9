// Ink and pencil, each with the direction of its own words. What the source or the traveller says is ink; what Wayclip worked out is pencil until accepted.
import type { Sourced } from '../../lib/model/draft.ts';
import './sourced-text.css';
import { t } from '../../lib/words/words.ts';

interface Props<T> {
  of: Sourced<T>;
  /** How the value is written; its own text when left out. */
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
