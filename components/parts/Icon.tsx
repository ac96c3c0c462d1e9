// One way to draw an icon: its size is one of the five that the design knows, its stroke follows from it.
import type { LucideIcon } from 'lucide-preact';
import './icon.css';

export type IconSize = 14 | 16 | 18 | 20 | 22;

interface Props {
  of: LucideIcon;
  size?: IconSize;
  /** Arrows turn round where one reads from right to left. */
  mirrors?: boolean;
}

export function Icon({ of: Drawing, size = 20, mirrors = false }: Props) {
  const stroke = size <= 16 ? 2 : 1.75;
  return (
    <Drawing
      class={`icon icon-${size}${mirrors ? ' mirrors' : ''}`}
      strokeWidth={stroke}
      aria-hidden="true"
    />
  );
}
