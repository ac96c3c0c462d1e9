// The single-letter keys of a surface, and the sheet that lists all keys.
import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { KeysSheet } from '../../components/keys/KeysSheet.tsx';
import { LetterKeysContext } from '../../components/parts/letter-keys.ts';
import { useLetterKeys } from './use-letter-keys.ts';

interface Props {
  hasLetters: boolean;
  children: ComponentChildren;
}

export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

export function KeysLayer({ hasLetters, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  useLetterKeys(hasLetters, ask);
  return (
    <LetterKeysContext.Provider value={hasLetters}>
      {children}
      {isAsked && <KeysSheet isMac={isMac()} onClose={() => setAsked(false)} />}
    </LetterKeysContext.Provider>
  );
}
