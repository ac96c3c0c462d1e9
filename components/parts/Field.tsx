import type { JSX } from 'preact';
import './field.css';

interface Props {
  id: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  help?: string;
  /** What is wrong with the value, in a sentence. */
  problem?: string;
  type?: 'text' | 'url' | 'date' | 'password';
  /** It has the focus when its sheet opens, and its problem is announced. */
  isFirst?: boolean;
}

export function Field({ id, label, value, onInput, help, problem, type = 'text', isFirst }: Props) {
  const noteId = `${id}-note`;
  const note = problem ?? help;
  const hear = (event: JSX.TargetedInputEvent<HTMLInputElement>) => onInput(event.currentTarget.value);
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-input"
        // A plain text field, because the browser's own message about invalid addresses is not in our words.
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : 'text'}
        autocomplete="off"
        spellcheck={false}
        dir={type === 'url' ? 'ltr' : 'auto'}
        data-first-focus={isFirst ? 'true' : undefined}
        value={value}
        onInput={hear}
        aria-invalid={problem !== undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <p
          id={noteId}
          class={problem ? 'field-note field-problem' : 'field-note'}
          role={problem && isFirst ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
