// Changes that wait for a choice between two versions, until it is made: whatever closes meanwhile.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { Clash } from '../edit/clash.ts';

const keyOf = (clipId: string) => `clashes:${clipId}`;

export async function loadClashes(clipId: string): Promise<Clash[]> {
  const key = keyOf(clipId);
  return z.safeParse(z.array(Clash), (await browser.storage.local.get(key))[key]).data ?? [];
}

export const saveClashes = (clipId: string, clashes: Clash[]): Promise<void> =>
  clashes.length > 0
    ? browser.storage.local.set({ [keyOf(clipId)]: clashes })
    : browser.storage.local.remove(keyOf(clipId));
