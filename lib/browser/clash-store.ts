// Changes that wait for a choice between two versions, until it is made: whatever closes meanwhile.
import * as z from 'zod/mini';
import { Clash } from '../edit/clash.ts';
import { ownStorage } from './own-storage.ts';

const keyOf = (clipId: string) => `clashes:${clipId}`;

export async function loadClashes(clipId: string): Promise<Clash[]> {
  return z.safeParse(z.array(Clash), await ownStorage.get(keyOf(clipId))).data ?? [];
}

export const saveClashes = (clipId: string, clashes: Clash[]): Promise<void> =>
  clashes.length > 0 ? ownStorage.set({ [keyOf(clipId)]: clashes }) : ownStorage.remove(keyOf(clipId));
