// Settings and drafts as one file. It contains only what is listed here: no token, no account, no list of hosts.
import * as z from 'zod/mini';
import { ClipSource } from '../model/clip.ts';
import { Cover } from '../model/cover.ts';
import { Draft } from '../model/draft.ts';
import type { ImportFailure } from '../model/failure.ts';
import { GeocoderTemplate } from '../model/geocoder.ts';
import { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { openVersioned } from './versioned-file.ts';
import { maxFileBytes } from './wayclip-file.ts';

const version = 1;
const format = 'wayclip-backup';

const BackupSettings = z.object({
  services: z.array(z.object({ id: z.string(), profile: ServiceProfile })),
  placeSearch: z.optional(GeocoderTemplate),
  cover: z.optional(Cover),
  letterKeys: z.optional(z.boolean()),
});
export type BackupSettings = z.infer<typeof BackupSettings>;

const BackupFile = z.object({
  format: z.literal(format),
  version: z.literal(version),
  settings: BackupSettings,
  drafts: z.array(z.object({ source: ClipSource, draft: Draft })),
});
export type Backup = Pick<z.infer<typeof BackupFile>, 'settings' | 'drafts'>;

// A hundred of the largest drafts.
const maxBackupBytes = 5 * maxFileBytes;

/** Parsing drops everything that the schemas do not name, whatever is passed in. */
export const toBackupFile = ({ settings, drafts }: Backup): string =>
  `${JSON.stringify(z.parse(BackupFile, { format, version, settings, drafts }), null, 1)}\n`;

export function readBackupFile(text: string): Result<Backup, ImportFailure> {
  const opened = openVersioned(text, { format, version, maxCharacters: maxBackupBytes });
  if (!opened.ok) return opened;
  const file = z.safeParse(BackupFile, opened.value);
  if (!file.success) return fail({ kind: 'wayclip-file-damaged' });
  return ok({ settings: file.data.settings, drafts: file.data.drafts });
}
