// The connected account that drafts are sent to. Only its id is stored here: the account itself is encrypted.
import { ownStorage } from './own-storage.ts';

const key = 'chosenAccount';

export async function loadChosenAccount(): Promise<string | undefined> {
  const id = await ownStorage.get(key);
  return typeof id === 'string' ? id : undefined;
}

export const saveChosenAccount = (id: string): Promise<void> => ownStorage.set({ [key]: id });
