// Maps the surface state to the screen that shows it.

import { DayConflictScreen } from '../components/conflict/DayConflictScreen.tsx';
import type { DayPictures } from '../components/day/DaysPart.tsx';
import { useTakeAlong } from '../components/export/take-along.ts';
import { FailureScreen } from '../components/failure/FailureScreen.tsx';
import { BackHeader } from '../components/frame/AppHeader.tsx';
import { IdleScreen } from '../components/reading/IdleScreen.tsx';
import { ReadingScreen } from '../components/reading/ReadingScreen.tsx';
import { ConnectScreen } from '../components/send/ConnectScreen.tsx';
import { SendingScreen } from '../components/send/SendingScreen.tsx';
import { SentScreen } from '../components/send/SentScreen.tsx';
import type { SurfaceController } from './controller.ts';
import { ExploreLayer } from './explore/ExploreLayer.tsx';
import { LibraryLayer } from './library/LibraryLayer.tsx';
import { ReviewLayer } from './review/ReviewLayer.tsx';
import { SurfaceHeader } from './SurfaceHeader.tsx';
import type { SurfaceState } from './state.ts';
import type { OtherSurfaces } from './surface.ts';

interface ScreenProps<S extends SurfaceState = SurfaceState> {
  state: S;
  controller: SurfaceController;
  pictures: DayPictures;
  surfaces: OtherSurfaces;
}

type On<Screen extends SurfaceState['screen']> = ScreenProps<Extract<SurfaceState, { screen: Screen }>>;

export function SurfaceScreen(props: ScreenProps) {
  const { state, controller, pictures, surfaces } = props;
  const here = { controller, pictures, surfaces };
  const header = <SurfaceHeader controller={controller} surfaces={surfaces} />;
  switch (state.screen) {
    case 'opening':
      return <div class="surface">{header}</div>;
    case 'idle':
      return <Idle state={state} {...here} />;
    case 'reading':
      return (
        <ReadingScreen header={header} pageTitle={controller.tab.title} onCancel={controller.outside.close} />
      );
    case 'failed':
      return (
        <FailureScreen header={header} failure={state.failure} steps={controller.stepsFor(state.failure)} />
      );
    case 'review':
      return <ReviewLayer state={state} {...here} />;
    case 'connect':
      return <Connect state={state} {...here} />;
    case 'sending':
      return <Sending state={state} {...here} />;
    case 'asking':
      return <Asking state={state} {...here} />;
    case 'sent':
      return <Sent state={state} {...here} />;
    case 'library':
      return <LibraryLayer state={state} controller={controller} surfaces={surfaces} />;
    case 'explore':
      return <ExploreLayer state={state} controller={controller} surfaces={surfaces} />;
  }
}

function Idle({ controller, surfaces }: On<'idle'>) {
  return (
    <IdleScreen
      header={<SurfaceHeader controller={controller} surfaces={surfaces} />}
      onLibrary={controller.enterLibrary}
      onExplore={() => void controller.enterExplore()}
      onConvert={() => controller.outside.openConvert?.()}
    />
  );
}

function Connect({ state, controller }: On<'connect'>) {
  return (
    <ConnectScreen
      header={<BackHeader onBack={controller.notNow} onClose={controller.outside.close} />}
      isSigningIn={state.isSigningIn}
      onConnect={controller.connect}
      onNotNow={controller.notNow}
    />
  );
}

function Sending({ state, controller, pictures, surfaces }: On<'sending'>) {
  return (
    <SendingScreen
      header={<SurfaceHeader controller={controller} surfaces={surfaces} />}
      clip={state.clip}
      onClose={controller.outside.close}
      actions={{
        onStop: () => void controller.steer('pause'),
        onTryNow: () => void controller.goOn(),
        onConnect: controller.offerConnect,
        onGiveUp: () => void controller.steer('cancel'),
      }}
      pictures={pictures}
    />
  );
}

function Asking({ state, controller }: On<'asking'>) {
  return (
    <DayConflictScreen
      key={state.day}
      header={<BackHeader onBack={controller.enterLibrary} onClose={controller.outside.close} />}
      clip={state.clip}
      day={state.day}
      onKeep={(choice) => void controller.steer(choice === 'mine' ? 'keep-mine' : 'keep-theirs')}
      onLater={controller.enterLibrary}
    />
  );
}

function Sent({ state, controller, pictures, surfaces }: On<'sent'>) {
  const takeAlong = useTakeAlong();
  const { clip, address } = state;
  const share = () =>
    address ? takeAlong?.shareLink?.(address, clip.draft.title.value, clip) : takeAlong?.exportClip(clip);
  return (
    <SentScreen
      header={<SurfaceHeader controller={controller} surfaces={surfaces} />}
      clip={clip}
      picture={[...pictures.values()][0]}
      onOpen={address ? controller.openItinerary : undefined}
      onShare={takeAlong && share}
      onDone={controller.outside.close}
    />
  );
}
