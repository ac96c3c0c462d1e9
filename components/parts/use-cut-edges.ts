// A row that is wider than its box says at which of its edges more follows, so that the edge can fade there.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Less than this is no more than rounding. */
const pixel = 1;

/** "left", "right", both or neither: sides of the screen, whichever way one reads. */
function cutEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement, isRightToLeft: boolean): string {
  const most = scrollWidth - clientWidth;
  // From right to left it is counted from 0 down.
  const from = isRightToLeft ? most + scrollLeft : scrollLeft;
  return [...(from > pixel ? ['left'] : []), ...(from < most - pixel ? ['right'] : [])].join(' ');
}

/** Written on the row itself: it is scrolled far more often than drawn. `count`: how much is in it. */
export function useCutEdges(row: RefObject<HTMLElement>, count: number): void {
  // Runs because there is more or less in it, too.
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
