// Single keys, without Ctrl or Alt. What a key presses says so itself, in the words that screen readers know.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** False where the traveller has switched them off: with speech or a shaky hand they go off by mistake. */
export const LetterKeysContext = createContext(true);
export const useLetterKeys = (): boolean => useContext(LetterKeysContext);

/** For a button that a single key presses, or a field that it leads to. */
export function useKeyOf(key: string): { 'aria-keyshortcuts'?: string } {
  return useLetterKeys() ? { 'aria-keyshortcuts': key } : {};
}

/** Whether the keys are being typed into something. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio], [type=checkbox], [type=button], [type=file]), textarea, select, [contenteditable]',
  ) !== null;

/** Presses what the key stands for, if it is on the screen; a field takes the focus. Answers whether there was any. */
export function pressKeyed(key: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)];
  const target = found.findLast((element) => element.checkVisibility?.() ?? true);
  if (!target) return false;
  // First, so that the focus is not lost with what it stood on.
  target.focus();
  if (target.matches('button')) target.click();
  return true;
}
