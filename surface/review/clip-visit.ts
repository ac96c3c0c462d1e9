// Takes one clip through the popup: reading, review, connecting, sending.
import type { ReviewView } from '../../components/review/review-view.ts';
import type { RequestMap } from '../../lib/browser/messages.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { itineraryAddress } from '../../lib/model/itinerary-address.ts';
import { askFor, type Background } from '../background-link.ts';
import { DraftEditing } from '../editing/draft-editing.ts';
import type { Outside } from '../outside.ts';
import { isFurther, landing, type OpenDraft } from '../state.ts';
import type { SurfaceStore } from '../store.ts';
import { stillThere } from './remembered-view.ts';

export type Steering = RequestMap['clip.steer']['ask']['to'];

/** A screen shown for less than this would only flicker. */
const quietMilliseconds = 400;

export class ClipVisit {
  readonly editing: DraftEditing;
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly store: SurfaceStore;
  /** The last clip news since a clip was requested; it may be newer than the answer. */
  private heard: Clip | undefined;

  constructor(background: Background, outside: Outside, store: SurfaceStore) {
    this.background = background;
    this.outside = outside;
    this.store = store;
    this.editing = new DraftEditing(background, store, outside);
  }

  /** `anyway`: read the page even if it does not seem to describe a trip. */
  async read(tabId: number, anyway = false): Promise<void> {
    const isWanted = this.store.begin();
    this.heard = undefined;
    this.store.bring({ screen: 'opening' });
    const callOff = this.outside.after(quietMilliseconds, () => {
      if (isWanted()) this.store.show({ screen: 'reading' });
    });
    const answer = await askFor(this.background, 'clip.page', { tabId, ...(anyway && { anyway }) });
    callOff();
    if (!isWanted()) return;
    const view = answer.ok ? await this.recall(answer.value) : undefined;
    if (answer.ok) await this.land(this.newest(answer.value), view);
    else this.store.show({ screen: 'failed', failure: answer.failure });
  }

  /** Has the service read the page's pictures, after this browser found nothing. */
  async importMedia(tabId: number): Promise<void> {
    const isWanted = this.store.begin();
    this.store.bring({ screen: 'reading' });
    const answer = await askFor(this.background, 'media.import', { tabId });
    if (!isWanted()) return;
    if (answer.ok) await this.land(answer.value);
    else this.store.show({ screen: 'failed', failure: answer.failure });
  }

  /** There is nothing to show until a page is read elsewhere. */
  async wait(): Promise<void> {
    this.store.bring({ screen: 'idle' });
  }

  async open(clipId: string): Promise<void> {
    const isWanted = this.store.begin();
    this.heard = undefined;
    const answer = await askFor(this.background, 'clip.open', { clipId });
    if (!isWanted()) return;
    if (answer.ok) {
      const view = await this.recall(answer.value);
      const clip = this.newest(answer.value);
      this.store.bring(landing(this.editing.saver.take(clip), view));
      await this.land(clip);
    } else this.store.bring({ screen: 'failed', failure: answer.failure });
  }

  /** The page has changed: takes over its new stops, or leaves the draft as it is. */
  async answerChanges(take: boolean): Promise<void> {
    const open = this.openDraft();
    if (!open) return;
    const answer = await askFor(this.background, 'clip.since', { clipId: open.clip.id, take });
    if (answer.ok) await this.hear(answer.value);
    else this.showFailure(answer.failure);
  }

  look(view: ReviewView): void {
    const { main } = this.store;
    if (main.screen === 'review') this.store.show({ ...main, view });
  }

  async send(): Promise<void> {
    const { main } = this.store;
    if (main.screen !== 'review' || main.notice.kind === 'starting') return;
    const isWanted = this.store.begin();
    this.store.show({ ...main, notice: { kind: 'starting' } });
    // The traveller sends exactly what they see, so edits are stored first.
    const { saver: edits } = this.editing;
    if (!edits.isIdle) await edits.idle();
    // Some edits could not be stored, so the draft would differ from what is on the screen. The banner says why.
    if (edits.isWaitingFor(main.clip.id)) return;
    const connection = await askFor(this.background, 'connection.open', {});
    const open = this.openDraft();
    if (!isWanted() || !open) return;
    if (!connection.ok) this.showFailure(connection.failure);
    else if (connection.value === null) this.store.show({ screen: 'connect', ...open, isSigningIn: false });
    else await this.carry(open, isWanted);
  }

  /** Pauses a clip on its way, cancels it, or answers which of two pictures to keep. */
  async steer(to: Steering): Promise<void> {
    const open = this.openDraft();
    if (!open) return;
    const isWanted = this.store.begin();
    const answer = await askFor(this.background, 'clip.steer', { clipId: open.clip.id, to });
    if (!isWanted()) return;
    if (answer.ok) await this.land(answer.value);
    else this.showFailure(answer.failure);
  }

  /** Resumes a clip that is waiting or was paused. */
  async goOn(): Promise<void> {
    const open = this.openDraft();
    // The screen changes with the news of each step.
    if (open) await this.sent(open.clip.id, this.store.begin());
  }

  async connect(): Promise<void> {
    const open = this.openDraft();
    if (!open) return;
    const isWanted = this.store.begin();
    this.store.show({ screen: 'connect', ...open, isSigningIn: true });
    const connection = await askFor(this.background, 'connection.connect', { thenSend: open.clip.id });
    if (!isWanted()) return;
    if (connection.ok) await this.carry(open, isWanted);
    else this.showFailure(connection.failure);
  }

  /** Shows what will be asked for, before the traveller connects. */
  offerConnect(): void {
    const open = this.openDraft();
    if (open) this.store.show({ screen: 'connect', ...open, isSigningIn: false });
  }

  /** Returns to the draft unchanged. If the sign-in still succeeds, the next Send uses it. */
  notNow(): void {
    const open = this.openDraft();
    this.store.begin();
    if (open) this.store.show({ screen: 'review', ...open, notice: { kind: 'none' } });
  }

  async hear(news: Clip): Promise<void> {
    this.heard = news;
    const { main } = this.store;
    if (!('clip' in main) || main.clip.id !== news.id) return;
    const isOnTheWay = main.screen === 'sending' || main.screen === 'asking';
    if (isOnTheWay && isFurther(news, main.clip)) await this.land(news);
    if (main.screen === 'review' || main.screen === 'connect')
      this.store.show({ ...main, clip: this.editing.saver.take(news) });
  }

  private async carry(open: OpenDraft, isWanted: () => boolean): Promise<void> {
    // Clears the result of an earlier attempt.
    const clip: Clip = { ...open.clip, delivery: { step: 'kept' } };
    this.store.show({ screen: 'sending', view: open.view, clip });
    await this.sent(clip.id, isWanted);
  }

  private async sent(clipId: string, isWanted: () => boolean): Promise<void> {
    const answer = await askFor(this.background, 'clip.send', { clipId });
    if (!isWanted()) return;
    if (answer.ok) await this.land(answer.value);
    else this.showFailure(answer.failure);
  }

  /** If another window changed the clip between reading and showing it, the newer version is shown. */
  private newest(read: Clip): Clip {
    const { heard } = this;
    if (heard?.id !== read.id) return read;
    const isNewer = revisionOf(heard) > revisionOf(read);
    const isAsNew = revisionOf(heard) === revisionOf(read) && isFurther(heard, read);
    return isNewer || isAsNew ? heard : read;
  }

  private async land(clip: Clip, recalled?: ReviewView): Promise<void> {
    const view = this.openDraft()?.view ?? recalled ?? (await this.recall(clip));
    this.store.show(landing(this.editing.saver.take(clip), view));
    void this.editing.saver.adopt(clip.id);
    const { delivery } = clip;
    if (delivery.step !== 'sent') return;
    const connection = await askFor(this.background, 'connection.open', { id: delivery.connectionId });
    const { main } = this.store;
    if (main.screen !== 'sent' || main.clip.id !== clip.id || !connection.ok) return;
    // The pages of another account would not show this itinerary.
    if (connection.value?.id !== delivery.connectionId) return;
    const address = itineraryAddress(connection.value.webItinerary, delivery.itineraryId);
    if (address) this.store.show({ ...main, address });
  }

  /** The view in which another surface left the clip. */
  private async recall(clip: Clip): Promise<ReviewView | undefined> {
    const [view] = await Promise.all([
      this.outside.recallView?.(clip.id),
      // Loaded together with the view, so that nothing moves when it arrives.
      this.editing.clashes.recall(clip.id),
    ]);
    return stillThere(view, clip.draft);
  }

  private showFailure(failure: Failure): void {
    const open = this.openDraft();
    this.store.show(
      open
        ? { screen: 'review', ...open, notice: { kind: 'problem', failure } }
        : { screen: 'failed', failure },
    );
  }

  private openDraft(): OpenDraft | undefined {
    const { main } = this.store;
    return 'view' in main ? { clip: main.clip, view: main.view } : undefined;
  }
}
