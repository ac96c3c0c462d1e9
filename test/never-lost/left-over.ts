// What windows that are gone left written down, and what may be claimed of it while some of its faults are known.

import { library } from '../../entrypoints/background/library.ts';
import { journalPrefix } from '../../entrypoints/popup/edit-journal.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import { findClip } from '../../lib/library/clips.ts';
import { provokes } from './known.ts';
import type { Told, Word } from './told.ts';

export interface LeftOverParts {
  shelf: ReadonlyMap<string, string>;
  told: Told;
  /** How often something was killed, or a disk was full. */
  troubles: () => number;
}

interface Journal {
  revision: number;
  pending: { clipId: string }[];
}

const journalsIn = (shelf: ReadonlyMap<string, string>): string[] =>
  [...shelf].filter(([key]) => key.startsWith(journalPrefix)).map(([, text]) => text);

export const isWrittenDown = (shelf: ReadonlyMap<string, string>, { word }: Word): boolean =>
  journalsIn(shelf).some((text) => text.includes(word));

/** More edits than it counts have been made since. */
async function isBehind(text: string): Promise<boolean> {
  const { revision, pending } = JSON.parse(text) as Journal;
  const clip = await findClip(await library(), pending[0]?.clipId ?? '');
  return clip.ok && revisionOf(clip.value) > revision + pending.length;
}

/** Stores what was left over, and claims all of it afterwards that is not known to be at risk. */
export async function whileStoring(
  { shelf, told, troubles }: LeftOverParts,
  store: () => Promise<unknown> | undefined,
): Promise<void> {
  const left = journalsIn(shelf);
  const claimed = told.words.filter(
    ({ standing, word }) => standing === 'kept' && left.some((text) => text.includes(word)),
  );
  const before = troubles();
  if (!provokes.leftOverUnderTrouble) for (const word of claimed) word.standing = 'unsure';
  const behind = provokes.leftOverBehindOthers ? [] : await Promise.all(left.map(isBehind));
  for (const word of claimed)
    if (left.some((text, at) => behind[at] && text.includes(word.word))) word.standing = 'unsure';
  await store();
  if (provokes.leftOverUnderTrouble || troubles() > before) return;
  for (const word of claimed)
    if (!left.some((text, at) => behind[at] && text.includes(word.word))) word.standing = 'kept';
}
