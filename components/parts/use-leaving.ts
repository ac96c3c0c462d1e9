import { useEffect, useState } from 'preact/hooks';

const stayMilliseconds = 6000;

/**
 * For what leaves by itself, but never from under the pointer or the focus. `number`: which one it is; each stays for
 * its own time. The returned handlers belong to the element.
 */
export function useLeaving(number: number | undefined, leave: (() => void) | undefined) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (number === undefined || isHeld || !leave) return;
    const timer = setTimeout(leave, stayMilliseconds);
    return () => clearTimeout(timer);
  }, [number, isHeld, leave]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return {
    letGo,
    handlers: { onPointerEnter: hold, onPointerLeave: letGo, onFocusCapture: hold, onBlurCapture: letGo },
  };
}
