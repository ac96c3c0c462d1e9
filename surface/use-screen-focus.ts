import { useEffect, useRef } from 'preact/hooks';
import type { SurfaceState } from './state.ts';

type Screen = SurfaceState['screen'];

/** Where the focus goes when one screen follows another: the title, or back to the button that led away. */
export function focusAfter(before: Screen, now: Screen): string | undefined {
  // One came to look for something: the field is the first thing to type into.
  if (now === 'explore') return '#explore-search, h1';
  if (before === 'explore') return '#explore, h1';
  if (before === 'library' && now !== 'library') return '#library, h1';
  // What became of it may stand in the button's place.
  if (before === 'connect' && now === 'review') return '.surface-notice button, #send';
  return now === 'opening' || now === 'reading' ? undefined : 'h1';
}

export function useScreenFocus(screen: Screen): void {
  const before = useRef<Screen>('opening');
  useEffect(() => {
    const target = before.current === screen ? undefined : focusAfter(before.current, screen);
    before.current = screen;
    const found = target ? [...document.querySelectorAll<HTMLElement>(target)] : [];
    found.find((one) => one.checkVisibility())?.focus({ preventScroll: true });
  }, [screen]);
}
