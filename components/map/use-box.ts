import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from '../../lib/map/view.ts';

/** The size of an element in CSS pixels, measured before it is painted and whenever it changes. */
export function useBox(element: RefObject<HTMLElement>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      // Not laid out (yet): keeps the assumed size.
      if (width === 0 || height === 0) return;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
