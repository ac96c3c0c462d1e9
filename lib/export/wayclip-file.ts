// Our own format: everything in a draft, to be opened by Wayclip on another machine.
import * as z from 'zod/mini';
import { ClipSource } from '../model/clip.ts';
import { Draft } from '../model/draft.ts';
import type { ImportFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Trip } from './trip.ts';
import { openVersioned } from './versioned-file.ts';

const version = 1;

// Thirty times the largest draft that a page gives; a longer file would only freeze the browser.
export const maxFileBytes = 20_000_000;

const format = 'wayclip';

const WayclipFile = z.object({
  format: z.literal(format),
  version: z.literal(version),
  source: ClipSource,
  draft: Draft,
});
export type WayclipFile = z.infer<typeof WayclipFile>;

export function toWayclipFile({ draft, source }: Pick<Trip, 'draft' | 'source'>): string {
  const file: WayclipFile = { format, version, source, draft };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Whether ids are unique: edits find things by their ids. */
function hasOneIdEach({ days, packing, expenses }: Draft): boolean {
  const lists = [days, days.flatMap(({ stops, also = [] }) => [...stops, ...also]), packing, expenses];
  return lists.every((list) => new Set(list.map(({ id }) => id)).size === list.length);
}

/** The draft in a Wayclip file, or the reason why it cannot be read. */
export function readWayclipFile(text: string): Result<Pick<WayclipFile, 'draft' | 'source'>, ImportFailure> {
  const opened = openVersioned(text, { format, version, maxCharacters: maxFileBytes });
  if (!opened.ok) return opened;
  const file = z.safeParse(WayclipFile, opened.value);
  if (!file.success || !hasOneIdEach(file.data.draft)) return fail({ kind: 'wayclip-file-damaged' });
  const { draft, source } = file.data;
  return ok({ draft, source });
}
