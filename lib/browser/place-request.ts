// A popup closes when the browser asks for a permission: its request is stored first, and the background carries it out.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { GeocoderTemplate } from '../model/geocoder.ts';

const key = 'placeWish';
// Long enough to answer the browser's prompt, and short enough not to be mistaken for the answer to another one.
const lastsMilliseconds = 120_000;

const StoredRequest = z.object({ template: GeocoderTemplate, clipId: z.uuid(), at: z.number() });
export type PlaceRequest = Omit<z.infer<typeof StoredRequest>, 'at'>;

export const savePlaceRequest = (request: PlaceRequest, at: number): Promise<void> =>
  browser.storage.session.set({ [key]: { ...request, at } });

/** Returns the request if it is the one that is meant, and removes it. */
export async function takePlaceRequest(
  now: number,
  isMeant: (request: PlaceRequest) => boolean = () => true,
): Promise<PlaceRequest | undefined> {
  const request = z.safeParse(StoredRequest, (await browser.storage.session.get(key))[key]).data;
  if (!request || !isMeant(request)) return undefined;
  await browser.storage.session.remove(key);
  return now - request.at < lastsMilliseconds ? request : undefined;
}
