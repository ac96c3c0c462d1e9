import { useEffect } from 'preact/hooks';
import type { SurfaceController } from '../controller.ts';

/** Esc closes the innermost open part; Ctrl or Cmd with Enter sends, with Z undoes. */
export function useSurfaceKeys(controller: SurfaceController): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // When nothing is left to close inside, Escape closes the popup itself.
      if (event.key === 'Escape' && (closeMap() || controller.closeInnermost())) event.preventDefault();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void controller.send();
      }
      walkHistory(event, controller);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [controller]);
}

/** An enlarged map covers everything else, wherever the focus is. */
function closeMap(): boolean {
  const button = document.querySelector<HTMLElement>('[data-map=enlarged] .map-enlarge');
  button?.focus();
  button?.click();
  return button !== null;
}

/** Ctrl or Cmd with Z undoes; with Shift+Z or Y it redoes. Text fields keep their own undo. */
function walkHistory(event: KeyboardEvent, { editing }: SurfaceController): void {
  const isInField = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isInField || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  void (key === 'y' || event.shiftKey ? editing.redo() : editing.undo());
}
