import { changeAccount } from '../../lib/auth/change-account.ts';
import { session } from './account-store.ts';

/** What the service keeps for its own apps is not offered again to this account. */
export const noteRefused = (id: string, what: 'media-import' | 'people' | 'reports') =>
  changeAccount(
    id,
    (account) => ({ ...account, refused: [...new Set([...(account.refused ?? []), what])] }),
    session,
  );
