import { Check } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import { useLeaving } from '../parts/use-leaving.ts';
import '../editing/undo.css';

interface Props {
  said: { words: string; number: number } | undefined;
  onHush: () => void;
}

export function PictureSaid({ said, onHush }: Props) {
  const { handlers } = useLeaving(said?.number, onHush);
  if (!said) return null;
  return (
    <div class="toast" role="status" {...handlers}>
      <Icon of={Check} size={18} />
      <span class="toast-words">{said.words}</span>
    </div>
  );
}
