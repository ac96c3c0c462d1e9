// The final check: the browser is restarted, all faults are removed, and everything acknowledged is looked for.

import { library } from '../../entrypoints/background/library.ts';
import { loadClashes } from '../../lib/browser/clash-store.ts';
import { findClip } from '../../lib/library/clips.ts';
import { findParcel } from '../../lib/library/outbox.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { isOfClip } from './anchor.ts';
import type { World } from './world.ts';

export async function check(world: World): Promise<void> {
  await recover(world);
  for (const clipId of world.clips) await checkEdits(world, clipId);
  for (const clipId of world.clips) await bringHome(world, clipId);
  const [fault] = world.faults;
  if (fault) throw fault;
  const there = await world.service.itineraries();
  for (const clipId of world.clips) await checkService(world, clipId, there);
}

async function recover(world: World): Promise<void> {
  world.mend();
  await world.rest();
  world.endAll();
  await world.rest();
  const accounts = await (await library()).count('accounts');
  if (accounts === 0) await world.signIn();
  // Any surface stores leftover edits, of any draft.
  for (const clipId of world.clips) {
    await world.openWindow(0, clipId);
    await world.rest();
  }
}

async function clipOf(clipId: string): Promise<Clip> {
  const clip = await findClip(await library(), clipId);
  if (!clip.ok) throw new Error(`A clip is ${clip.failure.kind}.`);
  return clip.value;
}

/** Each word acknowledged as kept is in the draft, is one Undo away, or awaits the traveller's choice. */
async function checkEdits(world: World, clipId: string): Promise<void> {
  const clip = await clipOf(clipId);
  const draft = JSON.stringify(clip.draft);
  const rows = await (await library()).getAll('steps', IDBKeyRange.bound([clipId], [clipId, []]));
  // Text that clashes with another window's edit is in the journal or among the pending choices.
  const elsewhere = JSON.stringify([rows, await loadClashes(clipId), [...world.shelf.records.values()]]);
  for (const { word, spot, standing, isDeleted } of world.told.of(clipId)) {
    if (standing !== 'kept') continue;
    const isThere = draft.includes(word);
    if (!isThere && !elsewhere.includes(word)) throw new Error(`${word} is lost (${spot ?? 'added'}).`);
    // An addition overwrites nothing, and nothing overwrites it.
    if (!spot && !isDeleted && !isThere) throw new Error(`${word} was added, and is not in the draft.`);
  }
  for (const spot of new Set(world.told.of(clipId).map((each) => each.spot))) {
    const writers = world.told.of(clipId).filter((each) => each.spot === spot && each.standing !== 'over');
    const [only] = writers;
    // Nobody else wrote there, so this word must be the current value.
    if (spot && only?.standing === 'kept' && writers.length === 1 && world.told.isAlone(clipId, spot))
      if (!draft.includes(only.word)) throw new Error(`${only.word} is not the ${spot}.`);
  }
}

/** The traveller presses whatever the screen offers, until nothing is on its way. */
async function bringHome(world: World, clipId: string): Promise<void> {
  if (!world.told.toSend.has(clipId)) return;
  for (let round = 0; round < 80; round += 1) {
    await world.rest();
    const parcel = await findParcel(await library(), clipId);
    const { delivery } = await clipOf(clipId);
    if (delivery.step === 'sent' || (delivery.step === 'kept' && world.told.givenUp.has(clipId))) {
      if (parcel && parcel.unclear.length === 0)
        throw new Error(`A parcel is left of a clip that is ${delivery.step}.`);
      return;
    }
    await pressOn(world, { clipId, delivery, round });
  }
  throw new Error(`It never arrives: ${JSON.stringify((await clipOf(clipId)).delivery)}`);
}

async function pressOn(
  world: World,
  { clipId, delivery, round }: { clipId: string; delivery: Clip['delivery']; round: number },
): Promise<void> {
  const isSignedOut = delivery.step === 'waiting' && delivery.failure.kind === 'signed-out';
  // As the screen offers it: signs in again to the account that the clip belongs to.
  if (isSignedOut && round % 2 === 1) await world.ask('connection.connect', { thenSend: clipId });
  else if (delivery.step === 'waiting' && delivery.until) await untilThen(world, delivery.until);
  else if (delivery.step === 'asking') await world.ask('clip.steer', { clipId, to: 'keep-mine' });
  else await world.ask('clip.send', { clipId });
}

/** It continues only by its own alarm. */
async function untilThen(world: World, until: string): Promise<void> {
  await world.pass(Math.max(1, (Date.parse(until) - world.clock.now()) / 1000 + 1));
}

async function checkService(world: World, clipId: string, there: Itinerary[]): Promise<void> {
  const made = there.filter((itinerary) => isOfClip(itinerary, clipId));
  if (made.length > 1) throw new Error(`One clip, ${made.length} itineraries.`);
  const { delivery } = await clipOf(clipId);
  if (delivery.step === 'sent' && made[0]?.id !== delivery.itineraryId)
    throw new Error('The library names an itinerary that is not there.');
  if (!world.told.toSend.has(clipId) && made.length > 0) throw new Error('Made, and never sent.');
}
