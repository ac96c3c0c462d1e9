// Loads the pictures of drafts from the copies in this browser.
import { createContext } from 'preact';
import type { TripPicture } from '../explore/trip-pictures.ts';

export type LoadDraftPicture = (clipId: string, src: string) => Promise<TripPicture | undefined>;

export const DraftPictureContext = createContext<LoadDraftPicture | undefined>(undefined);
