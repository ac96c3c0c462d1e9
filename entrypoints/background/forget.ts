// Deletes everything stored here for the traveller, and stops everything being sent.
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
  // Deletes locally first: a clip being sent finds itself gone before its next step.
  const goodbyes = await withoutRequests(async () => {
    await browser.alarms.clearAll();
    const accounts = await listAccounts();
    const wiped = accounts.map((account) => wipeAccount(account, { ...session, forgetAccount }));
    const sayGoodbyes = await Promise.all(wiped);
    await emptyLibrary(await library());
    await emptyStorage();
    return sayGoodbyes;
  });
  // Tells each service that its account is gone, if it can be reached.
  await Promise.all(goodbyes.map((sayGoodbye) => sayGoodbye()));
  // Deletes what was written meanwhile by code that had not noticed yet, including the record of these last contacts.
  await sweepLibrary(await library());
  await emptyStorage();
  return ok(null);
};

async function emptyStorage(): Promise<void> {
  // Keeps the time of installation: it is no personal data, and without it the welcome page would show again.
  await ownStorage.clear(['installedAt']);
  await browser.storage.session.clear();
}
