// What was just removed, with an Undo button. It disappears by itself, but not while it has the pointer or the focus.

import { useAutoDismiss } from '../parts/use-auto-dismiss.ts';
import { useEditing } from './editing.ts';
import './undo.css';
import { t } from '../../lib/words/words.ts';

export function UndoToast() {
  const editing = useEditing();
  const toast = editing?.toast;
  const { letGo, handlers } = useAutoDismiss(toast?.number, editing?.dismissToast);
  if (!editing || !toast?.offersUndo) return null;
  return (
    <div class="toast" {...handlers}>
      <span class="toast-words">{toast.words}</span>
      <button
        type="button"
        class="toast-action"
        onClick={() => {
          letGo();
          editing.focus.current = 'h1';
          editing.undo();
        }}
      >
        {t('common.undo')}
      </button>
    </div>
  );
}
