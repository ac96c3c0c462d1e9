// What the traveller last chose to cover in bookings.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Cover, firstCover } from '../model/cover.ts';

const key = 'cover';

export async function loadCover(): Promise<Cover> {
  const stored = await browser.storage.local.get(key);
  return z.safeParse(Cover, stored[key]).data ?? firstCover;
}

export const saveCover = (cover: Cover): Promise<void> => browser.storage.local.set({ [key]: cover });
