// What the Library needs from this browser: the copy of the service's lists, the storage in use, pictures made from files.
import type { TripPicture } from '../../components/explore/trip-pictures.ts';
import { type Room, room } from '../../lib/browser/lasting-storage.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import { everyListed, newestListed, syncsOf } from '../../lib/library/listed.ts';
import { findPicture } from '../../lib/library/pictures.ts';
import { base64Of, fileOf } from '../../lib/model/base64.ts';
import type { Listed, ListSync } from '../../lib/model/listed.ts';
import { saveBlob } from '../take-along/take-outside.ts';
import { library } from './library-here.ts';

export interface LibraryOutside {
  /** The newest few rows, to show at once. */
  newest: (accountId: string) => Promise<Listed[]>;
  every: (accountId: string) => AsyncIterable<Listed[]>;
  syncs: (accountId: string) => Promise<ListSync[]>;
  /** Undefined if the browser does not report it. */
  room: () => Promise<Room | undefined>;
  /** A JPEG small enough to send, in base64, and an object URL to show it; undefined if the file is not a picture. */
  takeFile: (file: File) => Promise<{ picture: string; shown: string } | undefined>;
  /** A whole file in base64; undefined if it is gone or cannot be read. */
  readFile: (file: File) => Promise<string | undefined>;
  /** Saves a file, given in base64, to the downloads. */
  saveFile: (name: string, data: string) => void;
  loadDraftPicture: (clipId: string, src: string) => Promise<TripPicture | undefined>;
}

/** More rows than any screen shows at once. */
const firstRows = 100;

/** The longest wait for the browser to be idle. */
const maxIdleMilliseconds = 200;
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: maxIdleMilliseconds });
  });

export const libraryOutside: LibraryOutside = {
  newest: async (accountId) => newestListed(await library(), accountId, firstRows),
  every: async function* (accountId) {
    // The first screen is drawn first, and typing and scrolling stay responsive between batches.
    await idle();
    for await (const rows of everyListed(await library(), accountId)) {
      yield rows;
      await idle();
    }
  },
  syncs: async (accountId) => syncsOf(await library(), accountId),
  room,
  takeFile: async (file) => {
    const small = await shrinkPicture(file);
    return small && { picture: await base64Of(small), shown: URL.createObjectURL(small) };
  },
  readFile: (file) => base64Of(file).catch(() => undefined),
  saveFile: (name, data) => saveBlob(name, fileOf(data)),
  loadDraftPicture: async (clipId, src) => {
    const picture = await findPicture(await library(), clipId, src);
    if (!picture) return undefined;
    const address = URL.createObjectURL(picture);
    return { address, giveBack: () => URL.revokeObjectURL(address) };
  },
};
