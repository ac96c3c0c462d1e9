// Marks the edges of a scrolling row beyond which more follows, so that they can fade there.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A smaller difference is only rounding. */
const pixel = 1;

/** "left", "right", both or neither: sides of the screen, whatever the reading direction. */
function cutEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement, isRightToLeft: boolean): string {
  const most = scrollWidth - clientWidth;
  // In right-to-left rows, scrollLeft runs from 0 to negative values.
  const from = isRightToLeft ? most + scrollLeft : scrollLeft;
  return [...(from > pixel ? ['left'] : []), ...(from < most - pixel ? ['right'] : [])].join(' ');
}

/** Set on the element directly, because it scrolls far more often than it renders. `count`: the number of entries. */
export function useCutEdges(row: RefObject<HTMLElement>, count: number): void {
  // Also runs when the number of entries changes.
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const look = () => {
      box.dataset.cut = cutEdges(box, getComputedStyle(box).direction === 'rtl');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [row, count]);
}
