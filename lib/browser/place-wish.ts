// A popup closes when the browser asks for a permission: what was to follow is written down first, and the background goes on.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { GeocoderTemplate } from '../model/geocoder.ts';

const key = 'placeWish';
// Longer than anybody looks at a question, and too short to be mistaken for the answer to another one.
const lastsMilliseconds = 120_000;

const Wish = z.object({ template: GeocoderTemplate, clipId: z.uuid(), at: z.number() });
export type PlaceWish = Omit<z.infer<typeof Wish>, 'at'>;

export const saveWish = (wish: PlaceWish, at: number): Promise<void> =>
  browser.storage.session.set({ [key]: { ...wish, at } });

/** Once, where it is the one that is meant. */
export async function takeWish(
  now: number,
  isMeant: (wish: PlaceWish) => boolean = () => true,
): Promise<PlaceWish | undefined> {
  const wish = z.safeParse(Wish, (await browser.storage.session.get(key))[key]).data;
  if (!wish || !isMeant(wish)) return undefined;
  await browser.storage.session.remove(key);
  return now - wish.at < lastsMilliseconds ? wish : undefined;
}
