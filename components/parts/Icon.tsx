// Draws an icon in one of the five sizes of the design; the stroke width follows from the size.
import type { LucideIcon } from 'lucide-preact';
import './icon.css';

export type IconSize = 14 | 16 | 18 | 20 | 22;

interface Props {
  of: LucideIcon;
  size?: IconSize;
  /** Arrows are mirrored in right-to-left languages. */
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
