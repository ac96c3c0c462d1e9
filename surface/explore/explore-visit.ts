// A visit to Explore: searching for other people's trips, and acting on the trips found.
import type { ExploreActions, ExploreProblem } from '../../components/explore/explore-view.ts';
import { asQuestion, ExploreSearch, placeIn } from '../../lib/journeys/explore.ts';
import type { ExploreQuestion, ExploreResults } from '../../lib/model/explore.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { itineraryAddress } from '../../lib/model/itinerary-address.ts';
import { askFor, type Background } from '../background-link.ts';
import type { Outside } from '../outside.ts';
import type { ExploreState, MainState } from '../state.ts';
import type { SurfaceStore } from '../store.ts';
import { TripMarks } from './trip-marks.ts';

/** Long enough to type the next letter, too short to be noticed. */
const typingMilliseconds = 250;
/** How long to wait when the service asks for a pause: `usual` if it does not say how long, never more than `max`. */
const pauseSeconds = { usual: 30, max: 300 };

export interface ExplorePlaces {
  store: SurfaceStore;
  /** Opens the draft that was made from a trip. */
  openClip: (clipId: string) => void;
}

export class ExploreVisit {
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly store: SurfaceStore;
  private readonly marks: TripMarks;
  private search: ExploreSearch | undefined;
  /** Counts visits, so that a late answer from an earlier visit changes nothing. */
  private visits = 0;
  private asked: ExploreQuestion | undefined;
  private again: () => Promise<void> | void = nothing;
  private stopTyping: () => void = nothing;
  private stopWaiting: () => void = nothing;
  private webItinerary: string | undefined;
  private readonly openClip: ExplorePlaces['openClip'];

  constructor(background: Background, outside: Outside, { store, openClip }: ExplorePlaces) {
    this.background = background;
    this.outside = outside;
    this.store = store;
    this.openClip = openClip;
    this.marks = new TripMarks(background, {
      show: (part) => this.fill(this.visits, part),
      view: () => this.state,
    });
  }

  /** Searches for `words` if given, otherwise for the place the open clip is about. */
  async enter(words?: string): Promise<void> {
    this.reset();
    this.visits += 1;
    const visit = this.visits;
    const behind = this.store.main;
    const place = placeOf(behind);
    const text = words ?? place ?? '';
    this.search = new ExploreSearch({
      readPage: (ask) => askFor(this.background, 'explore.page', ask),
      show: (found) => this.show(visit, found),
    });
    this.store.bring({
      screen: 'explore',
      question: { text, isFollowing: false },
      place,
      isFromPage: words === undefined && place !== undefined,
      isShort: false,
      found: { is: 'asking', text: '', trips: [] },
      savedIds: new Set(),
      canSave: true,
      isConnecting: false,
      behind,
    });
    await Promise.all([this.ask(), this.learnOfAccount(visit)]);
  }

  leave(): void {
    this.reset();
    this.store.bring(this.store.main);
  }

  /** Closes the open trip first, then Explore itself. */
  closeInnermost(): void {
    if (this.state?.trip) this.actions.onClose();
    else this.leave();
  }

  readonly actions: ExploreActions = {
    onType: (text) => {
      this.change({ text });
      this.fill(this.visits, { isFromPage: false });
      this.stopTyping();
      if (text === '' || text === this.state?.place) void this.ask();
      else this.stopTyping = this.outside.after(typingMilliseconds, () => void this.ask());
    },
    onFollowing: (isFollowing) => {
      this.change({ isFollowing });
      this.stopTyping();
      void this.ask();
    },
    onShort: (isShort) => this.fill(this.visits, { isShort }),
    onMore: () => void this.search?.more(),
    onOpen: (trip) => void this.openTrip(trip),
    onClose: () => this.fill(this.visits, { trip: undefined, problem: undefined }),
    onSave: (trip, isSaved) => this.attempt(() => this.marks.want('save', trip, isSaved)),
    onMark: (what, trip, isOn) => this.attempt(() => this.marks.want(what, trip, isOn)),
    onReport: (trip, reason) => this.attempt(() => this.report(trip, reason)),
    onHush: () => this.fill(this.visits, { toast: undefined, problem: undefined }),
    onTryAgain: () => {
      this.actions.onHush();
      void this.again();
    },
    onDraft: () => this.attempt(() => this.startDraft()),
    onConnect: () => this.attempt(() => this.connect()),
    onSettings: () => this.outside.openSettings(),
  };

  /** Remembers the action, so that it can be tried again after a failure. */
  private attempt(work: () => Promise<void>): void {
    this.again = work;
    void work();
  }

  /** Undefined if the service has no web pages for itineraries. */
  get inService(): ((id: string) => void) | undefined {
    if (!itineraryAddress(this.webItinerary, 'any')) return undefined;
    return (id) => {
      const address = itineraryAddress(this.webItinerary, id);
      if (address) this.outside.openTab(address);
    };
  }

  private get state(): ExploreState | undefined {
    const state = this.store.state.value;
    return state.screen === 'explore' ? state : undefined;
  }

  private async ask(): Promise<void> {
    const question = this.state?.question;
    if (!question) return;
    const { asked } = this;
    const isSame = asked?.isFollowing === question.isFollowing && asked.text === asQuestion(question.text);
    // A trailing space is not a new question, unless the last one failed.
    if (isSame && this.state?.found.is !== 'stuck') return;
    this.asked = { ...question, text: asQuestion(question.text) };
    this.stopWaiting();
    await this.search?.ask(question);
  }

  private async openTrip(summary: Summary): Promise<void> {
    const visit = this.visits;
    this.fill(visit, { trip: { summary, whole: { is: 'coming' }, isStarting: false }, problem: undefined });
    const answer = await askFor(this.background, 'explore.trip', { id: summary.id });
    if (answer.ok) void this.marks.learnMore(() => visit === this.visits);
    const open = this.state?.trip;
    if (visit !== this.visits || open?.summary.id !== summary.id) return;
    const whole = answer.ok
      ? ({ is: 'here', trip: answer.value } as const)
      : ({ is: 'stuck', failure: answer.failure } as const);
    this.fill(visit, { trip: { ...open, whole } });
  }

  private async report({ author }: Summary, reason: string): Promise<void> {
    const visit = this.visits;
    if (!author?.id) return;
    this.fill(visit, { problem: undefined, reported: undefined });
    const answer = await askFor(this.background, 'people.report', { userId: author.id, reason });
    if (answer.ok) this.fill(visit, { toast: undefined, reported: author.id });
    else
      this.fill(visit, {
        problem: answer.failure,
        ...(answer.failure.kind === 'forbidden' && { canReport: false }),
      });
  }

  private async startDraft(): Promise<void> {
    const visit = this.visits;
    const open = this.state?.trip;
    if (!open || open.isStarting) return;
    this.fill(visit, { trip: { ...open, isStarting: true }, problem: undefined });
    const clip = await askFor(this.background, 'explore.draft', { id: open.summary.id });
    const now = this.state?.trip;
    if (visit !== this.visits || now?.summary.id !== open.summary.id) return;
    if (clip.ok) this.openClip(clip.value.id);
    else this.fill(visit, { trip: { ...now, isStarting: false }, problem: clip.failure });
  }

  /** Signs in and retries what was stuck; the results stay. */
  private async connect(): Promise<void> {
    const visit = this.visits;
    if (this.state?.isConnecting) return;
    this.fill(visit, { isConnecting: true, problem: undefined });
    const connection = await askFor(this.background, 'connection.connect', {});
    const problem: ExploreProblem | undefined = connection.ok ? undefined : connection.failure;
    this.fill(visit, { isConnecting: false, problem });
    if (!connection.ok || visit !== this.visits) return;
    await Promise.all([this.goOn(), this.learnOfAccount(visit)]);
  }

  /** Retries what failed: the list and the open trip. */
  private async goOn(): Promise<void> {
    const trip = this.state?.trip;
    await Promise.all([
      this.state?.found.is === 'stuck' && this.search?.more(),
      trip?.whole.is === 'stuck' && this.openTrip(trip.summary),
    ]);
  }

  private async learnOfAccount(visit: number): Promise<void> {
    const connection = await askFor(this.background, 'connection.open', {});
    if (visit !== this.visits || !connection.ok || connection.value === null) return;
    this.webItinerary = connection.value.webItinerary;
    this.fill(visit, { canReport: !connection.value.refused?.includes('reports') });
    await this.marks.learn(() => visit === this.visits);
  }

  private show(visit: number, found: ExploreResults): void {
    if (visit !== this.visits) return;
    this.stopWaiting();
    this.stopWaiting = nothing;
    this.fill(visit, { found });
    if (found.is !== 'stuck') return;
    const again = () => void this.goOn();
    const { failure } = found;
    // A network that drops in the middle of an answer looks like a service that does not respond.
    if (failure.kind === 'offline' || failure.kind === 'service-silent')
      this.stopWaiting = this.outside.onBackOnline?.(again) ?? nothing;
    if (failure.kind === 'slow-down') {
      const seconds = Math.min(failure.retryAfterSeconds ?? pauseSeconds.usual, pauseSeconds.max);
      this.stopWaiting = this.outside.after(seconds * 1000, again);
    }
  }

  private change(part: Partial<ExploreQuestion>): void {
    const { state } = this;
    if (state) this.fill(this.visits, { question: { ...state.question, ...part } });
  }

  private fill(visit: number, part: Partial<ExploreState>): void {
    const { state } = this;
    if (state && visit === this.visits) this.store.bring({ ...state, ...part });
  }

  private reset(): void {
    this.stopTyping();
    this.stopWaiting();
    this.search = undefined;
    this.asked = undefined;
    this.again = nothing;
  }
}

const nothing = (): void => undefined;

const placeOf = (main: MainState): string | undefined =>
  'clip' in main ? placeIn(main.clip.draft.destination?.value) : undefined;
