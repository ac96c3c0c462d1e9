// Where the outline comes from: the extension's page hands it in. Without one the map is squared paper.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type Outline, openOutline } from '../../lib/map/outline.ts';

export type LoadOutline = () => Promise<Uint8Array>;

export const OutlineSource = createContext<LoadOutline | undefined>(undefined);

const opened = new WeakMap<LoadOutline, Promise<Outline>>();

/** Fetched when a map first needs it, then kept for all maps of the page. */
export function useOutline(isNeeded: boolean): Outline | undefined {
  const load = useContext(OutlineSource);
  const [outline, setOutline] = useState<Outline>();
  useEffect(() => {
    if (!isNeeded || !load) return;
    let isWanted = true;
    const opening = opened.get(load) ?? load().then(openOutline);
    opened.set(load, opening);
    opening.then(
      (ready) => {
        if (isWanted) setOutline(ready);
      },
      // The squares stay: a trip can be read without its coast.
      (thrown) => console.warn('Map outline not loaded:', thrown),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, load]);
  return outline;
}
