// What the popup does to the world around it. Each is an argument, so that a test can watch it.
import type { DayPictures } from '../../components/DaysPart.tsx';
import type { ReviewView } from '../../components/review-view.ts';
import type { Clip } from '../../lib/model/clip.ts';

import type { ClashShelf } from './clash-desk.ts';
import type { EditJournal } from './edit-journal.ts';
import type { TakeOutside } from './take-outside.ts';

export interface Outside {
  openTab: (address: string) => void;
  /** An empty one, for the traveller to go on in. */
  openNewTab: () => void;
  openSettings: () => void;
  close: () => void;
  copy: (text: string) => void;
  /** Runs once after the time; what it returns calls it off. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Which part of a clip another surface looked at last. */
  recallView?: (clipId: string) => Promise<ReviewView | undefined>;
  /** Where edits are written down until they are stored. */
  journal?: EditJournal;
  /** Where changes wait that the traveller has to choose about. */
  clashes?: ClashShelf;
  /** Files, printing and the like; left out where a surface cannot reach them. */
  take?: TakeOutside;
  /** The pictures of a clip that this browser has copies of. */
  loadPictures: (clip: Clip) => Promise<DayPictures>;
}
