import { useEffect, useState } from 'preact/hooks';

/** Far more rows than fit on a screen, but few enough that the page does not freeze while rendering them. */
const atOnce = 60;
const atATime = 240;

/** How many rows to render: the first ones at once, always up to `needed`, and the rest in batches. */
export function useGrowing(many: number, needed: number): number {
  const [grown, setGrown] = useState(atOnce);
  const drawn = Math.min(many, Math.max(grown, needed));
  useEffect(() => {
    if (drawn >= many) return;
    const timer = setTimeout(() => setGrown(drawn + atATime), 30);
    return () => clearTimeout(timer);
  }, [drawn, many]);
  return drawn;
}
