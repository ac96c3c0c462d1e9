// Stores whether single-key shortcuts are on; they are by default.
import { ownStorage } from './own-storage.ts';

const key = 'letterKeys';

export const loadLetterKeys = async (): Promise<boolean> => (await ownStorage.get(key)) !== false;

export const saveLetterKeys = (isOn: boolean): Promise<void> => ownStorage.set({ [key]: isOn });

/** Calls `hear` now and on every change. */
export function watchLetterKeys(hear: (isOn: boolean) => void): void {
  void loadLetterKeys().then(hear);
  ownStorage.onChanged(key, () => void loadLetterKeys().then(hear));
}
