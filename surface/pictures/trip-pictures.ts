// Loads pictures of trips through the background: our pages load nothing from other hosts themselves.
import type { TripPicture } from '../../components/explore/trip-pictures.ts';
import { fileOf } from '../../lib/model/base64.ts';
import { askFor, type Background } from '../background-link.ts';

/** Browsers allow six requests per host at a time; the list itself must not wait for its pictures. */
const maxAtOnce = 4;
/** About ten screens, so that going back and forth between list and trip requests nothing twice. */
const maxKept = 150;

export function tripPictures(background: Background) {
  const kept = new Map<string, Promise<Blob | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function read(address: string): Promise<Blob | undefined> {
    const answer = await inTurn(() => askFor(background, 'explore.picture', { address }));
    return answer.ok && answer.value !== null ? asPicture(answer.value) : undefined;
  }

  return async (address: string): Promise<TripPicture | undefined> => {
    const found = kept.get(address) ?? read(address);
    kept.delete(address);
    kept.set(address, found);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - maxKept))) kept.delete(oldest);
    const picture = await found;
    if (!picture) {
      // It may only have been missed offline, so it is requested again the next time it is wanted.
      if (kept.get(address) === found) kept.delete(address);
      return undefined;
    }
    const own = URL.createObjectURL(picture);
    return { address: own, giveBack: () => URL.revokeObjectURL(own) };
  };
}

const asPicture = (base64: string): Blob => fileOf(base64, 'image/jpeg');
