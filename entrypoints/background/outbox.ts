// Wiring of the outbox: which account sends a parcel, when sending resumes by itself, and how the traveller can steer it.
import { browser } from 'wxt/browser';
import { interruptedParcelOf, parcelOf, sendClip } from '../../lib/journeys/send-clip.ts';
import { sendParcel } from '../../lib/journeys/send-parcel.ts';
import type { SendEdges } from '../../lib/journeys/send-step.ts';
import { isStorageAway, setAside } from '../../lib/journeys/set-aside.ts';
import { findClip, listClips } from '../../lib/library/clips.ts';
import { findParcel, keepParcel, keepRequest, listParcels } from '../../lib/library/outbox.ts';
import { findPicture } from '../../lib/library/pictures.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { KeepFailure } from '../../lib/model/failure.ts';
import type { Parcel } from '../../lib/model/parcel.ts';
import { ok, type Result } from '../../lib/model/result.ts';
import { accountOf, accountToAskAgain } from '../../lib/outbox/account-of.ts';
import { deliveryOf } from '../../lib/outbox/delivery-of.ts';
import { choosePicture, isOver } from '../../lib/outbox/queue.ts';
import { isDue, nextMoment } from '../../lib/outbox/waiting.ts';
import { currentConnection } from './account.ts';
import { badgeClip } from './badge.ts';
import { aloneWith, spread } from './clip-changes.ts';
import { library } from './library.ts';

type Sent = Result<Clip, KeepFailure>;
/** A failure if the state could not be stored; otherwise the stored clip has the state of its delivery. */
type Worked = Promise<Result<unknown, KeepFailure>>;

const now = () => new Date();

async function record(parcel: Parcel): Promise<Result<Parcel, KeepFailure>> {
  const kept = await aloneWith(parcel.clipId, async () =>
    keepParcel(await library(), { parcel, delivery: deliveryOf(parcel), isOver: isOver(parcel) }),
  );
  if (!kept.ok) return kept;
  spread(kept.value.clip);
  return { ok: true, value: kept.value.parcel };
}

const edgesFor = (clipId: string): SendEdges => ({
  record,
  findPicture: async (src) => findPicture(await library(), clipId, src),
  isAnothers: (itineraryId) => isAnothers(clipId, itineraryId),
  now,
  random: Math.random,
});

async function isAnothers(clipId: string, itineraryId: string): Promise<boolean> {
  const parcels = await listParcels(await library());
  if (parcels.some((parcel) => parcel.clipId !== clipId && parcel.itinerary?.id === itineraryId)) return true;
  const clips = await listClips(await library());
  return clips.some(({ id, delivery }) =>
    id !== clipId && delivery.step === 'sent' ? delivery.itineraryId === itineraryId : false,
  );
}

/** One at a time per clip: a second press, another window or a restart waits, and then finds the work done. */
function sending(clipId: string, work: (clip: Clip) => Worked): Promise<Sent> {
  return navigator.locks.request(`wayclip-send-${clipId}`, async () => {
    const clip = await findClip(await library(), clipId);
    if (!clip.ok) return clip;
    await browser.alarms.create(alarmName, { when: Date.now() + killedAfterMilliseconds });
    const worked = await isolated(clip.value, work);
    await wakeWhenDue({ isStuck: !worked.ok });
    if (!worked.ok) return worked;
    const after = await findClip(await library(), clipId);
    if (after.ok) await badgeClip(after.value);
    return after;
  });
}

/** An exception stops only this clip. If storage is what failed, the alarm retries it later. */
async function isolated(clip: Clip, work: (clip: Clip) => Worked): Worked {
  try {
    return await work(clip);
  } catch (thrown) {
    if (isStorageAway(thrown)) throw thrown;
    console.error('Set aside:', thrown);
    const parcel = await findParcel(await library(), clip.id);
    return parcel ? setAside(parcel, thrown, edgesFor(clip.id)) : ok(undefined);
  }
}

/** The traveller asks, so the parcel's own account is used, or the chosen one if that is no longer connected. */
async function connectionToAsk(clipId: string) {
  const parcel = await findParcel(await library(), clipId);
  const own = parcel && accountToAskAgain(parcel);
  const kept = own === undefined ? undefined : await currentConnection(own);
  return kept ?? currentConnection();
}

/** The traveller presses Send, or "Try now". */
export const deliver = (clipId: string): Promise<Sent> =>
  sending(clipId, async (clip) =>
    sendClip(clip, await connectionToAsk(clipId), {
      ...edgesFor(clipId),
      findParcel: async () => findParcel(await library(), clipId),
    }),
  );

/** `change` is given the parcel while nobody else is sending it; if it returns undefined, the parcel is left alone. */
const goOn = (clipId: string, change: (parcel: Parcel) => Parcel | undefined): Promise<Sent> =>
  sending(clipId, async (clip) => {
    const parcel = (await findParcel(await library(), clipId)) ?? interruptedParcelOf(clip, now());
    const changed = parcel && change(parcel);
    if (!changed) return ok(undefined);
    return sendParcel(changed, await currentConnection(accountOf(changed)), edgesFor(clipId));
  });

export type Steering = 'pause' | 'cancel' | 'keep-mine' | 'keep-theirs';

export async function steer({ clipId, to }: { clipId: string; to: Steering }): Promise<Sent> {
  if (to === 'keep-mine' || to === 'keep-theirs')
    return goOn(clipId, (parcel) => choosePicture(parcel, to === 'keep-mine' ? 'mine' : 'theirs'));
  // If it is being sent, the sender picks up the request before its next step; otherwise it is carried out now.
  if (await keepRequest(await library(), clipId, to))
    return goOn(clipId, (parcel) => (parcel.wish ? parcel : undefined));
  return sending(clipId, async (clip) =>
    clip.delivery.step === 'failed'
      ? sendParcel({ ...parcelOf(clip, now()), wish: to }, undefined, edgesFor(clipId))
      : ok(undefined),
  );
}

/** An account that cannot be read only holds up its own clips. */
const isConnectedTo = (account: string | undefined): Promise<boolean> =>
  currentConnection(account).then(
    (connection) => connection !== undefined,
    (thrown) => {
      console.warn('Account not read:', thrown);
      return false;
    },
  );

/** Continues everything that can go on now. `isBetter`: the network or an account has just come back. */
export async function resumeDeliveries({ isBetter = false } = {}): Promise<void> {
  const parcels = await listParcels(await library());
  const connected = new Map<string | undefined, boolean>();
  for (const account of new Set([undefined, ...parcels.map(accountOf)]))
    connected.set(account, await isConnectedTo(account));
  const ifDue = (parcel: Parcel) => {
    const isConnected = connected.get(accountOf(parcel)) ?? false;
    return isDue(parcel, { now: now(), isBetter, isConnected }) ? parcel : undefined;
  };
  const withParcel = new Set(parcels.map(({ clipId }) => clipId));
  const left = (await listClips(await library())).filter(
    (clip) => !withParcel.has(clip.id) && interruptedParcelOf(clip, now()) !== undefined,
  );
  const due = parcels.filter(ifDue).map(({ clipId }) => clipId);
  let isStuck = false;
  // One failing must not keep the others from being sent.
  for (const clipId of [...due, ...left.map(({ id }) => id)])
    if (!(await wentOn(clipId, ifDue))) isStuck = true;
  await wakeWhenDue({ isStuck });
}

const wentOn = (clipId: string, change: (parcel: Parcel) => Parcel | undefined): Promise<boolean> =>
  goOn(clipId, change).then(
    ({ ok: isWrittenDown }) => isWrittenDown,
    (thrown) => {
      console.warn('Not sent on:', thrown);
      return false;
    },
  );

/** Browsers can stop the worker in the middle of a step; the alarm starts it again. */
const killedAfterMilliseconds = 60_000;
/** Browsers fire alarms no earlier than this; shorter waits use a timer while the worker is still running. */
const minAlarmMilliseconds = 30_000;
const alarmName = 'outbox';

let shortWait: ReturnType<typeof setTimeout> | undefined;

/** `isStuck`: a parcel could not be stored. It is still due, and without a pause would be retried at once. */
async function wakeWhenDue({ isStuck }: { isStuck: boolean }): Promise<void> {
  const parcels = await listParcels(await library());
  const stoppedBy = new Date(Date.now() + killedAfterMilliseconds);
  const moment = nextMoment(parcels, { stoppedBy, now: now() });
  // The last call has the newest state, so its timer replaces an earlier one.
  clearTimeout(shortWait);
  if (!moment) {
    await browser.alarms.clear(alarmName);
    return;
  }
  const at = Date.now();
  const when = Math.max(moment.getTime(), at + (isStuck ? minAlarmMilliseconds : 0));
  // A little after the moment, so that it has certainly passed.
  if (when - at < minAlarmMilliseconds) shortWait = setTimeout(() => void resumeDeliveries(), when - at + 50);
  await browser.alarms.create(alarmName, { when });
}

export function keepOutbox(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarmName) void resumeDeliveries();
  });
  self.addEventListener('online', () => void resumeDeliveries({ isBetter: true }));
  void resumeDeliveries();
}
