// Whether single keys do something. On until the traveller says otherwise.
import { browser } from 'wxt/browser';

const key = 'letterKeys';

export const loadLetterKeys = async (): Promise<boolean> =>
  (await browser.storage.local.get(key))[key] !== false;

export const saveLetterKeys = (isOn: boolean): Promise<void> => browser.storage.local.set({ [key]: isOn });

/** Now, and whenever it changes. */
export function watchLetterKeys(hear: (isOn: boolean) => void): void {
  void loadLetterKeys().then(hear);
  browser.storage.local.onChanged.addListener((changes) => {
    if (key in changes) hear(changes[key]?.newValue !== false);
  });
}
