import { Check } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import { useAutoDismiss } from '../parts/use-auto-dismiss.ts';
import '../editing/undo.css';

interface Props {
  toast: { words: string; number: number } | undefined;
  onHush: () => void;
}

export function ItineraryToast({ toast, onHush }: Props) {
  const { handlers } = useAutoDismiss(toast?.number, onHush);
  if (!toast) return null;
  return (
    <div class="toast" role="status" {...handlers}>
      <Icon of={Check} size={18} />
      <span class="toast-words">{toast.words}</span>
    </div>
  );
}
