import { changeAccount } from '../../lib/auth/change-account.ts';
import { session } from './account-store.ts';

/** Features a service may reserve for its own apps, or not have at all. */
export type Refusable =
  | 'media-import'
  | 'people'
  | 'reports'
  | 'reminders'
  | 'documents'
  | 'new-documents'
  | 'document-files';

/** A feature the service refused is not offered to this account again. */
export const noteRefused = (id: string, what: Refusable) =>
  changeAccount(
    id,
    (account) => ({ ...account, refused: [...new Set([...(account.refused ?? []), what])] }),
    session,
  );
