// The page for booking files, from the drop zone to the trip.
import { Lock } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Failure } from '../../lib/model/failure.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import { explain } from '../../lib/words/explain.ts';
import { many, t } from '../../lib/words/words.ts';
import { Surface } from '../frame/Surface.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { isStanding } from './booking-words.ts';
import { ChooseFiles, type OpenPdf } from './ChooseFiles.tsx';
import { FileProblems } from './FileProblems.tsx';
import { countGiving, type Found, type FoundActions, FoundBookings } from './FoundBookings.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { PointScreen } from './PointScreen.tsx';
import { ReadingFiles, type ReadingProgress } from './ReadingFiles.tsx';

export type ConvertState =
  /** `problem`: a failure that left nothing to show. */
  | { step: 'choose'; wasStopped: boolean; open?: OpenPdf; problem?: Failure }
  | {
      step: 'reading';
      names: string[];
      progress: ReadingProgress;
      /** A file needs its password. */
      asking?: { name: string; wasWrong: boolean; tries: number };
    }
  /** `pointing`: the booking whose fields are being pointed at. */
  | { step: 'found'; found: Found; adding: 'not-yet' | 'under-way' | Failure; pointing?: string }
  | { step: 'nothing'; files: ConvertedFile[] };

export interface ConvertActions extends FoundActions {
  onFetch: () => void;
  onStop: () => void;
  onPassword: (password: string | undefined) => void;
  onByHand: () => void;
  onAdd: () => void;
}

interface Props {
  header: ComponentChildren;
  state: ConvertState;
  actions: ConvertActions;
}

export function ConvertScreen({ header, state, actions }: Props) {
  const footer = state.step === 'found' ? <FoundFooter state={state} actions={actions} /> : undefined;
  return (
    <Surface screen={`convert-${placeIn(state)}`} header={header} footer={footer}>
      <Step state={state} actions={actions} />
    </Surface>
  );
}

/** Pointing happens during the `found` step, but has its own screen. */
export const placeIn = (state: ConvertState): ConvertState['step'] | 'point' =>
  state.step === 'found' && state.pointing !== undefined ? 'point' : state.step;

function Step({ state, actions }: Omit<Props, 'header'>) {
  switch (state.step) {
    case 'choose':
      return (
        <ChooseFiles
          onFiles={actions.onFiles}
          wasStopped={state.wasStopped}
          open={state.open}
          problem={state.problem}
          onFetch={actions.onFetch}
        />
      );
    case 'reading':
      return (
        <>
          <ReadingFiles names={state.names} progress={state.progress} onStop={actions.onStop} />
          {state.asking && (
            <PasswordSheet
              key={state.asking.tries}
              name={state.asking.name}
              wasWrong={state.asking.wasWrong}
              onOpen={actions.onPassword}
              onSkip={() => actions.onPassword(undefined)}
            />
          )}
        </>
      );
    case 'found': {
      const pointed = state.found.bookings.find(({ id }) => id === state.pointing);
      return pointed ? (
        <PointScreen key={pointed.id} booking={pointed} files={state.found.files} actions={actions} />
      ) : (
        <FoundBookings found={state.found} actions={actions} />
      );
    }
    case 'nothing':
      return <FileProblems files={state.files} {...actions} />;
  }
}

type FoundState = Extract<ConvertState, { step: 'found' }>;

function FoundFooter({ state, actions }: { state: FoundState; actions: ConvertActions }) {
  const { found, adding, pointing } = state;
  const count = found.bookings.filter((each) => isStanding(each) && !found.leftOut.has(each.id)).length;
  const files = countGiving(found.files, found.bookings);
  return (
    <>
      {typeof adding === 'object' && (
        <Banner tone="error" title={t('convert.notAdded')}>
          {explain(adding).text}
        </Banner>
      )}
      <p class="footer-line">
        <Icon of={Lock} size={18} />
        {many('convert.staysHere', files)}
      </p>
      {pointing !== undefined && (
        <Button id="pointing-done" kind="primary" onPress={() => actions.onPoint(undefined)}>
          {t('convert.point.done')}
        </Button>
      )}
      {pointing === undefined && (count > 0 || found.bookings.length === 0) && (
        <Button id="add-bookings" kind="primary" busy={adding === 'under-way'} onPress={actions.onAdd}>
          {many(found.chosen === undefined ? 'convert.makeTrip' : 'convert.addTo', Math.max(1, count))}
        </Button>
      )}
    </>
  );
}
