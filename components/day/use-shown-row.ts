// An opened stop is brought into sight with the words it came from.
import { useEffect } from 'preact/hooks';

/** Where it is higher than the window, its beginning is what stays. */
export function useShownRow(openStop: string | undefined): void {
  useEffect(() => {
    if (openStop === undefined) return;
    // It may be on a day that is only now drawn.
    const frame = requestAnimationFrame(() => {
      const row = document.querySelector(`[data-stop-id="${CSS.escape(openStop)}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [openStop]);
}
