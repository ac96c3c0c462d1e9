// Lets the service read what this browser cannot: pages that are pictures of text, and videos.
import { createContext } from 'preact';
import type { Failure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';

export interface ServiceReader {
  /** False without an account, or if its service has refused to read pictures. */
  canRead: () => Promise<boolean>;
  /** Sends the files as pictures, all at once, and opens the resulting draft. Returns the failure, if any. */
  read: (files: readonly ConvertedFile[]) => Promise<Failure | undefined>;
}

/** Undefined where reading by the service is not offered. */
export const ServiceReaderContext = createContext<ServiceReader | undefined>(undefined);
