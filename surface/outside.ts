// Everything a surface does outside its own page, passed in so that tests can watch it.
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
  /** Opens an empty tab. */
  openNewTab: () => void;
  openSettings: () => void;
  /** Opens the page for booking files. `address`: the PDF the traveller is looking at. */
  openConvert?: (address?: string) => void;
  close: () => void;
  /** False if the browser does not allow copying. */
  copy: (text: string) => Promise<boolean>;
  /** Runs once after the delay. The returned function cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** The part of a clip that a surface showed last. */
  recallView?: (clipId: string) => Promise<ReviewView | undefined>;
  /** Where edits are written down until they are stored. */
  journal?: EditJournal;
  /** Where edits wait that the traveller has to choose about. */
  clashes?: ClashShelf;
  /** Files, printing and sharing; left out on a surface that cannot reach them. */
  take?: TakeOutside;
  /** Where drafts can be sent; if left out, sending asks nothing first. */
  sending?: SendOutside;
  /**
   * Asks the browser for access to the host of this address; only works while a press is being handled. If left out, there
   * is no online search.
   */
  allowHost?: (address: string) => Promise<boolean>;
  /** Called when the online search is switched on or off elsewhere. Returns a function that stops listening. */
  onPlaceSearch?: (hear: () => void) => () => void;
  /** Runs once when the network is back. The returned function cancels it. */
  onBackOnline?: (run: () => void) => () => void;
  /** Loads a picture of someone else's trip. */
  loadTripPicture?: LoadTripPicture;
  /** The local copy of the service's lists; left out where there is none. */
  library?: LibraryOutside;
  /** Loads the pictures of a clip that this browser has copies of. */
  loadPictures: (clip: Clip) => Promise<DayPictures>;
}
