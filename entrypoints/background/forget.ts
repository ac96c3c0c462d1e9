// The traveller wants nothing of theirs kept here any more.
import { browser } from 'wxt/browser';
import type { Answers } from '../../lib/browser/answer.ts';
import { emptyLibrary } from '../../lib/library/empty-library.ts';
import { ok } from '../../lib/model/result.ts';
import { disconnectAccount } from './account.ts';
import { listAccounts } from './account-store.ts';
import { library } from './library.ts';

export const forgetAll: Answers['data.forget'] = async () => {
  await browser.alarms.clearAll();
  // Each is told to its service, as far as that can be reached; here they are gone either way.
  for (const { id } of await listAccounts()) await disconnectAccount(id);
  await emptyLibrary(await library());
  // When it was installed stays: it is no traveller's, and without it Wayclip would say hello again.
  const { installedAt } = await browser.storage.local.get('installedAt');
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  if (installedAt !== undefined) await browser.storage.local.set({ installedAt });
  return ok(null);
};
