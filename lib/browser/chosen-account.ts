// Which of the connected accounts drafts go to. Only its id: all else of it lies sealed.
import { browser } from 'wxt/browser';

const key = 'chosenAccount';

export async function loadChosenAccount(): Promise<string | undefined> {
  const { [key]: id } = await browser.storage.local.get(key);
  return typeof id === 'string' ? id : undefined;
}

export const saveChosenAccount = (id: string): Promise<void> => browser.storage.local.set({ [key]: id });
