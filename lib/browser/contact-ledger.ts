// Keeps the list of what was contacted, on this machine only.
import * as z from 'zod/mini';
import { bodyBytes, Contact, type ContactPurpose, type Request, withContact } from '../model/contact.ts';
import { ownStorage } from './own-storage.ts';

const key = 'contacts';
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export async function listContacts(): Promise<Contact[]> {
  return z.safeParse(z.array(Contact), await ownStorage.get(key)).data ?? [];
}

/** Puts back what was emptied, or empties it. */
export const saveContacts = (contacts: Contact[]): Promise<void> => ownStorage.set({ [key]: contacts });

let waiting: Request[] = [];
let isWriting = false;

/** A hundred requests in a row are written down together; nobody waits for it. */
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
      // The page for bookings writes too.
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

/** The same fetch, with a line in the list for each request. `wordsIn`: what is said in the address itself. */
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
