// Stores edits that wait for the traveller to choose between two versions, so that they survive closing the window.
import * as z from 'zod/mini';
import { Clash } from '../edit/clash.ts';
import { ownStorage } from './own-storage.ts';

const keyOf = (clipId: string) => `clashes:${clipId}`;

export async function loadClashes(clipId: string): Promise<Clash[]> {
  return z.safeParse(z.array(Clash), await ownStorage.get(keyOf(clipId))).data ?? [];
}

/** Locked, as two windows may change the list at the same moment. */
export const changeClashes = (clipId: string, change: (clashes: Clash[]) => Clash[]): Promise<void> =>
  navigator.locks.request(`wayclip-clashes-${clipId}`, async () => {
    const clashes = change(await loadClashes(clipId));
    if (clashes.length > 0) await ownStorage.set({ [keyOf(clipId)]: clashes });
    else await ownStorage.remove(keyOf(clipId));
  });
