// Counts what only the traveller can settle, and leads to the next of it.
import { CircleAlert } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import './check-pill.css';

export function CheckPill({ many, onNext }: { many: number; onNext: () => void }) {
  if (many === 0) return null;
  return (
    <button type="button" class="check-pill" onClick={onNext}>
      <Icon of={CircleAlert} size={14} />
      <span>
        {many} <span class="check-pill-words">to check</span>
      </span>
    </button>
  );
}
