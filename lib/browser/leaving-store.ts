// Whether the traveller has seen what leaves the machine. Shown before the first time, one press away after it.
import { browser } from 'wxt/browser';

const key = 'hasSeenWhatLeaves';

export const hasSeenWhatLeaves = async (): Promise<boolean> =>
  (await browser.storage.local.get(key))[key] === true;

export const noteWhatLeavesSeen = (): Promise<void> => browser.storage.local.set({ [key]: true });
