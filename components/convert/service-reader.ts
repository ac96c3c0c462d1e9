// A service that reads what this browser cannot: pages that are pictures of text, and videos.
import { createContext } from 'preact';
import type { Failure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';

export interface ServiceReader {
  /** False without an account, and for one whose service keeps this for its own apps. */
  canRead: () => Promise<boolean>;
  /** Sends all of them as pictures, at once; the draft that comes back is opened. What went wrong else. */
  read: (files: readonly ConvertedFile[]) => Promise<Failure | undefined>;
}

/** Undefined where a screen stands alone: then it is not offered. */
export const ServiceReaderContext = createContext<ServiceReader | undefined>(undefined);
