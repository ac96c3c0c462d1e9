// The fields of a stop, for a new one and for an existing one.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { StopFields } from '../../lib/edit/edit.ts';
import { categories, type DraftStop } from '../../lib/model/draft.ts';
import { duration } from '../../lib/words/amounts.ts';
import { t } from '../../lib/words/words.ts';
import { EditField } from '../parts/EditField.tsx';
import { type FormWords, typedField, type WordField, wordsOf } from './stop-form.ts';

interface Props {
  stop: DraftStop | undefined;
  /** Called while typing, only with values that can be stored. */
  onFields: (fields: StopFields) => void;
  /** Shown between the times and the text fields. */
  children?: ComponentChildren;
}

export function StopFieldset({ stop, onFields, children }: Props) {
  const { words, problems, write, leave } = useTypedWords(stop, onFields);
  const field = (name: WordField, more: Partial<Parameters<typeof EditField>[0]> = {}) => (
    <EditField
      id={`stop-${name}`}
      label={t(`stopForm.field.${name}`)}
      value={words[name]}
      onInput={write(name)}
      onLeave={leave(name)}
      problem={'problem' in typedField(name, words[name]) ? problems[name] : undefined}
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
        {field('durationMinutes', { placeholder: duration(90) })}
        <Kind stop={stop} onFields={onFields} />
      </div>
      {hasGuess && <p class="field-note">{t('stopForm.guesses')}</p>}
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

/** The texts in the fields, and their problems. */
function useTypedWords(stop: DraftStop | undefined, onFields: Props['onFields']) {
  // Only the fields typed in here; the others follow changes from other windows.
  const [typedHere, setTypedHere] = useState<Partial<FormWords>>({});
  const words = { ...wordsOf(stop), ...typedHere };
  const [problems, setProblems] = useState<Partial<Record<WordField, string>>>({});
  const write = (field: WordField) => (text: string) => {
    setTypedHere({ ...typedHere, [field]: text });
    const typed = typedField(field, text);
    if ('fields' in typed) onFields(typed.fields);
    // A problem shows only after leaving the field, but disappears as soon as it is fixed.
    if ('fields' in typed) setProblems({ ...problems, [field]: undefined });
  };
  const leave = (field: WordField) => () => {
    // A new stop may still be named by the place that is found for it.
    if (stop === undefined && typedHere[field] === undefined) return;
    const typed = typedField(field, words[field]);
    setProblems({ ...problems, [field]: 'problem' in typed ? typed.problem : undefined });
  };
  return { words, problems, write, leave };
}

function Kind({ stop, onFields }: Props) {
  const hear = ({ currentTarget }: JSX.TargetedEvent<HTMLSelectElement>) => {
    const chosen = categories.find((category) => category === currentTarget.value);
    onFields({ category: chosen ?? null });
  };
  const isGuess = stop?.category?.origin.by === 'guess';
  return (
    <div class="field">
      <label class="field-label" for="stop-category">
        {t('stopForm.kind')}
        {isGuess && <span class="visually-hidden">, {t('review.guessed')}</span>}
      </label>
      <select
        id="stop-category"
        class={isGuess ? 'field-input field-guess' : 'field-input'}
        value={stop?.category?.value ?? ''}
        onChange={hear}
      >
        <option value="">{t('stopForm.noKind')}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
