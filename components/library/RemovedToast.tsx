import { Trash2 } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { useAutoDismiss } from '../parts/use-auto-dismiss.ts';
import type { LibraryActions, Removed } from './library-view.ts';
import '../editing/undo.css';

interface Props {
  removed: Removed | undefined;
  actions: LibraryActions;
}

export function RemovedToast({ removed, actions }: Props) {
  const { letGo, handlers } = useAutoDismiss(removed?.number, actions.onHush);
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
          actions.onUndoRemove();
        }}
      >
        {t('common.undo')}
      </button>
    </div>
  );
}
