// Connects the screens to the online place search in the background.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OnlinePlaceSearch } from '../../components/places/online-place-search.ts';
import type { SearchProgress } from '../../lib/model/look-up.ts';
import { askFor } from '../background-link.ts';
import type { SurfaceController } from '../controller.ts';

/** Undefined without a draft, or if the browser cannot be asked for access to a host. */
export function usePlaceSearchOf(
  clipId: string | undefined,
  { background, outside: { allowHost, onPlaceSearch } }: SurfaceController,
): OnlinePlaceSearch | undefined {
  const [lookUp, setLookUp] = useState<SearchProgress>({ is: 'off' });
  useEffect(() => {
    if (clipId === undefined || !allowHost) return;
    const look = () =>
      askFor(background, 'places.state', { clipId }).then((now) => now.ok && setLookUp(now.value));
    void look();
    const ends = [
      onPlaceSearch?.(() => void look()),
      background.onNews('places.changed', (news) => {
        if (news.clipId === clipId) setLookUp(news.lookUp);
      }),
    ];
    return () => {
      for (const end of ends) end?.();
    };
  }, [clipId, background, allowHost, onPlaceSearch]);
  return useMemo(() => {
    if (clipId === undefined || !allowHost) return undefined;
    return {
      lookUp,
      switchOn: async (template) => {
        // Must come first: the browser only asks while the press is being handled.
        const asked = allowHost(template);
        void askFor(background, 'places.wish', { template, clipId });
        if (!(await asked)) return false;
        await askFor(background, 'places.switch', { template, clipId });
        return true;
      },
      look: () => void askFor(background, 'places.look', { clipId }),
      end: () => void askFor(background, 'places.end', { clipId }),
      find: (name) => askFor(background, 'places.find', { name }),
    };
  }, [clipId, background, allowHost, lookUp]);
}
