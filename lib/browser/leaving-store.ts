// Stores whether the traveller has seen the summary of what is sent: shown before the first time, one press away later.
import { ownStorage } from './own-storage.ts';

const key = 'hasSeenWhatLeaves';

export const hasSeenWhatLeaves = async (): Promise<boolean> => (await ownStorage.get(key)) === true;

export const noteWhatLeavesSeen = (): Promise<void> => ownStorage.set({ [key]: true });
