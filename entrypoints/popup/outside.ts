// What the popup does to the world around it. Each is an argument, so that a test can watch it.
import type { DayPictures } from '../../components/DaysPart.tsx';
import type { Clip } from '../../lib/model/clip.ts';

export interface Outside {
  openTab: (address: string) => void;
  /** An empty one, for the traveller to go on in. */
  openNewTab: () => void;
  openSettings: () => void;
  close: () => void;
  copy: (text: string) => void;
  /** Runs once after the time; what it returns calls it off. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** The pictures of a clip that this browser has copies of. */
  loadPictures: (clip: Clip) => Promise<DayPictures>;
}
