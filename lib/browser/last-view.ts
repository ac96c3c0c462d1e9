// Remembers what the traveller is viewing, until the browser closes, so that another surface can continue there.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { loadSessionValue, saveSessionValue } from './session-values.ts';

/** The clip viewed last, and the browser window it was viewed in. */
const LastClip = z.object({ clipId: z.uuid(), windowId: z.optional(z.int()) });
export type LastClip = z.infer<typeof LastClip>;

/** The part of a clip that was viewed last. */
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

/** The tab that a clip was read from since the browser started, and its address at that time. */
const SourceTab = z.object({ tabId: z.int(), address: z.optional(z.string()) });
export type SourceTab = z.infer<typeof SourceTab>;

export const loadTabOf = async (clipId: string): Promise<SourceTab | undefined> =>
  z.safeParse(SourceTab, await loadSessionValue(tabKey(clipId))).data;
export const saveTabOf = (clipId: string, tab: SourceTab): Promise<void> =>
  saveSessionValue(tabKey(clipId), tab);

/** Calls `hear` when any surface switches to another clip. */
export function onLastClip(hear: (lastClip: LastClip) => void): void {
  browser.storage.session.onChanged.addListener((changes) => {
    const lastClip = z.safeParse(LastClip, changes.desk?.newValue);
    if (lastClip.success) hear(lastClip.data);
  });
}
