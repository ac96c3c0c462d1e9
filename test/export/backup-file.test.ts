// Settings and drafts as one file: all of them, nothing else, and no secret.
import { describe, expect, test } from 'vitest';
import { readBackupFile, toBackupFile } from '../../lib/export/backup-file.ts';
import { firstCover } from '../../lib/model/cover.ts';
import { readProfile } from '../../lib/model/profile.ts';
import { fail } from '../../lib/model/result.ts';
import { sampleClip } from '../draft-sample.ts';

const read = readProfile({ baseUrl: 'https://api.example.com', authUrl: 'https://api.example.com' });
if (!read.ok) throw new Error('A profile is expected.');
const settings = {
  services: [{ id: 'one', profile: read.value }],
  placeSearch: 'https://places.example/?q={query}',
  cover: { ...firstCover, price: true },
  letterKeys: false,
};
const backup = { settings, drafts: [sampleClip()] };

test('what goes in comes out', () => {
  const { source, draft } = sampleClip();
  expect(readBackupFile(toBackupFile(backup))).toEqual({
    ok: true,
    value: { settings, drafts: [{ source, draft }] },
  });
});

test('a secret that lies beside is not in the file', () => {
  const secret = { accessToken: 'CANARY', refreshToken: 'CANARY', clientSecret: 'CANARY' };
  const [service] = settings.services;
  const text = toBackupFile({
    ...{ ...secret },
    settings: {
      ...settings,
      ...secret,
      services: [{ ...secret, id: 'one', profile: { ...read.value, ...secret } }, service as never],
    },
    drafts: [
      {
        ...sampleClip({ delivery: { step: 'creating', startedAt: '2027-05-01T10:00:00Z' } }),
        ...secret,
      },
    ],
  });
  expect(text).not.toContain('CANARY');
  expect(text).not.toContain('creating');
  expect(text).toContain('Gravensteen');
});

describe('other files are refused', () => {
  test.each([
    ['', 'not-a-wayclip-file'],
    ['[]', 'not-a-wayclip-file'],
    ['{"format":"wayclip","version":1}', 'not-a-wayclip-file'],
    ['{"format":"wayclip-backup","version":2}', 'newer-version'],
    ['{"format":"wayclip-backup","version":1}', 'wayclip-file-damaged'],
    [
      '{"format":"wayclip-backup","version":1,"settings":{"services":[{"id":"x","profile":{"baseUrl":"http://evil.example","authUrl":"http://evil.example"}}]},"drafts":[]}',
      'wayclip-file-damaged',
    ],
  ])('%s: %s', (text, kind) => expect(readBackupFile(text)).toEqual(fail({ kind })));
});
