import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const focusFirst = (buttons: NodeListOf<HTMLElement> | undefined) =>
  [...(buttons ?? [])].find((button) => button.checkVisibility())?.focus();

/** A notice can replace the footer and give way to it again: the focus moves with it instead of being lost. */
export function useNoticeFocus(notice: ComponentChildren): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  // Checked before rendering: afterwards the focused element may be gone.
  const wasInNotice = ref.current?.querySelector('.surface-notice')?.contains(document.activeElement);
  useLayoutEffect(() => {
    const footer = ref.current?.querySelector('.surface-footer');
    const isFooterLost = footer?.contains(document.activeElement) && !footer.checkVisibility();
    const isNoticeLost = wasInNotice && document.activeElement === document.body;
    if (notice && (isFooterLost || isNoticeLost))
      focusFirst(ref.current?.querySelectorAll('.surface-notice button'));
    if (!notice && wasInNotice) focusFirst(footer?.querySelectorAll('button'));
  });
  return ref;
}
