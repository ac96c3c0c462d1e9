// Whether single keys do something. On until the traveller says otherwise.
import { ownStorage } from './own-storage.ts';

const key = 'letterKeys';

export const loadLetterKeys = async (): Promise<boolean> => (await ownStorage.get(key)) !== false;

export const saveLetterKeys = (isOn: boolean): Promise<void> => ownStorage.set({ [key]: isOn });

/** Now, and whenever it changes. */
export function watchLetterKeys(hear: (isOn: boolean) => void): void {
  void loadLetterKeys().then(hear);
  ownStorage.onChanged(key, () => void loadLetterKeys().then(hear));
}
