// The words of a button that are known a moment after it is shown.
import './button.css';

interface Props {
  /** What the button says until then. */
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
