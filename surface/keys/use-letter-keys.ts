import { useLayoutEffect } from 'preact/hooks';
import { isTyping, pressKeyed } from '../../components/parts/letter-keys.ts';

/** M, N, 1 to 9 and / press the element that declares that key; ? opens the list of keys. None of them acts while typing. */
export function useLetterKeys(isOn: boolean, onAsk: () => void): void {
  // A layout effect, so that no key works a moment longer than the screen shows it.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (event.key.length !== 1 || event.key === ' ') return;
      if (event.key === '?') onAsk();
      else if (!pressKeyed(event.key.toLowerCase())) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, onAsk]);
}
