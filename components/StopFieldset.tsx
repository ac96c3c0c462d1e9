// The fields of a stop, for a new one and for one that is there.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { StopFields } from '../lib/edit/edit.ts';
import { type Category, categories, type DraftStop } from '../lib/model/draft.ts';
import { categoryLook } from './category-look.ts';
import { EditField } from './EditField.tsx';
import { typedField, type WordField, wordsOf } from './stop-form.ts';

interface Props {
  stop: DraftStop | undefined;
  /** As they are typed; only what can be kept. */
  onFields: (fields: StopFields) => void;
  /** What stands between the times and the words. */
  children?: ComponentChildren;
}

const labels: { [F in WordField]: string } = {
  name: 'Name',
  startTime: 'Starts',
  durationMinutes: 'Lasts',
  address: 'Address',
  note: 'Note',
  phone: 'Phone',
  bookingUrl: 'Booking link',
};

export function StopFieldset({ stop, onFields, children }: Props) {
  const [words, setWords] = useState(() => wordsOf(stop));
  const [problems, setProblems] = useState<Partial<Record<WordField, string>>>({});
  const write = (field: WordField) => (text: string) => {
    setWords({ ...words, [field]: text });
    const typed = typedField(field, text);
    if ('fields' in typed) onFields(typed.fields);
    // Nobody is corrected in the middle of a word, but a correction shows at once.
    if ('fields' in typed) setProblems({ ...problems, [field]: undefined });
  };
  const leave = (field: WordField) => () => {
    const typed = typedField(field, words[field]);
    setProblems({ ...problems, [field]: 'problem' in typed ? typed.problem : undefined });
  };
  const field = (name: WordField, more: Partial<Parameters<typeof EditField>[0]> = {}) => (
    <EditField
      id={`stop-${name}`}
      label={labels[name]}
      value={words[name]}
      onInput={write(name)}
      onLeave={leave(name)}
      problem={problems[name]}
      isGuess={stop?.[name]?.origin.by === 'guess'}
      {...more}
    />
  );
  const hasGuess = (['name', 'startTime', 'durationMinutes', 'category'] as const).some(
    (name) => stop?.[name]?.origin.by === 'guess',
  );
  return (
    <>
      {field('name', { takesFocus: true })}
      <div class="stop-form-row">
        {field('startTime', { placeholder: '09:00' })}
        {field('durationMinutes', { placeholder: '1 h 30' })}
        <Kind stop={stop} onFields={onFields} />
      </div>
      {hasGuess && (
        <p class="field-note">
          Dotted values are guesses from the order of the page. Type to make them yours.
        </p>
      )}
      {children}
      {field('note', { isLong: true })}
      {field('address')}
      <div class="stop-form-row">
        {field('phone', { inputMode: 'tel' })}
        {field('bookingUrl', { inputMode: 'url' })}
      </div>
    </>
  );
}

function Kind({ stop, onFields }: Props) {
  const hear = ({ currentTarget }: JSX.TargetedEvent<HTMLSelectElement>) => {
    const chosen = categories.find((category) => category === currentTarget.value);
    onFields({ category: chosen ?? null });
  };
  const isGuess = stop?.category?.origin.by === 'guess';
  const entries: [Category, string][] = categories.map((category) => [category, categoryLook[category].word]);
  return (
    <div class="field">
      <label class="field-label" for="stop-category">
        Kind
        {isGuess && <span class="visually-hidden">, guessed</span>}
      </label>
      <select
        id="stop-category"
        class={isGuess ? 'field-input field-guess' : 'field-input'}
        value={stop?.category?.value ?? ''}
        onChange={hear}
      >
        <option value="">Not said</option>
        {entries.map(([category, word]) => (
          <option key={category} value={category}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
