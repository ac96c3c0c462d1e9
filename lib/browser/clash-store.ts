// Changes that wait for a choice between two versions, until it is made: whatever closes meanwhile.
import * as z from 'zod/mini';
import { Clash } from '../edit/clash.ts';
import { ownStorage } from './own-storage.ts';

const keyOf = (clipId: string) => `clashes:${clipId}`;

export async function loadClashes(clipId: string): Promise<Clash[]> {
  return z.safeParse(z.array(Clash), await ownStorage.get(keyOf(clipId))).data ?? [];
}

/** Two windows may keep theirs at the same moment: one after the other, each into what the other has left there. */
export const changeClashes = (clipId: string, change: (clashes: Clash[]) => Clash[]): Promise<void> =>
  navigator.locks.request(`wayclip-clashes-${clipId}`, async () => {
    const clashes = change(await loadClashes(clipId));
    if (clashes.length > 0) await ownStorage.set({ [keyOf(clipId)]: clashes });
    else await ownStorage.remove(keyOf(clipId));
  });
