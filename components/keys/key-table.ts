// Every key of a draft, for the sheet and the settings. `isLetter`: switched off together with the single-letter keys.
import type { KeyDoing, KeyName } from './key-words.ts';

export interface KeyRow {
  /** Alternatives, each a combination: [["Ctrl", "Z"]]. */
  keys: KeyName[][];
  does: KeyDoing;
  isLetter?: boolean;
  /** All keys from the first to the last, not one of two. */
  isRange?: boolean;
}

export interface KeyGroup {
  title: 'inTheDraft' | 'onAStop' | 'onTheMap';
  rows: KeyRow[];
}

const letter = (key: KeyName, does: KeyDoing): KeyRow => ({ keys: [[key]], does, isLetter: true });

export const keyTable: KeyGroup[] = [
  {
    title: 'inTheDraft',
    rows: [
      letter('n', 'nextDoubt'),
      { keys: [['one'], ['nine']], does: 'day', isLetter: true, isRange: true },
      letter('m', 'map'),
      letter('slash', 'search'),
      { keys: [['arrows']], does: 'walk' },
      { keys: [['ctrl', 'z']], does: 'undo' },
      { keys: [['ctrl', 'shift', 'z']], does: 'redo' },
      { keys: [['ctrl', 'e']], does: 'export' },
      { keys: [['ctrl', 'enter']], does: 'send' },
      { keys: [['escape']], does: 'close' },
      letter('question', 'keys'),
    ],
  },
  {
    title: 'onAStop',
    rows: [
      { keys: [['enter']], does: 'open' },
      letter('e', 'edit'),
      letter('p', 'place'),
      letter('q', 'quote'),
      { keys: [['alt', 'upDown']], does: 'move' },
      { keys: [['alt', 'shift', 'leftRight']], does: 'moveDay' },
      { keys: [['delete']], does: 'remove' },
    ],
  },
  {
    title: 'onTheMap',
    rows: [
      { keys: [['arrows']], does: 'pan' },
      { keys: [['plus'], ['minus']], does: 'zoom' },
      { keys: [['zero']], does: 'fit' },
      { keys: [['tab']], does: 'discs' },
    ],
  },
];
