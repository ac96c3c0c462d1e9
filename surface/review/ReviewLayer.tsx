// The draft as it is looked through, or the question what stays where two windows changed the same.

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

/** In a title that is written in place. */
const isWriting = (): boolean => document.activeElement?.matches('.in-place-field') ?? false;

export function ReviewLayer(props: Props) {
  const { state, controller, pictures, surfaces } = props;
  const { clashes, isAsking } = controller.editing.clashes.of(state.clip);
  const [clash] = clashes;
  // Nobody is pulled out of a form or a word: what is typed on counts too, and the question comes after it.
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

/** What came up under the open draft, the more pressing first. `clash`: to be asked about once a title is written. */
function lateNoticeOf({ state: { notice, view }, controller }: Props, clash: Clash | undefined) {
  // A form has room only for what happens to its own words.
  const isWanted = notice.kind === 'problem' && (!view.task || notice.failure.kind === 'edits-waiting');
  if (isWanted)
    return <FailureBanner failure={notice.failure} steps={controller.stepsFor(notice.failure)} isBrief />;
  return clash && !view.task && <ClashBanner onChoose={controller.editing.clashes.ask} />;
}

/** Was there when the draft was opened, or when the traveller came back to it. `clash`: put off. */
function noticeOf({ state: { clip }, controller }: Props, clash: Clash | undefined) {
  if (clash) return <ClashBanner onChoose={controller.editing.clashes.ask} />;
  return clip.since && <PageChangesBanner clip={clip} onAnswer={controller.answerChanges} />;
}
