// Text that becomes a field when pressed. It is stored as it is typed; Enter or leaving the field ends the edit.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './in-place.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  /** What the text is: "Title". */
  label: string;
  value: string;
  /** `task` identifies this edit. The words can be empty. */
  onWrite: (words: string, task: string) => void;
  /** The edit was cancelled and should be undone. */
  onGiveUp: (task: string) => void;
  newTask: () => string;
  /** What is shown while nobody is typing. */
  children: ComponentChildren;
  class?: string;
  type?: 'text' | 'date';
  /** The task that just added the entry: the field starts open, and its edits are undone together with the adding. */
  startsAs?: string | undefined;
  /** The placeholder for an entry that was just added. It starts empty and is removed if it stays empty: "Rain jacket". */
  example?: string;
}

export function InPlace({ label, value, onWrite, onGiveUp, newTask, children, ...more }: Props) {
  const { class: look = '', type, startsAs, example } = more;
  const [task, setTask] = useState<string | undefined>(startsAs);
  const { button, isLeaving } = useFocusAfter(task);
  if (task === undefined)
    return (
      <button
        ref={button}
        type="button"
        class={`in-place ${look}`}
        // A clamped text has its full text as the tooltip.
        title={t('review.edit', { label: (look.includes('clamped') && value) || label })}
        onClick={() => setTask(newTask())}
      >
        {children}
      </button>
    );
  const isNew = example !== undefined && task === startsAs;
  const leave = (returnsFocus: boolean, isEmpty = false) => {
    isLeaving.current = returnsFocus;
    setTask(undefined);
    if (isNew && isEmpty) onGiveUp(task);
  };
  return (
    <InPlaceField
      label={label}
      value={value}
      look={look}
      type={type ?? 'text'}
      example={isNew ? example : undefined}
      onWrite={(words) => onWrite(words, task)}
      onLeave={leave}
      onGiveUp={() => {
        leave(true);
        onGiveUp(task);
      }}
    />
  );
}

/** Returns the focus to the text if the field was left with a key. */
function useFocusAfter(task: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (task !== undefined || !isLeaving.current) return;
    isLeaving.current = false;
    button.current?.focus();
  }, [task]);
  return { button, isLeaving };
}

interface FieldProps {
  label: string;
  value: string;
  look: string;
  type: 'text' | 'date';
  onWrite: (words: string) => void;
  example: string | undefined;
  onLeave: (returnsFocus: boolean, isEmpty: boolean) => void;
  onGiveUp: () => void;
}

function InPlaceField({ label, value, look, type, example, onWrite, onLeave, onGiveUp }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // What is typed stays as typed, even while it is empty and cannot be stored.
  const [words, setWords] = useState(example === undefined ? undefined : '');
  const isEmpty = (words ?? value).trim() === '';
  // In a layout effect: a window just brought to the front draws late, and selecting all the text only then would lose
  // letters typed or a position chosen in the meantime.
  useLayoutEffect(() => {
    field.current?.focus();
    if (type === 'text') field.current?.select();
  }, [type]);
  const hear = ({ currentTarget }: JSX.TargetedInputEvent<HTMLInputElement>) => {
    setWords(currentTarget.value);
    onWrite(currentTarget.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onLeave(true, isEmpty);
    else onGiveUp();
  };
  return (
    <input
      ref={field}
      type={type}
      class={`in-place-field ${look}`}
      aria-label={label}
      placeholder={example}
      value={words ?? value}
      dir="auto"
      autocomplete="off"
      min={type === 'date' ? '0001-01-01' : undefined}
      max={type === 'date' ? '9999-12-31' : undefined}
      onInput={hear}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) =>
        onLeave(false, isEmpty && isLeft(currentTarget, relatedTarget))
      }
    />
  );
}

/** Whether the focus went elsewhere than to the same row or another window; only then is an empty entry given up. */
function isLeft(field: Element, next: EventTarget | null): boolean {
  const row = field.closest('li');
  return document.hasFocus() && !(row && next instanceof Node && row.contains(next));
}
