// The places of a list that its days are planned with: all of them, until the traveller leaves some out.
import { useCallback, useState } from 'preact/hooks';

export interface PlaceChoice {
  leftOut: ReadonlySet<string>;
  toggle: (stopId: string) => void;
  /** Leaves out exactly these. */
  leaveOut: (stopIds: string[]) => void;
}

export function usePlaceChoice(): PlaceChoice {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  // A stable function, so that unchanged rows are not rendered again.
  const toggle = useCallback(
    (stopId: string) =>
      setLeftOut((before) => {
        const after = new Set(before);
        if (!after.delete(stopId)) after.add(stopId);
        return after;
      }),
    [],
  );
  return { leftOut, toggle, leaveOut: (stopIds) => setLeftOut(new Set(stopIds)) };
}
