import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Starts before the end is in view, so that nobody waits for it. */
const margin = '320px';

/** Calls `reach` when the element comes near the visible area, and again whenever `reason` changes. */
export function useInSight(
  element: RefObject<HTMLElement>,
  reach: (() => void) | undefined,
  reason: unknown,
) {
  useEffect(() => {
    if (!element.current || !reach || typeof IntersectionObserver === 'undefined') return;
    const root = element.current.closest('.surface-scroll');
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      root,
      rootMargin: margin,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [reason, reach === undefined]);
}
