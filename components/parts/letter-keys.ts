// Single keys, without Ctrl or Alt. Each element declares its key in `aria-keyshortcuts`, which screen readers know too.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** False if the traveller has switched them off: speech input or a shaky hand can press them by mistake. */
export const LetterKeysContext = createContext(true);
export const useLetterKeys = (): boolean => useContext(LetterKeysContext);

/** For a button pressed by a single key, or a field focused by one. */
export function useKeyOf(key: string): { 'aria-keyshortcuts'?: string } {
  return useLetterKeys() ? { 'aria-keyshortcuts': key } : {};
}

/** Whether the keys go into a text field. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio], [type=checkbox], [type=button], [type=file]), textarea, select, [contenteditable]',
  ) !== null;

/** Presses the visible element that has this key, or focuses it if it is a field. Returns whether there was one. */
export function pressKeyed(key: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)];
  const target = found.findLast((element) => element.checkVisibility?.() ?? true);
  if (!target) return false;
  // Focus first, so that the focus is not lost if its element disappears.
  target.focus();
  if (target.matches('button')) target.click();
  return true;
}
