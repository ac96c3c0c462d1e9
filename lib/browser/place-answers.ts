// Caches the place search's answers of the last weeks, so that no name is sent twice. Stays on this machine and is deleted
// with all other data when the traveller asks for that.
import * as z from 'zod/mini';
import { PlaceAnswer } from '../model/place-answer.ts';
import { ownStorage } from './own-storage.ts';

const key = 'placeAnswers';
// Places do not move, but they open, close and change their names.
const keptMilliseconds = 30 * 86_400_000;
// Enough for a few dozen trips.
const maxAnswers = 600;

const Kept = z.object({
  address: z.string(),
  at: z.number(),
  answer: PlaceAnswer,
});
type Kept = z.infer<typeof Kept>;

const isFresh = ({ at }: Kept, now: number) => Math.abs(now - at) < keptMilliseconds;

/** Parsed one by one, so that a damaged entry does not affect the others. */
async function load(): Promise<Kept[]> {
  const entries = z.safeParse(z.array(z.unknown()), await ownStorage.get(key)).data ?? [];
  return entries.flatMap((entry) => z.safeParse(Kept, entry).data ?? []);
}

export async function recallAnswer(address: string, now: number): Promise<PlaceAnswer | undefined> {
  const kept = (await load()).find((each) => each.address === address);
  return kept && isFresh(kept, now) ? kept.answer : undefined;
}

export async function rememberAnswer(address: string, answer: PlaceAnswer, at: number): Promise<void> {
  await navigator.locks.request('wayclip-place-answers', async () => {
    const others = (await load()).filter((each) => each.address !== address && isFresh(each, at));
    await ownStorage.set({ [key]: [{ address, at, answer }, ...others].slice(0, maxAnswers) });
  });
}
