// Wiring of saving, restoring and deleting settings and drafts.
import { loadCover, saveCover } from '../../lib/browser/cover-store.ts';
import { keepGeocoder, loadGeocoder } from '../../lib/browser/geocoder-store.ts';
import { loadLetterKeys, saveLetterKeys } from '../../lib/browser/letter-keys-store.ts';
import { mayContact } from '../../lib/browser/may-contact.ts';
import { allowOrigins, listGranted, removeOrigins } from '../../lib/browser/permission-ledger.ts';
import { confirmService, keepServices, listServices } from '../../lib/browser/profile-store.ts';
import { type Backup, readBackupFile, toBackupFile } from '../../lib/export/backup-file.ts';
import { toWayclipFile } from '../../lib/export/wayclip-file.ts';
import type { ClipSource } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { hostPattern } from '../../lib/model/host-pattern.ts';
import { serviceOrigins } from '../../lib/model/profile.ts';
import { ok, type Result } from '../../lib/model/result.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { saveByLink } from '../../surface/take-along/take-outside.ts';
import type { DataEdges, Restored } from './DataSettings.tsx';

export function dataEdges(background: Background, today: () => string): DataEdges {
  // The file could name any host, so nothing is sent there before the traveller has allowed it.
  let asked: Backup['settings'] | undefined;
  return {
    save: async () => {
      const clips = await askFor(background, 'clip.list', {});
      if (!clips.ok) return clips;
      const [services, placeSearch, cover, letterKeys] = await Promise.all([
        listServices(),
        loadGeocoder(),
        loadCover(),
        loadLetterKeys(),
      ]);
      const settings = { services, placeSearch, cover, letterKeys };
      const text = toBackupFile({ settings, drafts: clips.value });
      saveByLink({ name: `wayclip-${today()}.json`, type: 'application/json', text });
      return ok(clips.value.length);
    },
    restore: async (text) => {
      const file = readBackupFile(text);
      if (!file.ok) return file;
      asked = file.value.settings;
      return restore(file.value, background);
    },
    allow: async (origins) => {
      const isAllowed = await allowOrigins(origins);
      if (!isAllowed || !asked) return isAllowed;
      for (const service of asked.services) await confirmService(service);
      if (asked.placeSearch !== undefined) await keepGeocoder(asked.placeSearch);
      return true;
    },
    forget: async () => {
      const gone = await askFor(background, 'data.forget', {});
      // The drafts may still be there, and what belongs to them stays until they are gone.
      if (!gone.ok) return gone;
      // Edits that were not stored yet when a surface closed.
      localStorage.clear();
      const { origins, fixedOrigins } = await listGranted();
      const optional = origins.filter((origin) => !fixedOrigins.includes(origin));
      if (optional.length > 0) await removeOrigins(optional);
      return gone;
    },
  };
}

async function restore(
  { settings, drafts }: Backup,
  background: Background,
): Promise<Result<Restored, Failure>> {
  const brought = await restoreDrafts(drafts, background);
  if (!brought.ok) return brought;
  await restoreSettings(settings);
  return ok({ drafts: brought.value, origins: await stillToAllow(settings) });
}

/** Hosts named in the file that the traveller has not allowed yet for that purpose. */
async function stillToAllow({ services, placeSearch }: Backup['settings']): Promise<string[]> {
  const isSearchAllowed = placeSearch !== undefined && (await mayContact('places', placeSearch));
  if (isSearchAllowed) await keepGeocoder(placeSearch);
  const open = [...(placeSearch === undefined || isSearchAllowed ? [] : [placeSearch])];
  for (const address of services.flatMap(({ profile }) => serviceOrigins(profile)))
    if (!(await mayContact('service', address))) open.push(address);
  return [...new Set(open.map(hostPattern))];
}

/** Identifies a draft by its page and time, so that one already here is not restored again. */
const markOf = ({ url, title, clippedAt }: ClipSource) => JSON.stringify([url, title, clippedAt]);

async function restoreDrafts(
  drafts: Backup['drafts'],
  background: Background,
): Promise<Result<number, Failure>> {
  const kept = await askFor(background, 'clip.list', {});
  if (!kept.ok) return kept;
  const here = new Set(kept.value.map(({ source }) => markOf(source)));
  let brought = 0;
  for (const draft of drafts.filter(({ source }) => !here.has(markOf(source)))) {
    const made = await askFor(background, 'clip.import', { text: toWayclipFile(draft) });
    if (!made.ok) return made;
    brought += 1;
  }
  return ok(brought);
}

async function restoreSettings(settings: Backup['settings']): Promise<void> {
  await keepServices(settings.services);
  if (settings.cover) await saveCover(settings.cover);
  if (settings.letterKeys !== undefined) await saveLetterKeys(settings.letterKeys);
}
