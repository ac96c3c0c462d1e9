import { changeAccount } from '../../lib/auth/change-account.ts';
import { session } from './account-store.ts';

/** What a service may keep for its own apps, or not have at all. */
export type Refusable =
  | 'media-import'
  | 'people'
  | 'reports'
  | 'reminders'
  | 'documents'
  | 'new-documents'
  | 'document-files';

/** What the service keeps for its own apps is not offered again to this account. */
export const noteRefused = (id: string, what: Refusable) =>
  changeAccount(
    id,
    (account) => ({ ...account, refused: [...new Set([...(account.refused ?? []), what])] }),
    session,
  );
