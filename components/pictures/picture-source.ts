// Where the picker gets pictures from: the extension's page hands it in. Without one there is nothing to choose.
import { createContext } from 'preact';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { Clip } from '../../lib/model/clip.ts';

export interface PictureSource {
  /**
   * Addresses of copies in this browser, by the picture's own; what is not there yet is copied from the page first.
   * A picture that cannot be had is missing in the answer.
   */
  copiesOf: (clip: Clip, srcs: string[]) => Promise<ReadonlyMap<string, string>>;
  /** Keeps a file of the traveller's; undefined where it is no picture. */
  keepFile: (clip: Clip, file: File) => Promise<ImageBlock | undefined>;
  /** The hosts that keep these pictures, and would have to be allowed. Left out where that cannot be asked. */
  hostsOf?: (srcs: string[]) => string[];
  /** Asks the browser to allow them; a press must be under way. */
  allowHosts?: (srcs: string[]) => Promise<boolean>;
  /** Cuts them out of what the browser shows of the page; how many that gave. */
  takeFromScreen?: (clip: Clip, srcs: string[]) => Promise<number>;
}

export const PictureSourceContext = createContext<PictureSource | undefined>(undefined);
