import { useEffect, useState } from 'preact/hooks';

/** Far more than fit on a screen; a page that draws thousands at once does not answer meanwhile. */
const atOnce = 60;
const atATime = 240;

/** How many of them to draw: the first ones at once, up to `needed` in any case, and the rest while nothing else happens. */
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
