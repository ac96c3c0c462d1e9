// A sheet over everything else: from the bottom where it is narrow, in the middle where there is room.
// The browser's own dialog keeps the focus inside.
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
  // Before anything is painted: keys pressed at once would go to what lies below.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // Else the button that closes it would come first.
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
        // What lies below has keys of its own; none of them is meant here.
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

/** Back to what opened the sheet. Firefox forgets it when the dialog goes; and it may itself be gone by now. */
function focusAgain(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
