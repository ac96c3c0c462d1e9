// Provides the picker with pictures; set by the extension's pages. Without it there is nothing to choose.
import { createContext } from 'preact';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { Clip } from '../../lib/model/clip.ts';

export interface PictureSource {
  /**
   * Object URLs of the copies in this browser, by the picture's address; missing ones are copied from the page first. A
   * picture that cannot be copied is missing from the result.
   */
  copiesOf: (clip: Clip, srcs: string[]) => Promise<ReadonlyMap<string, string>>;
  /** Stores one of the traveller's files; undefined if it is not a picture. */
  keepFile: (clip: Clip, file: File) => Promise<ImageBlock | undefined>;
  /** The hosts of these pictures, which would have to be allowed. Left out if the browser cannot be asked. */
  hostsOf?: (srcs: string[]) => string[];
  /** Asks the browser to allow them; only works while a press is being handled. */
  allowHosts?: (srcs: string[]) => Promise<boolean>;
  /** Crops them from a screenshot of the page. Returns how many that gave. */
  takeFromScreen?: (clip: Clip, srcs: string[]) => Promise<number>;
}

export const PictureSourceContext = createContext<PictureSource | undefined>(undefined);
