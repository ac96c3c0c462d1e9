// What the place search answered in the last weeks: the same name is not asked about twice. Kept on this machine, and gone
// with everything else when the traveller wants it gone.
import * as z from 'zod/mini';
import { PlaceAnswer } from '../model/place-answer.ts';
import { ownStorage } from './own-storage.ts';

const key = 'placeAnswers';
// Places stay where they are, but what is open and what is called how changes.
const keptMilliseconds = 30 * 86_400_000;
// Some dozen trips.
const maxAnswers = 600;

const Kept = z.object({
  address: z.string(),
  at: z.number(),
  answer: PlaceAnswer,
});
type Kept = z.infer<typeof Kept>;

async function load(): Promise<Kept[]> {
  return z.safeParse(z.array(Kept), await ownStorage.get(key)).data ?? [];
}

export async function recallAnswer(address: string, now: number): Promise<PlaceAnswer | undefined> {
  const kept = (await load()).find((each) => each.address === address);
  return kept && now - kept.at < keptMilliseconds ? kept.answer : undefined;
}

export async function rememberAnswer(address: string, answer: PlaceAnswer, at: number): Promise<void> {
  await navigator.locks.request('wayclip-place-answers', async () => {
    const others = (await load()).filter((each) => each.address !== address);
    await ownStorage.set({ [key]: [{ address, at, answer }, ...others].slice(0, maxAnswers) });
  });
}
