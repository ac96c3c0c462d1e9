// The current screen and what wraps every screen: editing, keys, taking along, sending and announcements.
import type { ReadonlySignal } from '@preact/signals';
import { EditingContext } from '../components/editing/editing.ts';
import { PlaceSearchContext } from '../components/places/online-place-search.ts';
import { WordsOnPageContext } from '../components/quote/words-on-page.ts';
import { Announcer } from './Announcer.tsx';
import type { SurfaceController } from './controller.ts';
import { useEditingOf } from './editing/use-editing-of.ts';
import { KeysLayer } from './keys/KeysLayer.tsx';
import { useSurfaceKeys } from './keys/use-surface-keys.ts';
import { usePictures } from './pictures/use-pictures.ts';
import { usePlaceSearchOf } from './review/use-place-search.ts';
import { useWordsOnPage } from './review/use-words-on-page.ts';
import { SurfaceScreen } from './SurfaceScreen.tsx';
import { SendLayer } from './sending/SendLayer.tsx';
import { alertWords, announcedWords, statusWords } from './spoken-words.ts';
import { type OtherSurfaces, popupAlone } from './surface.ts';
import { TakeAlongLayer, useTakeAlongOf } from './take-along/TakeAlongLayer.tsx';
import { useScreenFocus } from './use-screen-focus.ts';

interface AppProps {
  controller: SurfaceController;
  /** The popup is only one of several surfaces that show these screens. */
  surfaces?: OtherSurfaces;
  /** Whether single-letter keys act; the settings can switch them off. */
  letterKeys?: ReadonlySignal<boolean>;
}

export function SurfaceApp({ controller, surfaces = popupAlone, letterKeys }: AppProps) {
  const state = controller.state.value;
  const clip = 'clip' in state ? state.clip : undefined;
  const pictures = usePictures(clip, controller.outside.loadPictures);
  const words = useWordsOnPage(clip, controller, surfaces.kind);
  const editing = useEditingOf(controller);
  const placeSearch = usePlaceSearchOf(clip?.id, controller);
  const takeAlong = useTakeAlongOf(controller);
  useSurfaceKeys(controller);
  useScreenFocus(state.screen);
  return (
    <WordsOnPageContext.Provider value={words}>
      <EditingContext.Provider value={editing}>
        <PlaceSearchContext.Provider value={placeSearch}>
          <TakeAlongLayer
            visit={takeAlong}
            clip={clip}
            canChooseFiles={surfaces.kind !== 'popup'}
            onConvert={() => controller.outside.openConvert?.(controller.tab.address)}
          >
            <KeysLayer hasLetters={letterKeys?.value ?? true}>
              <SendLayer controller={controller}>
                <SurfaceScreen
                  state={state}
                  controller={controller}
                  pictures={pictures}
                  surfaces={surfaces}
                />
              </SendLayer>
            </KeysLayer>
          </TakeAlongLayer>
        </PlaceSearchContext.Provider>
      </EditingContext.Provider>
      <Announcer status={announcedWords(editing?.toast) ?? statusWords(state)} alert={alertWords(state)} />
    </WordsOnPageContext.Provider>
  );
}
