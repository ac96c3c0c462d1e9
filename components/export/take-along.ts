// What a surface can do besides sending: take the draft along as a file, and go on by hand.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import type { DraftStop } from '../../lib/model/draft.ts';

export interface TakeAlong {
  /** Opens the choice of files. */
  exportClip: (clip: Clip) => void;
  /** Opens the link of an itinerary; `clip`: the draft that it came from, where that is here. */
  shareLink?: (address: string, title: string, clip?: Clip) => void;
  /** Opens one of our own files; `undefined` is given where a file can only be chosen elsewhere. */
  importFile: (file: File | undefined) => void;
  /** False in a popup: it closes as soon as the browser shows its own window for files. */
  canChooseFiles: boolean;
  /** Begins a draft without the page: empty, or from a list to be pasted. */
  startEmpty: () => void;
  startFromList: () => void;
  /** Begins an empty draft that belongs to no page. */
  startNew?: () => void;
  /** Begins a draft with the first of these names; the others are offered in it. */
  startWith?: (names: DraftStop[]) => void;
  /** Opens the page for booking files. */
  convert?: () => void;
  /** Adds a pasted list to the draft that is open. */
  pasteList: (dayId: string) => void;
}

/** Undefined where a screen stands alone, as in most tests: then nothing of it is offered. */
export const TakeAlongContext = createContext<TakeAlong | undefined>(undefined);
export const useTakeAlong = (): TakeAlong | undefined => useContext(TakeAlongContext);
