// The Library on a surface: its shelves, an open itinerary, or the question which picture to keep.
import { useEffect, useRef } from 'preact/hooks';
import { TripPictureContext } from '../../components/explore/trip-pictures.ts';
import { useTakeAlong } from '../../components/export/take-along.ts';
import { BackButton, BackHeader } from '../../components/frame/AppHeader.tsx';
import { DraftPictureContext } from '../../components/library/draft-pictures.ts';
import { ItineraryScreen } from '../../components/library/ItineraryScreen.tsx';
import { LibraryScreen } from '../../components/library/LibraryScreen.tsx';
import { titleOfRow } from '../../components/library/library-words.ts';
import { PictureConflict } from '../../components/library/PictureConflict.tsx';
import type { Listed } from '../../lib/model/listed.ts';
import type { SurfaceController } from '../controller.ts';
import { SurfaceHeader } from '../SurfaceHeader.tsx';
import type { LibraryState } from '../state.ts';
import type { OtherSurfaces } from '../surface.ts';

interface Props {
  state: LibraryState;
  controller: SurfaceController;
  surfaces: OtherSurfaces;
}

export function LibraryLayer({ state, controller, surfaces }: Props) {
  const { outside } = controller;
  useItineraryFocus(state.open?.row.id);
  return (
    <TripPictureContext.Provider value={outside.loadTripPicture}>
      <DraftPictureContext.Provider value={outside.library?.loadDraftPicture}>
        <Layer state={state} controller={controller} surfaces={surfaces} />
      </DraftPictureContext.Provider>
    </TripPictureContext.Provider>
  );
}

function Layer({ state, controller, surfaces }: Props) {
  const { library, outside } = controller;
  const isPage = surfaces.kind === 'page';
  const { open } = state;
  const onOpenInService = library.inService;
  const onShare = useShareOf(open?.row, controller);
  const actions = { ...library.itinerary.actions, onOpenInService, onShare };
  const header = (onBack: () => void) =>
    isPage ? (
      <SurfaceHeader controller={controller} surfaces={surfaces} />
    ) : (
      <BackHeader onBack={onBack} onClose={outside.close} />
    );
  if (open?.conflict)
    return <PictureConflict header={header(actions.onLater)} conflict={open.conflict} actions={actions} />;
  if (open)
    return (
      <ItineraryScreen
        header={header(actions.onClose)}
        back={isPage && <BackButton onBack={actions.onClose} />}
        open={open}
        actions={actions}
        documents={library.itinerary.documents.actions}
        people={library.itinerary.people.actions}
      />
    );
  return (
    <LibraryScreen
      header={header(controller.leaveLibrary)}
      view={state}
      actions={{ ...library.actions, onOpenInService }}
      queue={controller.queue}
    />
  );
}

function useShareOf(row: Listed | undefined, { library }: SurfaceController): (() => void) | undefined {
  const shareLink = useTakeAlong()?.shareLink;
  const address = row && library.addressOf(row.id);
  return row && address && shareLink ? () => shareLink(address, titleOfRow(row.summary)) : undefined;
}

/** Focuses the itinerary's title when it opens, and its row again when it closes. */
function useItineraryFocus(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const last = before.current;
    before.current = id;
    if (id === last) return;
    const back = last === undefined ? undefined : `[data-itinerary="${CSS.escape(last)}"]`;
    const row = id === undefined && back ? document.querySelector<HTMLElement>(back) : undefined;
    (row ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [id]);
}
