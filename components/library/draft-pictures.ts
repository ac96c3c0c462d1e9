// Where pictures of drafts come from: copies that this browser keeps.
import { createContext } from 'preact';
import type { TripPicture } from '../explore/trip-pictures.ts';

export type LoadDraftPicture = (clipId: string, src: string) => Promise<TripPicture | undefined>;

export const DraftPictureContext = createContext<LoadDraftPicture | undefined>(undefined);
