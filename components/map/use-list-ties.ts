// Ties the map to the list beside it: what is under the pointer or has the focus in one is lit in both.
// Rows say which stop they are (`data-stop-id`); they are lit by an attribute, so that hundreds of rows need no redraw.
import { useEffect, useState } from 'preact/hooks';

const rowsOf = (stopId: string) =>
  document.querySelectorAll<HTMLElement>(`[data-stop-id="${CSS.escape(stopId)}"]`);

const stopOf = ({ target }: Event): string | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-stop-id]')?.dataset.stopId) || undefined;

/** The lit stop, and what the map calls when one of its discs is touched. */
export function useListTies() {
  const [lit, setLit] = useState<string>();
  useEffect(() => {
    const light = (event: Event) => setLit(stopOf(event));
    document.addEventListener('pointerover', light);
    document.addEventListener('focusin', light);
    return () => {
      document.removeEventListener('pointerover', light);
      document.removeEventListener('focusin', light);
    };
  }, []);
  useEffect(() => {
    if (lit === undefined) return;
    const rows = rowsOf(lit);
    for (const row of rows) row.dataset.lit = '';
    return () => {
      for (const row of rows) delete row.dataset.lit;
    };
  }, [lit]);
  return { lit, onLit: setLit };
}
