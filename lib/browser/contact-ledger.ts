// Stores the list of contacted hosts, on this machine only.
import * as z from 'zod/mini';
import { bodyBytes, Contact, type ContactPurpose, type Request, withContact } from '../model/contact.ts';
import { ownStorage } from './own-storage.ts';

const key = 'contacts';
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export async function listContacts(): Promise<Contact[]> {
  return z.safeParse(z.array(Contact), await ownStorage.get(key)).data ?? [];
}

/** Replaces the list: used to empty it, and to undo that. */
export const saveContacts = (contacts: Contact[]): Promise<void> => ownStorage.set({ [key]: contacts });

let waiting: Request[] = [];
let isWriting = false;

/** Requests in quick succession are written together, and nothing waits for the writing. */
export function recordContact(url: string, purpose: ContactPurpose, body?: RequestInit['body']): void {
  waiting.push({ url, purpose, at: new Date(), sentBytes: bodyBytes(body) });
  if (!isWriting) void write();
}

async function write(): Promise<void> {
  isWriting = true;
  try {
    while (waiting.length > 0) {
      const requests = waiting;
      waiting = [];
      // Locked, as the page for booking files writes too.
      await navigator.locks.request('wayclip-contacts', async () =>
        saveContacts(requests.reduce(withContact, await listContacts())),
      );
    }
  } catch (thrown) {
    console.warn('Not written down:', thrown);
  } finally {
    isWriting = false;
  }
}

/** The same fetch, recording each request. `wordsIn`: the part of the address that counts as sent text. */
export const listed =
  (
    fetch: Fetch,
    purposeOf: (init?: RequestInit) => ContactPurpose,
    wordsIn?: (input: string) => string,
  ): Fetch =>
  (input, init) => {
    recordContact(input, purposeOf(init), init?.body ?? wordsIn?.(input));
    return fetch(input, init);
  };
