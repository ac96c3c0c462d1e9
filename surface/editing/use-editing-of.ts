import { useEffect } from 'preact/hooks';
import type { Editing } from '../../components/editing/editing.ts';
import { placedIn } from '../../lib/edit/find-in.ts';
import { language } from '../../lib/words/words.ts';
import { askFor } from '../background-link.ts';
import type { SurfaceController } from '../controller.ts';

// The most places the `place.find` question accepts.
const maxNear = 100;

/** Everything the screens need to edit the draft; undefined unless one is being reviewed. */
export function useEditingOf(controller: SurfaceController): Editing | undefined {
  const { editing } = controller;
  useHandOver(controller);
  const state = controller.state.value;
  const toast = editing.toast.value;
  if (state.screen !== 'review') return undefined;
  const { clip, view } = state;
  return {
    draft: clip.draft,
    view,
    look: controller.look,
    edit: editing.edit,
    undo: () => void editing.undo(),
    redo: () => void editing.redo(),
    giveUp: (task) => void editing.giveUp(task),
    canUndo: (clip.editing?.undo ?? 0) > 0 || !editing.saver.isIdle,
    canRedo: (clip.editing?.redo ?? 0) > 0,
    newId: () => crypto.randomUUID(),
    toast,
    dismissToast: editing.hush,
    focus: editing.focus,
    findPlaces: async (name) => {
      const near = placedIn(clip.draft).slice(0, maxNear);
      const found = await askFor(controller.background, 'place.find', { name, near, language: language() });
      return found.ok ? found.value : [];
    },
  };
}

/** The page can close at any moment after it is hidden, so unsaved edits are handed over then. */
function useHandOver({ editing }: SurfaceController): void {
  useEffect(() => {
    const handOver = () => editing.saver.handOver();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') handOver();
    };
    window.addEventListener('pagehide', handOver);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', handOver);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [editing]);
}
