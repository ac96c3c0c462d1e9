// Finds which stops a page has gained or lost since it was read. The changes are shown, never applied by themselves.

import type { PageChanges } from '../model/clip.ts';
import type { Draft, DraftStop } from '../model/draft.ts';
import { otherNamesIn } from './join-names.ts';

/** Accents, case and spaces do not change a name: "São  Bento" and "sao bento" are one. */
const keyOf = ({ name }: DraftStop) => keyOfName(name.value);
const keyOfName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();

/** A stop that was joined under another name is neither new nor gone. */
const keysOf = (stop: DraftStop) => [keyOf(stop), ...otherNamesIn(stop).map(keyOfName)];

const stopsOf = ({ days }: Draft) =>
  days.flatMap(({ stops }, day) => stops.map((stop) => ({ stop, day, key: keyOf(stop) })));

interface Readings {
  /** The page as it was last read, and as it is now. */
  before: Draft;
  after: Draft;
  /** The draft as the traveller has edited it since. */
  draft: Draft;
}

/** Stops are matched by name: one that moved to another day, or got another time, is neither new nor gone. */
export function pageChanges({ before, after, draft }: Readings, newId: () => string): PageChanges {
  const [were, are, kept] = [stopsOf(before), stopsOf(after), stopsOf(draft)];
  const dropped = (draft.dropped ?? []).map(keyOfName);
  const seen = new Set([...[...were, ...kept].flatMap(({ stop }) => keysOf(stop)), ...dropped]);
  const still = new Set(are.flatMap(({ stop }) => keysOf(stop)));
  const ids = new Map(kept.map(({ key, stop }) => [key, stop.id]));
  const keptIds = new Set(ids.values());
  const appeared: PageChanges['appeared'] = [];
  let near: string | undefined;
  let nearDay = -1;
  for (const { stop, day, key } of are) {
    if (day !== nearDay) near = undefined;
    nearDay = day;
    const isNew = !seen.has(key);
    const id = isNew ? newId() : ids.get(key);
    if (isNew && id) appeared.push({ day, ...(near !== undefined && { near }), stop: { ...stop, id } });
    seen.add(key);
    near = id ?? near;
  }
  const gone = were
    .filter(({ key, stop }) => !still.has(key) && keptIds.has(stop.id))
    .map(({ stop }) => stop.id);
  return { appeared, gone: [...new Set(gone)] };
}

/** Adds the earlier changes not yet answered; a stop that has disappeared again is no longer offered. */
export function joinChanges(earlier: PageChanges | undefined, now: PageChanges, after: Draft): PageChanges {
  const still = new Set(stopsOf(after).map(({ key }) => key));
  const waiting = (earlier?.appeared ?? []).filter(({ stop }) => still.has(keyOf(stop)));
  const keys = new Set(waiting.map(({ stop }) => keyOf(stop)));
  return {
    appeared: [...waiting, ...now.appeared.filter(({ stop }) => !keys.has(keyOf(stop)))],
    gone: [...new Set([...(earlier?.gone ?? []), ...now.gone])],
  };
}

export const isChange = ({ appeared, gone }: PageChanges): boolean => appeared.length + gone.length > 0;
