// A popup whose browser has a copy of the service's lists.

import type { Listed } from '../../lib/model/listed.ts';
import type { LibraryOutside } from '../../surface/library/library-outside.ts';
import { connection, openPopup } from './popup-desk.ts';

/** The local copy of the service's lists, the callbacks for being online again, and the saved files. */
export const kept: { copied: Listed[]; backOnline: (() => void)[]; saved: [name: string, text: string][] } = {
  copied: [],
  backOnline: [],
  saved: [],
};

export const listed = (id: string, more: Partial<Listed> = {}): Listed => ({
  accountId: connection.id,
  id,
  summary: { id, title: id },
  filters: ['all'],
  words: ` ${id}`,
  newest: 0,
  ...more,
});
const library: LibraryOutside = {
  newest: async () => kept.copied.slice(0, 100),
  every: async function* () {
    yield kept.copied;
  },
  syncs: async () => [],
  room: async () => undefined,
  takeFile: async () => undefined,
  readFile: async (file) => (file.size > 0 ? btoa(await file.text()) : undefined),
  saveFile: (name, data) => {
    kept.saved.push([name, atob(data)]);
  },
  loadDraftPicture: async () => undefined,
};

export function openPopupWithLibrary(more: Parameters<typeof openPopup>[0] = {}): void {
  kept.copied = [];
  kept.backOnline = [];
  kept.saved = [];
  const onBackOnline = (run: () => void) => {
    kept.backOnline.push(run);
    return () => undefined;
  };
  openPopup({ library, onBackOnline, ...more });
}
