// Wiring of the outbox: who sends a parcel, when it goes on by itself, and what the traveller can do meanwhile.
import { browser } from 'wxt/browser';
import { leftHalfWay, parcelOf, sendClip } from '../../lib/journeys/send-clip.ts';
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
import { decided, isOver } from '../../lib/outbox/queue.ts';
import { isDue, nextMoment } from '../../lib/outbox/waiting.ts';
import { currentConnection } from './account.ts';
import { badgeClip } from './badge.ts';
import { aloneWith, spread } from './clip-changes.ts';
import { library } from './library.ts';

type Sent = Result<Clip, KeepFailure>;
/** A failure where it could not be stored; else the stored clip says how far it got. */
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

/** One at a time for a clip: a second press, another window or a restart waits, and then finds it done. */
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

/** What throws stops this clip alone. Where the storage is what failed, it goes on by alarm once that is back. */
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

/** Of the account it belongs to; where that is no longer connected, of the chosen one: the traveller asks for it. */
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

/** `change` sees the parcel as it is when nobody else sends it; without an answer it is left alone. */
const goOn = (clipId: string, change: (parcel: Parcel) => Parcel | undefined): Promise<Sent> =>
  sending(clipId, async (clip) => {
    const parcel = (await findParcel(await library(), clipId)) ?? leftHalfWay(clip, now());
    const changed = parcel && change(parcel);
    if (!changed) return ok(undefined);
    return sendParcel(changed, await currentConnection(accountOf(changed)), edgesFor(clipId));
  });

export type Steering = 'pause' | 'cancel' | 'keep-mine' | 'keep-theirs';

export async function steer({ clipId, to }: { clipId: string; to: Steering }): Promise<Sent> {
  if (to === 'keep-mine' || to === 'keep-theirs')
    return goOn(clipId, (parcel) => decided(parcel, to === 'keep-mine' ? 'mine' : 'theirs'));
  // Whoever is sending it looks for the request before the next step; else it is carried out now.
  if (await keepRequest(await library(), clipId, to))
    return goOn(clipId, (parcel) => (parcel.wish ? parcel : undefined));
  return sending(clipId, async (clip) =>
    clip.delivery.step === 'failed'
      ? sendParcel({ ...parcelOf(clip, now()), wish: to }, undefined, edgesFor(clipId))
      : ok(undefined),
  );
}

/** An account that cannot be read keeps its own clips waiting, not those of others. */
const isConnectedTo = (account: string | undefined): Promise<boolean> =>
  currentConnection(account).then(
    (connection) => connection !== undefined,
    (thrown) => {
      console.warn('Account not read:', thrown);
      return false;
    },
  );

/** All that can go on now. `isBetter`: the network or an account has just come back. */
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
    (clip) => !withParcel.has(clip.id) && leftHalfWay(clip, now()) !== undefined,
  );
  const due = parcels.filter(ifDue).map(({ clipId }) => clipId);
  let isStuck = false;
  // The next one may be able to go on.
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

/** A browser may stop the worker in the middle of a step; the alarm starts it again. */
const killedAfterMilliseconds = 60_000;
/** Browsers ring no earlier than this; a shorter wait is counted here, while the worker still runs. */
const minAlarmMilliseconds = 30_000;
const alarmName = 'outbox';

let shortWait: ReturnType<typeof setTimeout> | undefined;

/** `isStuck`: one could not even write down that it goes on. It is still due, and would be tried again without a pause. */
async function wakeWhenDue({ isStuck }: { isStuck: boolean }): Promise<void> {
  const parcels = await listParcels(await library());
  const stoppedBy = new Date(Date.now() + killedAfterMilliseconds);
  const moment = nextMoment(parcels, { stoppedBy, now: now() });
  // Whoever comes last has seen the most: its moment takes the place of an earlier one.
  clearTimeout(shortWait);
  if (!moment) {
    await browser.alarms.clear(alarmName);
    return;
  }
  const at = Date.now();
  const when = Math.max(moment.getTime(), at + (isStuck ? minAlarmMilliseconds : 0));
  // A little later than the moment: it is then certain to be over.
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
