// Identifiers of the contents of every frozen library.

/** The clips by what happened to them. */
export const clipIds = {
  read: '00000000-0000-4000-8000-000000000001',
  edited: '00000000-0000-4000-8000-000000000002',
  waiting: '00000000-0000-4000-8000-000000000003',
  sent: '00000000-0000-4000-8000-000000000004',
  failed: '00000000-0000-4000-8000-000000000005',
  paused: '00000000-0000-4000-8000-000000000006',
  removed: '00000000-0000-4000-8000-000000000007',
};

export const sealedAccount = { id: 'account-1', refreshToken: 'a token that nobody may read', name: 'Ana' };
