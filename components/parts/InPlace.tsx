// Words that become a field when they are pressed. What is typed is kept as it is typed; Enter or leaving ends it.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './in-place.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  /** What it is: "Title". */
  label: string;
  value: string;
  /** `task` names this visit to the field. Empty words come as they are. */
  onWrite: (words: string, task: string) => void;
  /** Taken back to what it was. */
  onGiveUp: (task: string) => void;
  newTask: () => string;
  /** How it is shown while nobody writes. */
  children: ComponentChildren;
  class?: string;
  type?: 'text' | 'date';
  /** Just added: open from the start, and one step with its adding. */
  startsAs?: string | undefined;
  /** Shown in what was just added, which begins empty and goes again where it stays so: "Rain jacket". */
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
        // What may be cut where it stands is whole here.
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

/** The focus goes back to the words when the field was left on purpose. */
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
  // What is typed stays as it is typed, also while it is empty and nothing can be kept of it.
  const [words, setWords] = useState(example === undefined ? undefined : '');
  const isEmpty = (words ?? value).trim() === '';
  // With the drawing, not after it: a window that was just brought to the front draws late, and letters typed or a
  // place chosen in the field before that would be lost to the selection of all of it.
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

/** Neither another field of the same row nor another window: only then is what was begun given up. */
function isLeft(field: Element, next: EventTarget | null): boolean {
  const row = field.closest('li');
  return document.hasFocus() && !(row && next instanceof Node && row.contains(next));
}
