import { Redo2, Undo2 } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import { useEditing } from './editing.ts';
import './undo.css';
import { t } from '../../lib/words/words.ts';

/** Shown from the first change on. They stay when there is nothing left to undo or redo, so that the focus is not lost. */
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
