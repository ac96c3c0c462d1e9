// Connects the map and the list beside it: a stop under the pointer or with the focus in one is lit in both. Rows carry
// their stop's id in `data-stop-id` and are lit by an attribute, so that hundreds of rows need no rendering.
import { useEffect, useState } from 'preact/hooks';

const rowsOf = (stopId: string) =>
  document.querySelectorAll<HTMLElement>(`[data-stop-id="${CSS.escape(stopId)}"]`);

const stopOf = ({ target }: Event): string | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-stop-id]')?.dataset.stopId) || undefined;

/** The lit stop, and the callback for when one of the map's discs is touched. */
export function useListHighlight() {
  const [highlighted, setHighlighted] = useState<string>();
  useEffect(() => {
    const light = (event: Event) => setHighlighted(stopOf(event));
    document.addEventListener('pointerover', light);
    document.addEventListener('focusin', light);
    return () => {
      document.removeEventListener('pointerover', light);
      document.removeEventListener('focusin', light);
    };
  }, []);
  useEffect(() => {
    if (highlighted === undefined) return;
    const rows = rowsOf(highlighted);
    for (const row of rows) row.dataset.lit = '';
    return () => {
      for (const row of rows) delete row.dataset.lit;
    };
  }, [highlighted]);
  return { highlighted, onHighlight: setHighlighted };
}
