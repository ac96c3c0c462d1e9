// The traveller wants nothing of theirs kept here any more, and nothing more of it sent.
import { browser } from 'wxt/browser';
import { wipeAccount } from '../../lib/auth/sign-out.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { ownStorage } from '../../lib/browser/own-storage.ts';
import { emptyLibrary, sweepLibrary } from '../../lib/library/empty-library.ts';
import { ok } from '../../lib/model/result.ts';
import { forgetAccount, listAccounts, session } from './account-store.ts';
import { withoutRequests } from './end-requests.ts';
import { library } from './library.ts';

export const forgetAll: Answers['data.forget'] = async () => {
  // Here first, and at once: a clip on its way finds itself gone before its next step.
  const goodbyes = await withoutRequests(async () => {
    await browser.alarms.clearAll();
    const accounts = await listAccounts();
    const wiped = accounts.map((account) => wipeAccount(account, { ...session, forgetAccount }));
    const sayGoodbyes = await Promise.all(wiped);
    await emptyLibrary(await library());
    await emptyStorage();
    return sayGoodbyes;
  });
  // Each service is told that its account is gone, as far as it can be reached.
  await Promise.all(goodbyes.map((sayGoodbye) => sayGoodbye()));
  // What was written meanwhile by someone who had not heard of it, and that the services were spoken to.
  await sweepLibrary(await library());
  await emptyStorage();
  return ok(null);
};

async function emptyStorage(): Promise<void> {
  // When it was installed stays: it is no traveller's, and without it Wayclip would say hello again.
  await ownStorage.clear(['installedAt']);
  await browser.storage.session.clear();
}
