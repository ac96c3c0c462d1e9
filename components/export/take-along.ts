// What a surface can do besides sending: export the draft to a file, and start or fill drafts by hand.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Clip } from '../../lib/model/clip.ts';
import type { DraftStop } from '../../lib/model/draft.ts';

export interface TakeAlong {
  /** Opens the export sheet. */
  exportClip: (clip: Clip) => void;
  /** Opens the share sheet for an itinerary's link. `clip`: the draft it was made from, if it is here. */
  shareLink?: (address: string, title: string, clip?: Clip) => void;
  /** Opens a file Wayclip saved; `undefined` if the file has to be chosen on another surface. */
  importFile: (file: File | undefined) => void;
  /** False in a popup, which closes as soon as the browser opens its file picker. */
  canChooseFiles: boolean;
  /** Starts a draft without reading the page: empty, or from a pasted list. */
  startEmpty: () => void;
  startFromList: () => void;
  /** Starts an empty draft that belongs to no page. */
  startNew?: () => void;
  /** Starts a draft with the first of these names; the others are offered in it. */
  startWith?: (names: DraftStop[]) => void;
  /** Opens the page for booking files. */
  convert?: () => void;
  /** Adds a pasted list to the open draft. */
  pasteList: (dayId: string) => void;
}

/** Undefined on a screen by itself, as in most tests: none of this is offered then. */
export const TakeAlongContext = createContext<TakeAlong | undefined>(undefined);
export const useTakeAlong = (): TakeAlong | undefined => useContext(TakeAlongContext);
