// A sheet over everything else: at the bottom of a narrow window, in the middle of a wide one. The browser's own dialog
// traps the focus.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './sheet-dialog.css';

interface Props {
  labelledBy: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function SheetDialog({ labelledBy, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before it is painted, or keys pressed at once would go to what is below.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // Otherwise the close button would have the focus.
    dialog?.querySelector<HTMLElement>('[data-first-focus=true], textarea')?.focus();
    return () => {
      dialog?.close();
      focusAgain(opener);
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class="sheet"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // The screen below has keys of its own, which must not act here.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}

/**
 * Returns the focus to what opened the sheet, or to the title if that is gone. Firefox does not do so when the dialog is
 * removed.
 */
function focusAgain(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
