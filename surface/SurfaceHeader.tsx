// The bar at the top, in the form each kind of surface uses.
import { AppHeader } from '../components/frame/AppHeader.tsx';
import { PageBar } from '../components/frame/PageBar.tsx';
import type { SurfaceController } from './controller.ts';
import type { OtherSurfaces } from './surface.ts';

interface Props {
  controller: SurfaceController;
  surfaces: OtherSurfaces;
}

export function SurfaceHeader({ controller, surfaces }: Props) {
  const { openBeside, openPage, kind } = surfaces;
  const state = controller.state.value;
  const onSettings = controller.outside.openSettings;
  if (kind === 'page')
    return (
      <PageBar
        here={state.screen === 'library' || state.screen === 'explore' ? state.screen : 'clip'}
        onClip={controller.leaveLibrary}
        onConvert={() => controller.outside.openConvert?.()}
        onExplore={() => void controller.enterExplore()}
        onLibrary={controller.enterLibrary}
        onSettings={onSettings}
      />
    );
  return (
    <AppHeader
      onExplore={() => void controller.enterExplore()}
      onLibrary={controller.enterLibrary}
      onSettings={onSettings}
      onBeside={openBeside}
      onPage={openPage && (() => openPage('clip' in state ? state.clip : undefined))}
    />
  );
}
