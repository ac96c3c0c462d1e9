// Connects and disconnects accounts, and continues the deliveries that waited for one.
import type { RequestMap } from '../../lib/browser/messages.ts';
import { findParcel } from '../../lib/library/outbox.ts';
import { ok } from '../../lib/model/result.ts';
import { accountOf } from '../../lib/outbox/account-of.ts';
import { connectAccount, disconnectAccount, infoOf, nameAccount } from './account.ts';
import { chosenAccount, session } from './account-store.ts';
import { library } from './library.ts';
import { deliver, resumeDeliveries } from './outbox.ts';

type Connect = RequestMap['connection.connect'];

export async function connectFor(asked: Connect['ask']): Promise<Connect['answer']> {
  const { thenSend, serviceId, accountId, withDocuments, isNew = serviceId !== undefined } = asked;
  const again = isNew ? undefined : await accountToRenew(thenSend, accountId);
  const account = await connectAccount({ serviceId, again, withDocuments });
  if (!account.ok) return account;
  if (thenSend) void sendFor({ clipId: thenSend });
  // Deliveries that waited for an account continue.
  void resumeDeliveries({ isBetter: true });
  return ok(await infoOf(account.value));
}

/** The account asked for, the one the clip belongs to, or the one drafts go to. Without any, a new one is made. */
async function accountToRenew(clipId: string | undefined, accountId: string | undefined) {
  if (accountId !== undefined) return session.loadAccount(accountId);
  const parcel = clipId === undefined ? undefined : await findParcel(await library(), clipId);
  const own = parcel && accountOf(parcel);
  return own === undefined ? chosenAccount() : session.loadAccount(own);
}

type Send = RequestMap['clip.send'];

export async function sendFor({ clipId }: Send['ask']): Promise<Send['answer']> {
  const clip = await deliver(clipId);
  if (clip.ok && clip.value.delivery.step === 'sent') void nameAccount(clip.value.delivery.connectionId);
  return clip;
}

type Disconnect = RequestMap['connection.disconnect'];

export const disconnect = async ({ id }: Disconnect['ask']): Promise<Disconnect['answer']> =>
  ok(await disconnectAccount(id));
