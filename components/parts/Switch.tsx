// An on-off switch that acts at once. The whole row can be pressed.
import type { ComponentChildren } from 'preact';
import './switch.css';

interface Props {
  id: string;
  label: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  /** An explanation below the label. */
  children?: ComponentChildren;
}

export function Switch({ id, label, isOn, onTurn, children }: Props) {
  return (
    <label class="switch">
      <span class="switch-words">
        <span class="switch-label" id={`${id}-label`}>
          {label}
        </span>
        {children && (
          <span class="switch-line" id={`${id}-line`}>
            {children}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        id={id}
        class="switch-input"
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-line` : undefined}
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </label>
  );
}
