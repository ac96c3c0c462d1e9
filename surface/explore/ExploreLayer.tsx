// Explore on a surface: the list of trips, or one open trip.
import { useEffect, useRef } from 'preact/hooks';
import { ExploreHeader } from '../../components/explore/ExploreHeader.tsx';
import { ExploreScreen } from '../../components/explore/ExploreScreen.tsx';
import { TripScreen } from '../../components/explore/TripScreen.tsx';
import { TripPictureContext } from '../../components/explore/trip-pictures.ts';
import { BackButton, BackHeader } from '../../components/frame/AppHeader.tsx';
import type { SurfaceController } from '../controller.ts';
import { SurfaceHeader } from '../SurfaceHeader.tsx';
import type { ExploreState } from '../state.ts';
import type { OtherSurfaces } from '../surface.ts';

interface Props {
  state: ExploreState;
  controller: SurfaceController;
  surfaces: OtherSurfaces;
}

export function ExploreLayer({ state, controller, surfaces }: Props) {
  const { explore, outside } = controller;
  const actions = { ...explore.actions, onOpenInService: explore.inService };
  const isPage = surfaces.kind === 'page';
  useTripFocus(state.trip?.summary.id);
  const bar = <SurfaceHeader controller={controller} surfaces={surfaces} />;
  return (
    <TripPictureContext.Provider value={outside.loadTripPicture}>
      {state.trip ? (
        <TripScreen
          key={state.trip.summary.id}
          header={isPage ? bar : <BackHeader onBack={actions.onClose} onClose={outside.close} />}
          back={isPage && <BackButton onBack={actions.onClose} />}
          view={state}
          open={state.trip}
          actions={actions}
        />
      ) : (
        <ExploreScreen
          header={isPage ? bar : <ExploreHeader onBack={controller.leaveExplore} onClose={outside.close} />}
          hasTitle={!isPage}
          view={state}
          actions={actions}
        />
      )}
    </TripPictureContext.Provider>
  );
}

/** Focuses the trip's title when it opens, and its card again when it closes. */
function useTripFocus(tripId: string | undefined): void {
  const before = useRef(tripId);
  useEffect(() => {
    const last = before.current;
    before.current = tripId;
    if (tripId === last) return;
    const back = last === undefined ? undefined : `[data-trip="${CSS.escape(last)}"]`;
    const target = document.querySelector<HTMLElement>(tripId === undefined && back ? back : 'h1');
    target?.focus({ preventScroll: tripId !== undefined });
    if (tripId === undefined) target?.scrollIntoView({ block: 'center' });
  }, [tripId]);
}
