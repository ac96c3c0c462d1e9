import { useEffect, useRef } from 'preact/hooks';
import type { SurfaceState } from './state.ts';

type Screen = SurfaceState['screen'];

/** The element to focus when the screen changes: its title, or the button that led away. */
export function focusAfter(before: Screen, now: Screen): string | undefined {
  // The traveller came to search, so the field has the focus.
  if (now === 'explore') return '#explore-search, h1';
  if (before === 'explore') return '#explore, h1';
  if (before === 'library' && now !== 'library') return '#library, h1';
  // The result of the sign-in may take the button's place.
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
