// Ink and pencil, each with the direction of its own words. What the source or the traveller says is ink; what Wayclip worked out is pencil until accepted.
import type { Sourced as KnownValue } from '../../lib/model/draft.ts';
import './known.css';
import { t } from '../../lib/words/words.ts';

interface Props<T> {
  known: KnownValue<T>;
  /** How the value is written; its own text when left out. */
  words?: string;
}

export function Known<T>({ known, words }: Props<T>) {
  const text = words ?? String(known.value);
  if (known.origin.by !== 'guess') return <bdi class="ink">{text}</bdi>;
  return (
    <>
      <span class="visually-hidden">{t('review.guessed')} </span>
      <bdi class="pencil">{text}</bdi>
    </>
  );
}
