// Pure: no browser, no network, no clock.
// Settings and drafts as one file. Only what is named here is ever in it: no token, no account, no list of hosts.
import * as z from 'zod/mini';
import { ClipSource } from '../model/clip.ts';
import { Cover } from '../model/cover.ts';
import { Draft } from '../model/draft.ts';
import type { ImportFailure } from '../model/failure.ts';
import { GeocoderTemplate } from '../model/geocoder.ts';
import { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { mostFileBytes } from './wayclip-file.ts';

const version = 1;
const format = 'wayclip-backup';

const Head = z.object({ format: z.literal(format), version: z.int().check(z.gte(1)) });

export const BackupSettings = z.object({
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
const mostBackupBytes = 5 * mostFileBytes;

/** What the schemas do not name is left out here, whatever it is handed. */
export const toBackupFile = ({ settings, drafts }: Backup): string =>
  `${JSON.stringify(z.parse(BackupFile, { format, version, settings, drafts }), null, 1)}\n`;

export function readBackupFile(text: string): Result<Backup, ImportFailure> {
  if (text.length > mostBackupBytes) return fail({ kind: 'not-a-wayclip-file' });
  const json = parsed(text);
  const head = z.safeParse(Head, json);
  if (!head.success) return fail({ kind: 'not-a-wayclip-file' });
  if (head.data.version > version) return fail({ kind: 'newer-version' });
  const file = z.safeParse(BackupFile, json);
  if (!file.success) return fail({ kind: 'wayclip-file-damaged' });
  return ok({ settings: file.data.settings, drafts: file.data.drafts });
}

function parsed(text: string): unknown {
  try {
    // Editors on Windows like to put a mark before the first sign.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}
