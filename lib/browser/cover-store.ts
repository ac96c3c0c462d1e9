// Stores what the traveller last chose to cover in bookings.
import * as z from 'zod/mini';
import { Cover, firstCover } from '../model/cover.ts';
import { ownStorage } from './own-storage.ts';

const key = 'cover';

export async function loadCover(): Promise<Cover> {
  return z.safeParse(Cover, await ownStorage.get(key)).data ?? firstCover;
}

export const saveCover = (cover: Cover): Promise<void> => ownStorage.set({ [key]: cover });
