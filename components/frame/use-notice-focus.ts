import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A notice may take the footer's place, and give it back: the focus goes over with it instead of being lost. */
export function useNoticeFocus(isNotice: boolean): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  // Asked before anything is drawn anew: afterwards what had the focus may be gone.
  const wasInNotice = ref.current?.querySelector('.surface-notice')?.contains(document.activeElement);
  useLayoutEffect(() => {
    const footer = ref.current?.querySelector('.surface-footer');
    if (isNotice && footer?.contains(document.activeElement) && !footer.checkVisibility())
      ref.current?.querySelector<HTMLElement>('.surface-notice button')?.focus();
    if (!isNotice && wasInNotice) footer?.querySelector<HTMLElement>('button')?.focus();
    // Only a notice that comes or goes moves the focus.
  }, [isNotice]);
  return ref;
}
