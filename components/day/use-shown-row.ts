// An opened stop is brought into sight with the words it came from.
import { useEffect } from 'preact/hooks';

/** All of it where it fits; where it is higher than the window its quote, and its name if both fit. */
const inTurn = ['', '.stop-head', '.quote'];

export function useShownRow(openStop: string | undefined): void {
  useEffect(() => {
    if (openStop === undefined) return;
    // It may be on a day that is only now drawn.
    const frame = requestAnimationFrame(() => {
      const row = `[data-stop-id="${CSS.escape(openStop)}"]`;
      for (const part of inTurn)
        document.querySelector(`${row} ${part}`)?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [openStop]);
}
