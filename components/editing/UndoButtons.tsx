import { Redo2, Undo2 } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import { useEditing } from './editing.ts';
import './undo.css';
import { t } from '../../lib/words/words.ts';

/** There from the first change on. They stay where they are when there is nothing more to go to: the focus would be lost. */
export function UndoButtons() {
  const editing = useEditing();
  if (!editing || (!editing.canUndo && !editing.canRedo)) return null;
  const { undo, redo, canUndo, canRedo } = editing;
  return (
    <span class="undo-buttons">
      <button
        type="button"
        class="undo-button"
        aria-label={t('common.undo')}
        title={t('review.undo')}
        aria-disabled={!canUndo}
        onClick={undo}
      >
        <Icon of={Undo2} size={18} mirrors />
      </button>
      <button
        type="button"
        class="undo-button"
        aria-label={t('review.redoLabel')}
        title={t('review.redo')}
        aria-disabled={!canRedo}
        onClick={redo}
      >
        <Icon of={Redo2} size={18} mirrors />
      </button>
    </span>
  );
}
