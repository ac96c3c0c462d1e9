import { useEffect, useState } from 'preact/hooks';

const stayMilliseconds = 6000;

/**
 * For toasts that disappear by themselves, but not while they have the pointer or the focus. `number` identifies the toast,
 * so that each has its full time. The returned handlers go on its element.
 */
export function useAutoDismiss(number: number | undefined, leave: (() => void) | undefined) {
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
