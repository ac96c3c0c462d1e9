// What the Library reaches of this browser: the copy of the service's lists, the room it takes up, pictures of files.
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
  /** The newest few, at once. */
  newest: (accountId: string) => Promise<Listed[]>;
  every: (accountId: string) => AsyncIterable<Listed[]>;
  syncs: (accountId: string) => Promise<ListSync[]>;
  /** Undefined where the browser does not say. */
  room: () => Promise<Room | undefined>;
  /** A JPEG small enough to send, in base64, and an address to show it by; undefined where it is no picture. */
  takeFile: (file: File) => Promise<{ picture: string; shown: string } | undefined>;
  /** A whole file in base64; undefined where it is gone, or may not be read. */
  readFile: (file: File) => Promise<string | undefined>;
  /** Leaves a file, given in base64, among the downloads. */
  saveFile: (name: string, data: string) => void;
  loadDraftPicture: (clipId: string, src: string) => Promise<TripPicture | undefined>;
}

/** More than any screen shows at once. */
const firstRows = 100;

/** Nobody waits for it longer than this. */
const maxIdleMilliseconds = 200;
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: maxIdleMilliseconds });
  });

export const libraryOutside: LibraryOutside = {
  newest: async (accountId) => newestListed(await library(), accountId, firstRows),
  every: async function* (accountId) {
    // The first screen comes first, and what is typed and scrolled meanwhile does not wait.
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
