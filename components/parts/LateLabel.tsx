// A button label that is only known a moment after the button is shown.
import './button.css';

interface Props {
  /** The label until then. */
  instead: string;
  text: string | undefined;
}

export function LateLabel({ instead, text }: Props) {
  if (text === undefined) return <>{instead}</>;
  return (
    <span class="late-label" data-room={instead}>
      <span class="late-label-text">{text}</span>
    </span>
  );
}
