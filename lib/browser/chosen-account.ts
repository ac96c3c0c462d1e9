// Which of the connected accounts drafts go to. Only its id: all else of it lies sealed.
import { ownStorage } from './own-storage.ts';

const key = 'chosenAccount';

export async function loadChosenAccount(): Promise<string | undefined> {
  const id = await ownStorage.get(key);
  return typeof id === 'string' ? id : undefined;
}

export const saveChosenAccount = (id: string): Promise<void> => ownStorage.set({ [key]: id });
