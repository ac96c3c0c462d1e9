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
import { FileTroubles } from './FileTroubles.tsx';
import { countGiving, type Found, FoundBookings, type FoundDoings } from './FoundBookings.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { PointScreen } from './PointScreen.tsx';
import { ReadingFiles, type ReadingProgress } from './ReadingFiles.tsx';

export type ConvertState =
  /** `trouble`: what came between, and left nothing to show. */
  | { step: 'choose'; wasStopped: boolean; open?: OpenPdf; trouble?: Failure }
  | {
      step: 'reading';
      names: string[];
      progress: ReadingProgress;
      /** A file waits for its password. */
      asking?: { name: string; wasWrong: boolean; tries: number };
    }
  /** `pointing`: the booking whose fields are pointed at. */
  | { step: 'found'; found: Found; adding: 'not-yet' | 'under-way' | Failure; pointing?: string }
  | { step: 'nothing'; files: ConvertedFile[] };

export interface ConvertDoings extends FoundDoings {
  onFetch: () => void;
  onStop: () => void;
  onPassword: (password: string | undefined) => void;
  onByHand: () => void;
  onAdd: () => void;
}

interface Props {
  header: ComponentChildren;
  state: ConvertState;
  doings: ConvertDoings;
}

export function ConvertScreen({ header, state, doings }: Props) {
  const footer = state.step === 'found' ? <FoundFooter state={state} doings={doings} /> : undefined;
  return (
    <Surface screen={`convert-${placeIn(state)}`} header={header} footer={footer}>
      <Step state={state} doings={doings} />
    </Surface>
  );
}

/** Pointing is a screen of its own among what was found. */
export const placeIn = (state: ConvertState): ConvertState['step'] | 'point' =>
  state.step === 'found' && state.pointing !== undefined ? 'point' : state.step;

function Step({ state, doings }: Omit<Props, 'header'>) {
  switch (state.step) {
    case 'choose':
      return (
        <ChooseFiles
          onFiles={doings.onFiles}
          wasStopped={state.wasStopped}
          open={state.open}
          trouble={state.trouble}
          onFetch={doings.onFetch}
        />
      );
    case 'reading':
      return (
        <>
          <ReadingFiles names={state.names} progress={state.progress} onStop={doings.onStop} />
          {state.asking && (
            <PasswordSheet
              key={state.asking.tries}
              name={state.asking.name}
              wasWrong={state.asking.wasWrong}
              onOpen={doings.onPassword}
              onSkip={() => doings.onPassword(undefined)}
            />
          )}
        </>
      );
    case 'found': {
      const pointed = state.found.bookings.find(({ id }) => id === state.pointing);
      return pointed ? (
        <PointScreen key={pointed.id} booking={pointed} files={state.found.files} doings={doings} />
      ) : (
        <FoundBookings found={state.found} doings={doings} />
      );
    }
    case 'nothing':
      return <FileTroubles files={state.files} {...doings} />;
  }
}

type FoundState = Extract<ConvertState, { step: 'found' }>;

function FoundFooter({ state, doings }: { state: FoundState; doings: ConvertDoings }) {
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
        <Button id="pointing-done" kind="primary" onPress={() => doings.onPoint(undefined)}>
          {t('convert.point.done')}
        </Button>
      )}
      {pointing === undefined && (count > 0 || found.bookings.length === 0) && (
        <Button id="add-bookings" kind="primary" busy={adding === 'under-way'} onPress={doings.onAdd}>
          {many(found.chosen === undefined ? 'convert.makeTrip' : 'convert.addTo', Math.max(1, count))}
        </Button>
      )}
    </>
  );
}
