// The outbox as the background wires it, on an in-memory library, with a clock that tests advance and edges that they break.
import 'fake-indexeddb/auto';
import type { Connection } from '../../lib/api/connection.ts';
import type { Fetch } from '../../lib/api/transport.ts';
import { sendClip } from '../../lib/journeys/send-clip.ts';
import { sendParcel } from '../../lib/journeys/send-parcel.ts';
import type { SendEdges } from '../../lib/journeys/send-step.ts';
import { findClip, keepClip, listClips } from '../../lib/library/clips.ts';
import { type Library, openLibrary } from '../../lib/library/database.ts';
import { findParcel, keepParcel, keepRequest } from '../../lib/library/outbox.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Parcel } from '../../lib/model/parcel.ts';
import { ok } from '../../lib/model/result.ts';
import { deliveryOf } from '../../lib/outbox/delivery-of.ts';
import { isOver } from '../../lib/outbox/queue.ts';
import { isDue } from '../../lib/outbox/waiting.ts';
import { sampleClip } from '../draft-sample.ts';

/** Thrown to end the worker: nothing after it happens. */
export class Killed extends Error {}

// The smallest JPEG there is: one grey pixel.
export const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  ),
  (character) => character.charCodeAt(0),
);

/** Two days, each with a picture, under a title that no other test uses. */
export function clipToSend(): Clip {
  const clip = sampleClip({ id: crypto.randomUUID() });
  const [first, second] = clip.draft.days;
  const image = first?.image;
  if (!second || !image) throw new Error('The sample has changed.');
  second.image = { ...image, value: { ...image.value, src: 'https://blog.test/two.jpg' } };
  clip.draft.title.value = `Two days in Ghent, ${crypto.randomUUID()}`;
  return clip;
}

/** A fetch that does something to creates and passes everything else on. */
export const onCreate =
  (act: (send: () => Promise<Response>) => Promise<Response>) =>
  (fetch: Fetch): Fetch =>
  (input, init) =>
    init?.method === 'POST' && input.endsWith('/v1/itineraries')
      ? act(() => fetch(input, init))
      : fetch(input, init);

export interface Mischief {
  /** Wraps the whole client: an exception here ends the worker. */
  fetch?: (fetch: Fetch) => Fetch;
  record?: (parcel: Parcel) => void;
  findPicture?: SendEdges['findPicture'];
}

export class OutboxDesk {
  readonly clipId: string;
  readonly title: string;
  /** Every state that was stored, in order. */
  readonly written: Parcel[] = [];
  connection: Connection | undefined;
  private readonly library: Library;
  private milliseconds = 0;

  private constructor(library: Library, clip: Clip, connection: Connection | undefined) {
    this.library = library;
    this.clipId = clip.id;
    this.title = clip.draft.title.value;
    this.connection = connection;
  }

  static async open(connection: Connection | undefined, clip = clipToSend()): Promise<OutboxDesk> {
    const library = await openLibrary(`outbox-${crypto.randomUUID()}`);
    await keepClip(library, clip);
    return new OutboxDesk(library, clip, connection);
  }

  readonly now = (): Date => new Date(Date.now() + this.milliseconds);

  later(seconds: number): void {
    this.milliseconds += seconds * 1000;
  }

  private edges(mischief: Mischief): SendEdges {
    return {
      record: async (parcel) => {
        mischief.record?.(parcel);
        this.written.push(parcel);
        const posted = { parcel, delivery: deliveryOf(parcel), isOver: isOver(parcel) };
        const kept = await keepParcel(this.library, posted);
        return kept.ok ? ok(kept.value.parcel) : kept;
      },
      findPicture: mischief.findPicture ?? (async () => new Blob([jpeg], { type: 'image/jpeg' })),
      isAnothers: async (itineraryId) =>
        (await listClips(this.library)).some(
          ({ id, delivery }) =>
            id !== this.clipId && delivery.step === 'sent' && delivery.itineraryId === itineraryId,
        ),
      now: this.now,
      random: () => 0.5,
    };
  }

  private broken({ fetch }: Mischief): Connection | undefined {
    return this.connection && fetch
      ? { ...this.connection, fetch: fetch(this.connection.fetch) }
      : this.connection;
  }

  /** The traveller presses Send. A kill ends it where it is. */
  async send(mischief: Mischief = {}): Promise<void> {
    const findIt = () => findParcel(this.library, this.clipId);
    await untilKilled(async () =>
      sendClip(await this.clip(), this.broken(mischief), { ...this.edges(mischief), findParcel: findIt }),
    );
  }

  /** What the background does at start, on an alarm, and when the network or an account is back. */
  async resume(mischief: Mischief = {}, isBetter = false): Promise<void> {
    const parcel = await this.parcel();
    const circumstances = { now: this.now(), isBetter, isConnected: this.connection !== undefined };
    if (!parcel || !isDue(parcel, circumstances)) return;
    await untilKilled(() => sendParcel(parcel, this.broken(mischief), this.edges(mischief)));
  }

  /** Continues by alarms until nothing more happens by itself; returns how many alarms there were. */
  async settle(mischief: Mischief = {}): Promise<number> {
    for (let round = 0; round < 40; round += 1) {
      const parcel = await this.parcel();
      const state = parcel?.state;
      if (!state || !['queued', 'sending', 'waiting'].includes(state.is)) return round;
      if (state.is === 'waiting' && !state.until) return round;
      if (state.is === 'waiting' && state.until)
        this.later(Math.max(0, (Date.parse(state.until) - this.now().getTime()) / 1000) + 1);
      await this.resume(mischief);
    }
    throw new Error('It never comes to rest.');
  }

  wish = (wish: 'pause' | 'cancel') => keepRequest(this.library, this.clipId, wish);

  /** Sends a parcel as the traveller has changed it. */
  async goOn(change: (parcel: Parcel) => Parcel, mischief: Mischief = {}): Promise<void> {
    const parcel = await this.parcel();
    if (!parcel) throw new Error('No parcel.');
    await untilKilled(() => sendParcel(change(parcel), this.broken(mischief), this.edges(mischief)));
  }

  async edit(change: (draft: Draft) => Draft): Promise<void> {
    const clip = await this.clip();
    await keepClip(this.library, { ...clip, draft: change(clip.draft) });
  }

  async clip(): Promise<Clip> {
    const clip = await findClip(this.library, this.clipId);
    if (!clip.ok) throw new Error('No clip.');
    return clip.value;
  }

  async keep(clip: Clip): Promise<void> {
    await keepClip(this.library, clip);
  }

  parcel = (): Promise<Parcel | undefined> => findParcel(this.library, this.clipId);
}

async function untilKilled(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof Killed)) throw thrown;
  }
}
