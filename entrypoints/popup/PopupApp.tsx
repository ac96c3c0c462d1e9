// From the one state value to the screen it stands for.
import { AppHeader, BackHeader } from '../../components/AppHeader.tsx';
import { ConnectScreen } from '../../components/ConnectScreen.tsx';
import type { DayPictures } from '../../components/DaysPart.tsx';
import { FailureBanner } from '../../components/FailureBanner.tsx';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { LibraryScreen } from '../../components/LibraryScreen.tsx';
import { ReadingScreen } from '../../components/ReadingScreen.tsx';
import { ReviewScreen } from '../../components/ReviewScreen.tsx';
import { SendingScreen } from '../../components/SendingScreen.tsx';
import { SentScreen } from '../../components/SentScreen.tsx';
import { Announcer } from './Announcer.tsx';
import type { PopupController } from './controller.ts';
import { itineraryAddress } from './itinerary-address.ts';
import { alertWords, failureOf, statusWords } from './spoken-words.ts';
import type { LibraryState, PopupState } from './state.ts';
import { usePictures } from './use-pictures.ts';
import { usePopupKeys } from './use-popup-keys.ts';
import { useScreenFocus } from './use-screen-focus.ts';

export function PopupApp({ controller }: { controller: PopupController }) {
  const state = controller.state.value;
  const clip = 'clip' in state ? state.clip : undefined;
  const pictures = usePictures(clip, controller.outside.loadPictures);
  usePopupKeys(controller);
  useScreenFocus(state.screen);
  return (
    <>
      <Screen state={state} controller={controller} pictures={pictures} />
      <Announcer status={statusWords(state)} alert={alertWords(state)} />
    </>
  );
}

interface ScreenProps<S extends PopupState = PopupState> {
  state: S;
  controller: PopupController;
  pictures: DayPictures;
}

function Screen({ state, controller, pictures }: ScreenProps) {
  const { outside } = controller;
  const header = <AppHeader onLibrary={controller.enterLibrary} onSettings={outside.openSettings} />;
  switch (state.screen) {
    case 'opening':
      return <div class="surface">{header}</div>;
    case 'reading':
      return <ReadingScreen header={header} pageTitle={controller.tab.title} onCancel={outside.close} />;
    case 'failed':
      return (
        <FailureScreen header={header} failure={state.failure} steps={controller.stepsFor(state.failure)} />
      );
    case 'review':
      return <Review state={state} controller={controller} pictures={pictures} />;
    case 'connect':
      return (
        <ConnectScreen
          header={<BackHeader onBack={controller.notNow} onClose={outside.close} />}
          isSigningIn={state.isSigningIn}
          onConnect={controller.connect}
          onNotNow={controller.notNow}
        />
      );
    case 'sending':
      return <SendingScreen header={header} clip={state.clip} onClose={outside.close} pictures={pictures} />;
    case 'sent':
      return (
        <SentScreen
          header={header}
          clip={state.clip}
          picture={[...pictures.values()][0]}
          onOpen={state.address ? controller.openItinerary : undefined}
          onDone={outside.close}
        />
      );
    case 'library':
      return <Library state={state} controller={controller} pictures={pictures} />;
  }
}

function Review({ state, controller, pictures }: ScreenProps<Extract<PopupState, { screen: 'review' }>>) {
  const { notice } = state;
  return (
    <ReviewScreen
      header={<AppHeader onLibrary={controller.enterLibrary} onSettings={controller.outside.openSettings} />}
      clip={state.clip}
      view={state.view}
      onView={controller.look}
      onSend={controller.send}
      isStarting={notice.kind === 'starting'}
      pictures={pictures}
      notice={
        notice.kind === 'trouble' && (
          <FailureBanner failure={notice.failure} steps={controller.stepsFor(notice.failure)} />
        )
      }
    />
  );
}

function Library({ state, controller }: ScreenProps<LibraryState>) {
  const { drafts, itineraries, webItinerary } = state;
  const failure = failureOf(state);
  return (
    <LibraryScreen
      header={<BackHeader onBack={controller.leaveLibrary} onClose={controller.outside.close} />}
      drafts={drafts}
      itineraries={itineraries}
      canOpenItineraries={itineraryAddress(webItinerary, 'any') !== undefined}
      onOpen={controller.openFromLibrary}
      steps={failure ? controller.stepsFor(failure) : {}}
      onSettings={controller.outside.openSettings}
    />
  );
}
