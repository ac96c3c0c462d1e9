// What the traveller has in front of them, for as long as the browser runs: another surface goes on from there.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { loadSessionValue, saveSessionValue } from './session-values.ts';

/** The clip last looked at, and the browser window that happened in. */
const LastClip = z.object({ clipId: z.uuid(), windowId: z.optional(z.int()) });
export type LastClip = z.infer<typeof LastClip>;

/** Which part of a clip was looked at. */
const View = z.object({
  part: z.enum(['days', 'packing', 'expenses']),
  day: z.int().check(z.gte(0)),
  openStop: z.optional(z.string()),
});
export type View = z.infer<typeof View>;

const viewKey = (clipId: string) => `view:${clipId}`;
const tabKey = (clipId: string) => `tab-of:${clipId}`;

export const loadLastClip = async (): Promise<LastClip | undefined> =>
  z.safeParse(LastClip, await loadSessionValue('desk')).data;
export const saveLastClip = (lastClip: LastClip): Promise<void> => saveSessionValue('desk', lastClip);

export const loadView = async (clipId: string): Promise<View | undefined> =>
  z.safeParse(View, await loadSessionValue(viewKey(clipId))).data;
export const saveView = (clipId: string, view: View): Promise<void> =>
  saveSessionValue(viewKey(clipId), view);

/** The tab a clip was read from since the browser started, and the address it had then. */
const SourceTab = z.object({ tabId: z.int(), address: z.optional(z.string()) });
export type SourceTab = z.infer<typeof SourceTab>;

export const loadTabOf = async (clipId: string): Promise<SourceTab | undefined> =>
  z.safeParse(SourceTab, await loadSessionValue(tabKey(clipId))).data;
export const saveTabOf = (clipId: string, tab: SourceTab): Promise<void> =>
  saveSessionValue(tabKey(clipId), tab);

/** Calls `hear` when another surface of the window turns to another clip. */
export function onLastClip(hear: (lastClip: LastClip) => void): void {
  browser.storage.session.onChanged.addListener((changes) => {
    const lastClip = z.safeParse(LastClip, changes.desk?.newValue);
    if (lastClip.success) hear(lastClip.data);
  });
}
