import { Plus } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import './add-button.css';

export function AddButton({ id, label, onPress }: { id?: string; label: string; onPress: () => void }) {
  return (
    <button type="button" id={id} class="add-button" onClick={onPress}>
      <Icon of={Plus} size={18} />
      {label}
    </button>
  );
}
