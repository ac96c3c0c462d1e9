import type { ComponentChildren } from 'preact';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'destructive';

interface Props {
  children: ComponentChildren;
  /** Left out for a button that submits its form. */
  onPress?: () => void;
  kind?: ButtonKind;
  id?: string;
  /** Work has started: the label stays with a ring before it, and a second press does nothing. */
  busy?: boolean;
  /** There is nothing yet the button could act on. */
  isOff?: boolean;
  /** 36 instead of 44 high, with the same touch area. */
  small?: boolean;
}

export function Button({
  children,
  onPress,
  kind = 'secondary',
  id,
  busy = false,
  isOff = false,
  small = false,
}: Props) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      id={id}
      class={`button button-${kind}${small ? ' button-small' : ''}`}
      aria-busy={busy}
      aria-disabled={busy || isOff}
      onClick={(event) => {
        if (busy || isOff) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy && <span class="ring ring-inline" aria-hidden="true" />}
      <span class="button-label">{children}</span>
    </button>
  );
}
