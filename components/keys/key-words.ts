// The labels on the keys, and what the keys do.
import { t } from '../../lib/words/words.ts';

/** The same on every keyboard. */
const signs = {
  arrows: '← → ↑ ↓',
  e: 'E',
  leftRight: '← →',
  m: 'M',
  minus: '−',
  n: 'N',
  nine: '9',
  one: '1',
  p: 'P',
  plus: '+',
  q: 'Q',
  question: '?',
  slash: '/',
  upDown: '↑ ↓',
  z: 'Z',
  zero: '0',
};
const signsOfMac: Partial<Record<KeyName, string>> = { ctrl: '⌘', alt: '⌥', shift: '⇧' };

type NamedKey = 'alt' | 'ctrl' | 'delete' | 'enter' | 'escape' | 'shift' | 'tab';
export type KeyName = keyof typeof signs | NamedKey;

const isSign = (name: KeyName): name is keyof typeof signs => name in signs;

export function keyName(name: KeyName, isMac: boolean): string {
  if (isSign(name)) return signs[name];
  return (isMac && signsOfMac[name]) || t(`keys.name.${name}`);
}

export type KeyDoing =
  | 'nextDoubt'
  | 'day'
  | 'map'
  | 'search'
  | 'walk'
  | 'undo'
  | 'redo'
  | 'export'
  | 'send'
  | 'close'
  | 'keys'
  | 'open'
  | 'edit'
  | 'place'
  | 'quote'
  | 'move'
  | 'moveDay'
  | 'remove'
  | 'pan'
  | 'zoom'
  | 'fit'
  | 'discs';

export const keyDoing = (does: KeyDoing): string => t(`keys.does.${does}`);
