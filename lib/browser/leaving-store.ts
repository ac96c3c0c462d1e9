// Whether the traveller has seen what leaves the machine. Shown before the first time, one press away after it.
import { ownStorage } from './own-storage.ts';

const key = 'hasSeenWhatLeaves';

export const hasSeenWhatLeaves = async (): Promise<boolean> => (await ownStorage.get(key)) === true;

export const noteWhatLeavesSeen = (): Promise<void> => ownStorage.set({ [key]: true });
