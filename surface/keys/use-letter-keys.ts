import { useLayoutEffect } from 'preact/hooks';
import { isTyping, pressKeyed } from '../../components/parts/letter-keys.ts';

/** M, N, 1 to 9 and / press what says it has that key; ? shows all keys. None of them while something is typed. */
export function useLetterKeys(isOn: boolean, onAsk: () => void): void {
  // Together with what the screen says of its keys: none works a moment longer than it is shown.
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
