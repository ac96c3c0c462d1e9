import { useEffect } from 'preact/hooks';
import type { PopupController } from './controller.ts';

/** Esc closes the innermost thing; Ctrl or Cmd with Enter sends. */
export function usePopupKeys(controller: PopupController): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // With nothing inside left to close, the browser closes the popup itself.
      if (event.key === 'Escape' && controller.closeInnermost()) event.preventDefault();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void controller.send();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [controller]);
}
