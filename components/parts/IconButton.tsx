import type { LucideIcon } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import './icon-button.css';

interface Props {
  icon: LucideIcon;
  /** Says what pressing it does; also shown as a tooltip. */
  label: string;
  onPress: () => void;
  id?: string;
  mirrors?: boolean;
}

export function IconButton({ icon, label, onPress, id, mirrors = false }: Props) {
  return (
    <button type="button" id={id} class="icon-button" aria-label={label} title={label} onClick={onPress}>
      <Icon of={icon} mirrors={mirrors} />
    </button>
  );
}
