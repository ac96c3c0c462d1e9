// What a surface does to the world around it. Each is an argument, so that a test can watch it.
import type { DayPictures } from '../components/day/DaysPart.tsx';
import type { LoadTripPicture } from '../components/explore/trip-pictures.ts';
import type { ReviewView } from '../components/review/review-view.ts';
import type { Clip } from '../lib/model/clip.ts';

import type { ClashShelf } from './editing/clash-list.ts';
import type { EditJournal } from './editing/edit-journal.ts';
import type { LibraryOutside } from './library/library-outside.ts';
import type { SendOutside } from './sending/send-visit.ts';
import type { TakeOutside } from './take-along/take-outside.ts';

export interface Outside {
  openTab: (address: string) => void;
  /** An empty one, for the traveller to go on in. */
  openNewTab: () => void;
  openSettings: () => void;
  /** The page for booking files; `address`: of a PDF the traveller is looking at. */
  openConvert?: (address?: string) => void;
  close: () => void;
  /** False where the browser does not let it be copied. */
  copy: (text: string) => Promise<boolean>;
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
  /** Where drafts can go; left out, sending asks nothing first. */
  sending?: SendOutside;
  /** Asks the browser to allow the host of this address; a press must be under way. Left out, nothing is searched online. */
  allowHost?: (address: string) => Promise<boolean>;
  /** The online search was switched on or off elsewhere; what it returns ends the listening. */
  onPlaceSearch?: (hear: () => void) => () => void;
  /** Runs once when the network is there again; what it returns calls it off. */
  onBackOnline?: (run: () => void) => () => void;
  /** A picture of someone else's trip. */
  loadTripPicture?: LoadTripPicture;
  /** What this browser keeps of the service's lists; left out, nothing is. */
  library?: LibraryOutside;
  /** The pictures of a clip that this browser has copies of. */
  loadPictures: (clip: Clip) => Promise<DayPictures>;
}
