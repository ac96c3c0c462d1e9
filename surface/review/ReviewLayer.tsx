// The draft under review, or the question which version to keep after two windows changed the same value.

import { ClashBanner } from '../../components/conflict/ClashBanner.tsx';
import { ClashScreen } from '../../components/conflict/ClashScreen.tsx';
import type { DayPictures } from '../../components/day/DaysPart.tsx';
import { FailureBanner } from '../../components/failure/FailureBanner.tsx';
import { BackHeader } from '../../components/frame/AppHeader.tsx';
import { LateNotice } from '../../components/frame/late-notice.ts';
import { PageChangesBanner } from '../../components/review/PageChangesBanner.tsx';
import { ReviewScreen } from '../../components/review/ReviewScreen.tsx';
import type { Clash } from '../../lib/edit/clash.ts';
import type { SurfaceController } from '../controller.ts';
import { SurfaceHeader } from '../SurfaceHeader.tsx';
import type { SurfaceState } from '../state.ts';
import type { OtherSurfaces } from '../surface.ts';

interface Props {
  state: Extract<SurfaceState, { screen: 'review' }>;
  controller: SurfaceController;
  pictures: DayPictures;
  surfaces: OtherSurfaces;
}

/** Whether a title is being edited in place. */
const isWriting = (): boolean => document.activeElement?.matches('.in-place-field') ?? false;

export function ReviewLayer(props: Props) {
  const { state, controller, pictures, surfaces } = props;
  const { clashes, isAsking } = controller.editing.clashes.of(state.clip);
  const [clash] = clashes;
  // Never interrupts a form or a title being written: what is typed counts too, and the question comes afterwards.
  if (clash && isAsking && !state.view.task && !isWriting())
    return <ClashQuestion {...props} clash={clash} />;
  return (
    <LateNotice.Provider value={lateNoticeOf(props, isAsking ? clash : undefined)}>
      <ReviewScreen
        header={<SurfaceHeader controller={controller} surfaces={surfaces} />}
        clip={state.clip}
        view={state.view}
        onView={controller.look}
        onSend={controller.send}
        isStarting={state.notice.kind === 'starting'}
        pictures={pictures}
        notice={noticeOf(props, isAsking ? undefined : clash)}
      />
    </LateNotice.Provider>
  );
}

function ClashQuestion({ state: { clip }, controller, surfaces, clash }: Props & { clash: Clash }) {
  const { editing, outside } = controller;
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
}

/**
 * The notice for what happened while the draft was open; problems come first. `clash`: the one to ask about once the
 * traveller has finished writing.
 */
function lateNoticeOf({ state: { notice, view }, controller }: Props, clash: Clash | undefined) {
  // A form only shows problems with its own edits.
  const isWanted = notice.kind === 'problem' && (!view.task || notice.failure.kind === 'edits-waiting');
  if (isWanted)
    return <FailureBanner failure={notice.failure} steps={controller.stepsFor(notice.failure)} isBrief />;
  return clash && !view.task && <ClashBanner onChoose={controller.editing.clashes.ask} />;
}

/** The notice for what was there when the draft was opened or returned to. `clash`: one that was put off. */
function noticeOf({ state: { clip }, controller }: Props, clash: Clash | undefined) {
  if (clash) return <ClashBanner onChoose={controller.editing.clashes.ask} />;
  return clip.since && <PageChangesBanner clip={clip} onAnswer={controller.answerChanges} />;
}
