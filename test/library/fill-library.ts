// A library with everything in it: drafts read, edited and undone, being sent in every state, sent, failed, removed;
// pictures, an account, copies of lists, and settings.
import { saveChosenAccount } from '../../lib/browser/chosen-account.ts';
import { changeClashes } from '../../lib/browser/clash-store.ts';
import { saveCover } from '../../lib/browser/cover-store.ts';
import { saveLetterKeys } from '../../lib/browser/letter-keys-store.ts';
import { chooseService } from '../../lib/browser/profile-store.ts';
import { walkHistory } from '../../lib/journeys/edit-clip.ts';
import { sendClip } from '../../lib/journeys/send-clip.ts';
import type { SendEdges } from '../../lib/journeys/send-step.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import type { Library } from '../../lib/library/database.ts';
import { keepListed, keepSync } from '../../lib/library/listed.ts';
import { findParcel, keepParcel, keepRequest } from '../../lib/library/outbox.ts';
import { findPicture, keepPicture } from '../../lib/library/pictures.ts';
import { removeClip } from '../../lib/library/remove-clip.ts';
import { saveSealed } from '../../lib/library/sealed-records.ts';
import { deliveryOf } from '../../lib/outbox/delivery-of.ts';
import { isOver } from '../../lib/outbox/queue.ts';
import { jpeg } from '../contract/outbox-desk.ts';
import { sampleClip } from '../draft-sample.ts';
import { SmallService } from '../outbox/small-service.ts';
import { changing } from './changing.ts';
import { clipIds, sealedAccount } from './released-ids.ts';

const now = () => new Date('2026-11-16T12:00:00.000Z');

async function sendFrom(library: Library, clipId: string, service: SmallService): Promise<void> {
  const edges: SendEdges = {
    record: async (parcel) => {
      const kept = await keepParcel(library, {
        parcel,
        delivery: deliveryOf(parcel),
        isOver: isOver(parcel),
      });
      return kept.ok ? { ok: true, value: kept.value.parcel } : kept;
    },
    findPicture: (src) => findPicture(library, clipId, src),
    isAnothers: async () => false,
    now,
    random: () => 0.5,
  };
  const clip = await findClip(library, clipId);
  if (!clip.ok) throw new Error(clip.failure.kind);
  await sendClip(clip.value, service.connection, { ...edges, findParcel: (id) => findParcel(library, id) });
}

async function edit(library: Library): Promise<void> {
  const desk = changing(library);
  const id = clipIds.edited;
  await desk.edit(id, { kind: 'set-title', title: 'Ghent with Ana' }, 'title');
  await desk.edit(id, { kind: 'edit-stop', stopId: 'stop-1-1', fields: { note: 'Bring the blue umbrella' } });
  await desk.edit(id, { kind: 'add-packing', newItemId: 'p1', name: 'Umbrella', quantity: 2 });
  await desk.edit(id, { kind: 'move-stop', stopId: 'stop-1-2', toDayId: 'day-2', at: 0 });
  // Leaves one step ahead that can be redone.
  await walkHistory({ clipId: id, go: 'undo', revision: 4 }, desk);
}

async function send(library: Library): Promise<void> {
  const service = new SmallService();
  await sendFrom(library, clipIds.sent, service);
  service.meanwhile = (method) =>
    method === 'POST' ? keepRequest(library, clipIds.paused, 'pause') : Promise.resolve();
  await sendFrom(library, clipIds.paused, service);
  const refusing = new SmallService();
  refusing.connection.fetch = async () =>
    Response.json({ error: { code: 'validationFailed' } }, { status: 422 });
  await sendFrom(library, clipIds.failed, refusing);
  const silent = new SmallService();
  silent.isSilent = true;
  await sendFrom(library, clipIds.waiting, silent);
}

/** `rawKey`: the bytes of the key that secrets are sealed with, which is normally random and never exported. */
export async function fillLibrary(library: Library, rawKey: Uint8Array<ArrayBuffer>): Promise<void> {
  const sealing = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt', 'decrypt']);
  await library.put('keys', sealing, 'seal');
  await saveSealed(library, sealedAccount);
  for (const id of Object.values(clipIds)) {
    await keepClip(library, sampleClip({ id }));
    const picture = new Blob([jpeg], { type: 'image/jpeg' });
    await keepPicture(library, id, { src: 'https://blog.test/one.jpg', picture });
  }
  await edit(library);
  await send(library);
  await removeClip(library, clipIds.removed, { isBack: false, now: now().getTime() });
  const list = { accountId: sealedAccount.id, filter: 'owned' } as const;
  const summary = { id: 'it-1', title: 'Two days in Ghent', dayCount: 2, stopCount: 3 };
  await keepListed(library, list, [
    { id: 'it-1', summary, words: 'two days in ghent', newest: -now().getTime() },
  ]);
  await keepSync(library, { ...list, lookedAt: now().getTime(), wholeAt: now().getTime() });
  await saveChosenAccount(sealedAccount.id);
  await saveLetterKeys(false);
  await saveCover({ name: false, reference: true, ticket: true, price: false });
  await chooseService('first');
  const disputed = { kind: 'set-title', title: 'Ghent, slowly' } as const;
  await changeClashes(clipIds.edited, () => [{ edit: disputed, keys: ['draft title'] }]);
}
