import { Trash2 } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { useLeaving } from '../parts/use-leaving.ts';
import type { LibraryDoings, Removed } from './library-view.ts';
import '../editing/undo.css';

interface Props {
  removed: Removed | undefined;
  doings: LibraryDoings;
}

export function RemovedToast({ removed, doings }: Props) {
  const { letGo, handlers } = useLeaving(removed?.number, doings.onHush);
  if (!removed) return null;
  return (
    <div class="toast" {...handlers}>
      <Icon of={Trash2} size={18} />
      <span class="toast-words">{t('library.removed', { title: removed.title })}</span>
      <button
        type="button"
        id="undo-remove"
        class="toast-action"
        onClick={() => {
          letGo();
          doings.onUndoRemove();
        }}
      >
        {t('common.undo')}
      </button>
    </div>
  );
}
