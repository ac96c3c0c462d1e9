// Input that comes back to us: service profiles that people paste, and our own files.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { readBackupFile, toBackupFile } from '../../../lib/export/backup-file.ts';
import { readWayclipFile, toWayclipFile } from '../../../lib/export/wayclip-file.ts';
import { ImportFailure } from '../../../lib/model/failure.ts';
import { isSafeOrigin, readProfile, serviceOrigins, tokenOrigins } from '../../../lib/model/profile.ts';
import type { Result } from '../../../lib/model/result.ts';
import { sampleClip } from '../../draft-sample.ts';
import { sampleTrip } from '../../export/sample-trip.ts';
import { anyJsonChange, changeJson } from '../mutate-json.ts';
import { anyTextChange, changeText } from '../mutate-text.ts';
import { target } from '../target.ts';

const profile = {
  baseUrl: 'https://api.example.com',
  authUrl: 'https://auth.example.com',
  operations: { save: { assumed: true, method: 'PUT', path: '/v1/library/{id}' } },
  mcp: { url: 'https://mcp.example.com/v2' },
  errorAliases: { STALE: 'itineraryModified' },
  webItinerary: 'https://www.example.com/{id}',
};
const odd = fc.constantFrom(
  'http://evil.test',
  'https://me:secret@api.example.com',
  'javascript:alert(1)',
  'https://127.0.0.1:1/%00',
  'http://localhost:9999/',
  'HTTPS://API.EXAMPLE.COM',
  'https://',
);
const anyProfile = fc
  .tuple(
    fc.array(anyJsonChange, { maxLength: 4 }),
    fc.option(odd),
    fc.constantFrom('baseUrl', 'authUrl', 'mcp'),
  )
  .map(([changes, address, where]) => {
    const changed = changeJson(profile, changes) as Record<string, unknown>;
    if (address !== null) changed[where] = where === 'mcp' ? { url: address } : address;
    return changed;
  });

export const profiles = target({
  name: 'profiles',
  claim:
    'a service profile is refused, or speaks over https or to this machine only, and reads the same again',
  any: anyProfile,
  holds: (value) => {
    const read = readProfile(value);
    if (!read.ok) return assert.deepEqual(read.failure, { kind: 'no-service' });
    for (const origin of [...serviceOrigins(read.value), ...tokenOrigins(read.value)])
      assert.ok(isSafeOrigin(origin), origin);
    for (const { path } of Object.values(read.value.operations))
      assert.equal(new URL(path, read.value.baseUrl).origin, new URL(read.value.baseUrl).origin, path);
    assert.deepEqual(readProfile(JSON.parse(JSON.stringify(read.value))), read);
  },
  shortRuns: 100,
});

const read = readProfile(profile);
if (!read.ok) throw new Error('The profile should fit.');
const backup = toBackupFile({
  settings: {
    services: [{ id: 'one', profile: read.value }],
    placeSearch: 'https://places.example/?q={query}',
  },
  drafts: [sampleClip()],
});
const ours = { backup, trip: toWayclipFile(sampleTrip()) };
const reopen: Record<
  keyof typeof ours,
  (text: string) => { opened: Result<unknown, unknown>; again?: string }
> = {
  backup: (text) => {
    const opened = readBackupFile(text);
    return { opened, ...(opened.ok && { again: toBackupFile(opened.value) }) };
  },
  trip: (text) => {
    const opened = readWayclipFile(text);
    return { opened, ...(opened.ok && { again: toWayclipFile(opened.value) }) };
  },
};
const which = fc.constantFrom('backup' as const, 'trip' as const);

export const ownFiles = target({
  name: 'own-files',
  claim:
    'a damaged file of ours is refused by name, or what is taken from it is written and read the same again',
  any: fc.oneof(
    fc.tuple(which, fc.array(anyJsonChange, { maxLength: 4 })).map(([file, changes]) => ({
      file,
      text: JSON.stringify(changeJson(JSON.parse(ours[file]), changes)),
    })),
    fc
      .tuple(which, fc.array(anyTextChange, { minLength: 1, maxLength: 4 }))
      .map(([file, changes]) => ({ file, text: changeText(ours[file], changes) })),
  ),
  holds: ({ file, text }) => {
    const { opened, again } = reopen[file](text);
    if (!opened.ok)
      assert.ok(z.safeParse(ImportFailure, opened.failure).success, JSON.stringify(opened.failure));
    else assert.deepEqual(reopen[file](again ?? '').opened, opened);
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  },
  show: ({ file, text }) => `${file}\n${text}`,
  shortRuns: 60,
});
