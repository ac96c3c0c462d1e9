// The two live regions. They stay mounted while screens change, otherwise screen readers would not announce the changes.
import { useEffect, useRef, useState } from 'preact/hooks';

/** With a shorter pause, one message would cut the other off. */
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

/** The newest words, changed at most once per pause. */
function usePaced(words: string): string {
  const [spoken, setSpoken] = useState(words);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // Nothing to announce, so the next words need not wait.
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
