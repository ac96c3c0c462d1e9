// Provides the outline of land and water; set by the extension's pages. Without it the map is squared paper.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type Detail, openDetail, showsDetail } from '../../lib/map/detail.ts';
import { type Outline, openOutline } from '../../lib/map/outline.ts';
import { showsOutline } from '../../lib/map/outline-paths.ts';
import type { View } from '../../lib/map/view.ts';

export interface LoadOutline {
  /** Coasts and borders of the world. */
  world: () => Promise<Uint8Array>;
  /** Coasts and lakes for zoomed-in maps. */
  detail?: () => Promise<Uint8Array>;
}

export const OutlineSource = createContext<LoadOutline | undefined>(undefined);

const opened = new WeakMap<() => Promise<Uint8Array>, Promise<unknown>>();

/** Loaded when a map first needs it, then shared by all maps of the page. */
function useOpened<T>(
  load: (() => Promise<Uint8Array>) | undefined,
  open: (bytes: Uint8Array) => T,
  isNeeded: boolean,
): T | undefined {
  const [ready, setReady] = useState<T>();
  useEffect(() => {
    if (!isNeeded || !load) return;
    let isWanted = true;
    const opening = (opened.get(load) as Promise<T> | undefined) ?? load().then(open);
    opened.set(load, opening);
    opening.then(
      (value) => {
        if (isWanted) setReady(value);
      },
      // The squared paper stays: a trip can be read without coastlines.
      (thrown) => console.warn('Map outline not loaded:', thrown),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, load]);
  return ready;
}

/** The outline for this view; undefined if the view shows squared paper. */
export function useOutline(view: View): Outline | undefined {
  const source = useContext(OutlineSource);
  const isClose = showsDetail(view) && source?.detail !== undefined;
  const isFar = showsOutline(view);
  const world = useOpened<Outline>(source?.world, openOutline, isFar);
  const detail = useOpened<Detail>(source?.detail, openDetail, isClose);
  if (!isClose || !detail) return isFar && !isClose ? world : undefined;
  const close = detail.around(view);
  // Borders and rivers exist only in the detail of the world outline.
  return isFar && world ? withLines(close, world) : close;
}

const joined = new WeakMap<Outline, Outline>();

/** The same object for the same squares, so that it is only drawn again when they change. */
function withLines(close: Outline, { borders, rivers = [] }: Outline): Outline {
  const known = joined.get(close) ?? { ...close, borders, rivers };
  joined.set(close, known);
  return known;
}
