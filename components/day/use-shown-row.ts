// Scrolls an opened stop into view, together with its quote.
import { useEffect } from 'preact/hooks';

/**
 * Scrolled to in turn: the whole stop, then its name, then its quote, so that a stop too high for the window shows these.
 */
const inTurn = ['', '.stop-head', '.quote'];

export function useShownRow(openStop: string | undefined): void {
  useEffect(() => {
    if (openStop === undefined) return;
    // Its day may not be drawn yet.
    const frame = requestAnimationFrame(() => {
      const row = `[data-stop-id="${CSS.escape(openStop)}"]`;
      for (const part of inTurn)
        document.querySelector(`${row} ${part}`)?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [openStop]);
}
