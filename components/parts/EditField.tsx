// A field of a draft. A guessed value is shown in pencil with a dashed edge until it is edited.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './field.css';
import './edit-field.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  id: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  onLeave?: () => void;
  isGuess?: boolean;
  problem?: string;
  /** A text area that grows with its text. */
  isLong?: boolean;
  takesFocus?: boolean;
  inputMode?: 'text' | 'url' | 'tel' | 'decimal';
  placeholder?: string;
  /** The single key that leads to it. */
  shortcut?: { 'aria-keyshortcuts'?: string };
}

// Longer than anything a person would type; more could not be stored.
const maxFieldLength = 20_000;

export function EditField({ id, label, value, isGuess, problem, isLong, takesFocus, ...rest }: Props) {
  const { onInput, onLeave, inputMode = 'text', placeholder, shortcut } = rest;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const shared = {
    id,
    ref: field,
    class: isGuess ? 'field-input field-guess' : 'field-input',
    value,
    maxLength: maxFieldLength,
    dir: inputMode === 'url' || inputMode === 'tel' ? ('ltr' as const) : ('auto' as const),
    autocomplete: 'off' as const,
    placeholder,
    inputMode,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-note` : undefined,
    onBlur: onLeave,
    ...shortcut,
    onInput: ({ currentTarget }: JSX.TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onInput(currentTarget.value),
  };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
        {isGuess && <span class="visually-hidden">, {t('review.guessed')}</span>}
      </label>
      {isLong ? <textarea rows={2} {...shared} /> : <input type="text" {...shared} />}
      {problem && (
        <p id={`${id}-note`} class="field-note field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
