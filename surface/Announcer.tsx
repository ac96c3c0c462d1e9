// The two live regions. They stay while screens come and go, or nobody would hear a change.
import { useEffect, useRef, useState } from 'preact/hooks';

/** Faster, and one message cuts the other off. */
const pauseMilliseconds = 3000;

export function Announcer({ status, alert }: { status: string; alert: string }) {
  const spoken = usePaced(status);
  return (
    <>
      <div role="status" class="visually-hidden">
        {spoken}
      </div>
      <div role="alert" class="visually-hidden">
        {alert}
      </div>
    </>
  );
}

/** The newest words, at most one change in each pause. */
function usePaced(words: string): string {
  const [spoken, setSpoken] = useState(words);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // Nothing new: the next words need not wait for it.
    if (words === spoken) return;
    const wait = Math.max(0, lastAt.current + pauseMilliseconds - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setSpoken(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words, spoken]);
  return spoken;
}
