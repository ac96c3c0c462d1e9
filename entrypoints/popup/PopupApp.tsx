// From the one state value to the screen it stands for.
import type { ReadonlySignal } from '@preact/signals';
import { BackHeader } from '../../components/AppHeader.tsx';
import { ClashBanner } from '../../components/ClashBanner.tsx';
import { ClashScreen } from '../../components/ClashScreen.tsx';
import { ConnectScreen } from '../../components/ConnectScreen.tsx';
import { DayConflictScreen } from '../../components/DayConflictScreen.tsx';
import type { DayPictures } from '../../components/DaysPart.tsx';
import { EditingContext } from '../../components/editing.ts';
import { FailureBanner } from '../../components/FailureBanner.tsx';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { IdleScreen } from '../../components/IdleScreen.tsx';
import { PageChangesBanner } from '../../components/PageChangesBanner.tsx';
import { ReadingScreen } from '../../components/ReadingScreen.tsx';
import { ReviewScreen } from '../../components/ReviewScreen.tsx';
import { SendingScreen } from '../../components/SendingScreen.tsx';
import { SentScreen } from '../../components/SentScreen.tsx';
import { WordsOnPageContext } from '../../components/words-on-page.ts';
import { Announcer } from './Announcer.tsx';
import type { PopupController } from './controller.ts';
import { ExploreLayer } from './ExploreLayer.tsx';
import { KeysLayer } from './KeysLayer.tsx';
import { LibraryLayer } from './LibraryLayer.tsx';
import { SendLayer } from './SendLayer.tsx';
import { SurfaceHeader } from './SurfaceHeader.tsx';
import { alertWords, saidWords, statusWords } from './spoken-words.ts';
import type { PopupState } from './state.ts';
import { type OtherSurfaces, popupAlone } from './surface.ts';
import { TakeAlongLayer, useTakeAlongOf } from './TakeAlongLayer.tsx';
import { useEditingOf } from './use-editing-of.ts';
import { usePictures } from './use-pictures.ts';
import { usePopupKeys } from './use-popup-keys.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { useWordsOnPage } from './use-words-on-page.ts';

interface AppProps {
  controller: PopupController;
  /** The popup is one of several surfaces for the same screens. */
  surfaces?: OtherSurfaces;
  /** Single keys act, until they are switched off in the settings. */
  letterKeys?: ReadonlySignal<boolean>;
}

export function PopupApp({ controller, surfaces = popupAlone, letterKeys }: AppProps) {
  const state = controller.state.value;
  const clip = 'clip' in state ? state.clip : undefined;
  const pictures = usePictures(clip, controller.outside.loadPictures);
  const words = useWordsOnPage(clip, controller, surfaces.kind);
  const editing = useEditingOf(controller);
  const takeAlong = useTakeAlongOf(controller);
  usePopupKeys(controller);
  useScreenFocus(state.screen);
  return (
    <WordsOnPageContext.Provider value={words}>
      <EditingContext.Provider value={editing}>
        <TakeAlongLayer
          visit={takeAlong}
          clip={clip}
          canChooseFiles={surfaces.kind !== 'popup'}
          onConvert={() => controller.outside.openConvert?.(controller.tab.address)}
        >
          <KeysLayer hasLetters={letterKeys?.value ?? true}>
            <SendLayer controller={controller}>
              <Screen state={state} controller={controller} pictures={pictures} surfaces={surfaces} />
            </SendLayer>
          </KeysLayer>
        </TakeAlongLayer>
      </EditingContext.Provider>
      <Announcer status={saidWords(editing?.said) ?? statusWords(state)} alert={alertWords(state)} />
    </WordsOnPageContext.Provider>
  );
}

interface ScreenProps<S extends PopupState = PopupState> {
  state: S;
  controller: PopupController;
  pictures: DayPictures;
  surfaces: OtherSurfaces;
}

function Screen({ state, controller, pictures, surfaces }: ScreenProps) {
  const { outside } = controller;
  const header = <SurfaceHeader controller={controller} surfaces={surfaces} />;
  switch (state.screen) {
    case 'opening':
      return <div class="surface">{header}</div>;
    case 'idle':
      return (
        <IdleScreen
          header={header}
          onLibrary={controller.enterLibrary}
          onExplore={() => void controller.enterExplore()}
          onConvert={() => outside.openConvert?.()}
        />
      );
    case 'reading':
      return <ReadingScreen header={header} pageTitle={controller.tab.title} onCancel={outside.close} />;
    case 'failed':
      return (
        <FailureScreen header={header} failure={state.failure} steps={controller.stepsFor(state.failure)} />
      );
    case 'review':
      return <Review state={state} controller={controller} pictures={pictures} surfaces={surfaces} />;
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
      return (
        <SendingScreen
          header={header}
          clip={state.clip}
          onClose={outside.close}
          doings={{
            onStop: () => void controller.steer('pause'),
            onTryNow: () => void controller.goOn(),
            onConnect: controller.offerConnect,
            onGiveUp: () => void controller.steer('cancel'),
          }}
          pictures={pictures}
        />
      );
    case 'asking':
      return (
        <DayConflictScreen
          key={state.day}
          header={<BackHeader onBack={controller.enterLibrary} onClose={outside.close} />}
          clip={state.clip}
          day={state.day}
          onKeep={(choice) => void controller.steer(choice === 'mine' ? 'keep-mine' : 'keep-theirs')}
          onLater={controller.enterLibrary}
        />
      );
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
      return <LibraryLayer state={state} controller={controller} surfaces={surfaces} />;
    case 'explore':
      return <ExploreLayer state={state} controller={controller} surfaces={surfaces} />;
  }
}

/** In a title that is written in place. */
const isWriting = (): boolean => document.activeElement?.matches('.in-place-field') ?? false;

type ReviewProps = ScreenProps<Extract<PopupState, { screen: 'review' }>>;

function Review({ state, controller, pictures, surfaces }: ReviewProps) {
  const { notice, clip } = state;
  const { editing, outside } = controller;
  const { clashes, isAsking } = editing.clashes.of(clip);
  const [clash] = clashes;
  // Nobody is pulled out of a form or a word: what is typed on counts too, and the question comes after it.
  if (clash && isAsking && !state.view.task && !isWriting())
    return (
      <ClashScreen
        key={clash.keys.join()}
        header={
          surfaces.kind === 'page' ? (
            <SurfaceHeader controller={controller} surfaces={surfaces} />
          ) : (
            <BackHeader onBack={editing.decideLater} onClose={outside.close} />
          )
        }
        clip={clip}
        clash={clash}
        onKeep={(choice) => editing.decide(clash, choice)}
        onLater={editing.decideLater}
      />
    );
  return (
    <ReviewScreen
      header={<SurfaceHeader controller={controller} surfaces={surfaces} />}
      clip={state.clip}
      view={state.view}
      onView={controller.look}
      onSend={controller.send}
      isStarting={notice.kind === 'starting'}
      pictures={pictures}
      notice={
        notice.kind === 'trouble' ? (
          <FailureBanner failure={notice.failure} steps={controller.stepsFor(notice.failure)} />
        ) : clash ? (
          <ClashBanner onChoose={editing.clashes.ask} />
        ) : (
          state.clip.since && <PageChangesBanner clip={state.clip} onAnswer={controller.answerChanges} />
        )
      }
    />
  );
}
