// The way of one clip through the popup: read, reviewed, connected, sent.
import type { ReviewView } from '../../components/review/review-view.ts';
import type { Asks } from '../../lib/browser/messages.ts';
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

export type Steering = Asks['clip.steer']['ask']['to'];

/** A screen that is there for less only flickers. */
const quietMilliseconds = 400;

export class ClipVisit {
  readonly editing: DraftEditing;
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly store: SurfaceStore;
  /** The last news since a clip was asked for: it may be newer than the answer. */
  private heard: Clip | undefined;

  constructor(background: Background, outside: Outside, store: SurfaceStore) {
    this.background = background;
    this.outside = outside;
    this.store = store;
    this.editing = new DraftEditing(background, store, outside);
  }

  /** `anyway`: even if it does not seem to tell a trip. */
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

  /** The service reads the page's pictures, where this browser found nothing. */
  async importMedia(tabId: number): Promise<void> {
    const isWanted = this.store.begin();
    this.store.bring({ screen: 'reading' });
    const answer = await askFor(this.background, 'media.import', { tabId });
    if (!isWanted()) return;
    if (answer.ok) await this.land(answer.value);
    else this.store.show({ screen: 'failed', failure: answer.failure });
  }

  /** Nothing to read, nothing to show: until a page is read elsewhere. */
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

  /** The page has changed: take its new stops over, or leave all as it is. The news of it brings the draft. */
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
    // What is sent is what is seen.
    const { saver: edits } = this.editing;
    if (!edits.isIdle) await edits.idle();
    // The banner says why: what would be sent is not what is seen.
    if (edits.isWaitingFor(main.clip.id)) return;
    const connection = await askFor(this.background, 'connection.open', {});
    const open = this.openDraft();
    if (!isWanted() || !open) return;
    if (!connection.ok) this.showFailure(connection.failure);
    else if (connection.value === null) this.store.show({ screen: 'connect', ...open, isSigningIn: false });
    else await this.carry(open, isWanted);
  }

  /** Stops a clip on its way, gives it up, or says which of two pictures stays. */
  async steer(to: Steering): Promise<void> {
    const open = this.openDraft();
    if (!open) return;
    const isWanted = this.store.begin();
    const answer = await askFor(this.background, 'clip.steer', { clipId: open.clip.id, to });
    if (!isWanted()) return;
    if (answer.ok) await this.land(answer.value);
    else this.showFailure(answer.failure);
  }

  /** It waits or was stopped, and is to go on now. */
  async goOn(): Promise<void> {
    const open = this.openDraft();
    // The news of each step moves the screen on.
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

  /** Before connecting: what will be asked for. */
  offerConnect(): void {
    const open = this.openDraft();
    if (open) this.store.show({ screen: 'connect', ...open, isSigningIn: false });
  }

  /** Back to the draft, as it was. A sign-in that still ends well is there for the next Send. */
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
    // What an earlier try came to is no longer true.
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

  /** Where another window changed it between its reading and its showing here, it is shown as it has become. */
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
    // Another account's pages would not show it.
    if (connection.value?.id !== delivery.connectionId) return;
    const address = itineraryAddress(connection.value.webItinerary, delivery.itineraryId);
    if (address) this.store.show({ ...main, address });
  }

  /** Where another surface left off. */
  private async recall(clip: Clip): Promise<ReviewView | undefined> {
    const [view] = await Promise.all([
      this.outside.recallView?.(clip.id),
      // With the view, so that nothing moves when it comes.
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
