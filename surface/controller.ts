// Everything a screen can ask a surface to do. The work itself is in the visits.

import { withoutTask } from '../components/editing/editing.ts';
import type { NextSteps } from '../components/failure/failure-words.ts';
import type { Opens } from '../components/library/library-view.ts';
import type { ReviewView } from '../components/review/review-view.ts';
import type { Clip } from '../lib/model/clip.ts';
import type { Failure } from '../lib/model/failure.ts';
import type { Background } from './background-link.ts';
import { ExploreVisit } from './explore/explore-visit.ts';
import { LibraryVisit } from './library/library-visit.ts';
import type { Outside } from './outside.ts';
import { ClipVisit, type Steering } from './review/clip-visit.ts';
import { SendVisit } from './sending/send-visit.ts';
import { SurfaceStore } from './store.ts';

export interface Tab {
  id: number;
  title?: string;
  address?: string;
}

export class SurfaceController {
  readonly tab: Tab;
  readonly outside: Outside;
  readonly background: Background;
  private readonly store = new SurfaceStore();
  private readonly clip: ClipVisit;
  readonly library: LibraryVisit;
  readonly explore: ExploreVisit;
  /** Sends drafts to the service; undefined on a surface that cannot send. */
  readonly sending: SendVisit | undefined;
  readonly state = this.store.state;

  /** The clip open on this surface, even while the Library covers it. */
  get clipId(): string | undefined {
    const { main } = this.store;
    return 'clip' in main ? main.clip.id : undefined;
  }

  constructor(background: Background, outside: Outside, tab: Tab) {
    this.tab = tab;
    this.outside = outside;
    this.background = background;
    this.clip = new ClipVisit(background, outside, this.store);
    const openClip = (clipId: string) => void this.clip.open(clipId);
    this.library = new LibraryVisit(background, outside, { store: this.store, openClip });
    this.explore = new ExploreVisit(background, outside, { store: this.store, openClip });
    this.sending = outside.sending && new SendVisit(background, outside.sending);
    background.onNews('clip.changed', this.hear);
  }

  /** A clip that was changed, here or in another window. */
  readonly hear = (news: Clip) => {
    this.library.hear(news);
    void this.clip.hear(news);
  };

  /** Edits to the draft on the screen. */
  get editing() {
    return this.clip.editing;
  }

  readonly read = () => this.clip.read(this.tab.id);
  /** Opens a clip that was read before; without an id the surface stays idle. */
  readonly open = (clipId: string | undefined) =>
    clipId === undefined ? this.clip.wait() : this.clip.open(clipId);
  readonly answerChanges = (take: boolean) => this.clip.answerChanges(take);
  readonly look = (view: ReviewView) => this.clip.look(view);
  readonly connect = () => {
    this.sending?.noteSeen();
    return this.clip.connect();
  };
  readonly notNow = () => this.clip.notNow();
  readonly steer = (to: Steering) => this.clip.steer(to);
  /** Resumes sending a clip that is waiting or was stopped. */
  readonly goOn = () => this.clip.goOn();
  readonly offerConnect = () => this.clip.offerConnect();
  readonly queue = {
    onStop: (clipId: string) => void this.library.steer(clipId, 'pause'),
    onTryNow: (clipId: string) => void this.library.tryNow(clipId),
    onGiveUp: (clipId: string) => void this.library.steer(clipId, 'cancel'),
  };
  readonly enterLibrary = () => this.library.enter();
  readonly leaveLibrary = () => this.library.leave();
  /** Searches for `words` if given, otherwise for the place the page is about. */
  readonly enterExplore = (words?: string) => this.explore.enter(words);
  readonly leaveExplore = () => this.explore.leave();
  readonly openFromLibrary = (what: Opens) => this.library.open(what);

  /** Only from the review screen, so that the traveller sends exactly what they see. */
  readonly send = async () => {
    const state = this.state.value;
    if (state.screen !== 'review') return;
    const { sending } = this;
    if (sending && !sending.isPassed && (await sending.asksFirst(state.clip))) return;
    await this.clip.send();
  };

  readonly openItinerary = () => {
    const state = this.state.value;
    if (state.screen === 'sent' && state.address) this.outside.openTab(state.address);
  };

  /** Closes the innermost open part; false when only the surface itself is left. */
  closeInnermost(): boolean {
    const state = this.state.value;
    if (state.screen === 'library') this.library.closeInnermost();
    else if (state.screen === 'explore') this.explore.closeInnermost();
    else if (state.screen === 'connect') this.notNow();
    else if (state.screen === 'review' && !state.view.task && this.editing.clashes.of(state.clip).isAsking)
      this.editing.decideLater();
    else if (state.screen === 'review' && state.view.task)
      this.look(withoutTask(state.view, this.editing.focus));
    else if (state.screen === 'review' && state.view.openStop)
      this.look({ part: state.view.part, day: state.view.day });
    else return false;
    return true;
  }

  /** The ways out of a failure on the current screen. */
  stepsFor(failure: Failure): NextSteps {
    const everywhere: NextSteps = {
      'read-anyway': () => void this.clip.read(this.tab.id, true),
      'read-again': () => void this.read(),
      ...(this.sending?.canImport.value && {
        'let-service-read': () => void this.clip.importMedia(this.tab.id),
      }),
      'open-another-page': this.outside.openNewTab,
      'open-settings': this.outside.openSettings,
      'explore-trips': () => void this.enterExplore(),
      'choose-another-file': () => this.outside.openConvert?.(),
      ...('report' in failure && { 'copy-report': () => this.outside.copy(failure.report ?? '') }),
    };
    return { ...everywhere, ...this.stepsHere() };
  }

  private stepsHere(): NextSteps {
    const toLibrary = () => void this.enterLibrary();
    const send = () => void this.send();
    switch (this.state.value.screen) {
      case 'library':
        return { 'try-again': toLibrary, 'connect-again': this.library.actions.onConnect };
      case 'review':
        return {
          'try-again': send,
          'store-now': () => void this.editing.saver.idle(),
          'go-on': () => this.clip.notNow(),
          'send-as-new': send,
          connect: () => this.clip.offerConnect(),
          'connect-again': () => void this.connect(),
          'look-now': toLibrary,
          'open-library': toLibrary,
        };
      default:
        return { 'try-again': () => void this.read(), 'open-library': toLibrary };
    }
  }
}
