import { Check } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { useAutoDismiss } from '../parts/use-auto-dismiss.ts';
import type { ExploreActions, MarkToast } from './explore-view.ts';
import { toastWords } from './trip-words.ts';
import '../editing/undo.css';

interface Props {
  toast: MarkToast | undefined;
  actions: ExploreActions;
}

/** The bookmark that was pressed: it has the focus again after Undo. */
const markOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-trip="${CSS.escape(id)}"] ~ .trip-save, #save-trip`);

export function SavedToast({ toast, actions }: Props) {
  const { letGo, handlers } = useAutoDismiss(toast?.number, actions.onHush);
  if (!toast) return null;
  const { trip, isSaved, what } = toast;
  return (
    <div class="toast" {...handlers}>
      <Icon of={Check} size={18} />
      <span class="toast-words">{toastWords(toast)}</span>
      <button
        type="button"
        id="undo-save"
        class="toast-action"
        onClick={() => {
          letGo();
          if (what) actions.onMark?.(what, trip, !isSaved);
          else actions.onSave(trip, !isSaved);
          (what ? document.getElementById(`${what}-trip`) : markOf(trip.id))?.focus();
        }}
      >
        {t('common.undo')}
      </button>
    </div>
  );
}
