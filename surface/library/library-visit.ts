// A visit to the Library: what this browser has stored shows at once, what the service has follows.
import {
  clipCountsOf,
  filterOf,
  isSent,
  type LibraryActions,
  type LibraryProblem,
  type ListState,
  type Opens,
  type Shelf,
} from '../../components/library/library-view.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { fits, needlesOf, wordsOfClip } from '../../lib/journeys/library-search.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { itineraryAddress } from '../../lib/model/itinerary-address.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';
import type { Outside } from '../outside.ts';
import type { LibraryState } from '../state.ts';
import type { SurfaceStore } from '../store.ts';
import { ItineraryVisit } from './itinerary-visit.ts';
import { JoinVisit } from './join-visit.ts';
import { LibraryList } from './library-list.ts';

export interface LibraryPlaces {
  store: SurfaceStore;
  openClip: (clipId: string) => void;
}

const unread: ListState = { rows: [], counts: {}, isConnected: true, isCatchingUp: true };

export class LibraryVisit {
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly store: SurfaceStore;
  private readonly openClip: (clipId: string) => void;
  readonly itinerary: ItineraryVisit;
  private readonly join: JoinVisit;
  private list: LibraryList | undefined;
  /** Counts visits, so that a late answer from an earlier one changes nothing. */
  private looks = 0;
  private removals = 0;
  private account: ConnectionInfo | undefined;
  /** All clips, whatever the search shows. Their searchable words are computed at the first search. */
  private clips: Shelf<Clip> = { is: 'coming' };
  /** Tries again what failed with them. */
  private again: (() => Promise<void>) | undefined;
  private readonly words = new WeakMap<Clip, string>();

  constructor(background: Background, outside: Outside, { store, openClip }: LibraryPlaces) {
    this.background = background;
    this.outside = outside;
    this.store = store;
    this.openClip = openClip;
    this.itinerary = new ItineraryVisit(background, outside, {
      show: (open) => this.fill(this.looks, { open }),
      openClip,
      connect: (more) => this.signIn(this.looks, more),
      onChanged: (isWhole) => void this.list?.catchUp(isWhole),
      say: (toast) => this.fill(this.looks, { toast }),
      inService: () => this.inService,
      account: () => this.account,
      addressOf: (id) => this.addressOf(id),
    });
    this.join = new JoinVisit(background, {
      account: () => this.account,
      joining: () => this.state?.joining,
      show: (part) => this.fill(this.looks, part),
      onJoined: (row) => {
        void this.list?.catchUp();
        void this.itinerary.enter(row, t('library.join.joined'));
      },
    });
  }

  async enter(): Promise<void> {
    this.list?.leaveOff();
    this.itinerary.close();
    this.looks += 1;
    const look = this.looks;
    this.clips = { is: 'coming' };
    this.store.bring({
      screen: 'library',
      shelf: 'everything',
      text: '',
      sort: 'newest',
      clips: this.clips,
      clipCounts: clipCountsOf([]),
      list: unread,
      behind: this.store.main,
    });
    await Promise.all([this.fillDrafts(look), this.fillList(look), this.fillStorage(look)]);
  }

  leave(): void {
    this.list?.leaveOff();
    this.itinerary.close();
    this.store.bring(this.store.main);
  }

  closeInnermost(): void {
    if (this.itinerary.isOpen) this.itinerary.closeInnermost();
    else this.leave();
  }

  readonly actions: LibraryActions = {
    onShelf: (shelf) => {
      this.fill(this.looks, { shelf });
      this.list?.show();
      if (filterOf(shelf)) void this.list?.catchUp();
    },
    onType: (text) => {
      this.fill(this.looks, { text });
      this.showClips();
      this.list?.show();
    },
    onSort: (sort) => {
      this.fill(this.looks, { sort });
      this.list?.show();
    },
    onOpen: (what) => this.open(what),
    onRemove: (clip) => void this.remove(clip),
    onUndoRemove: () => void this.bringBack(),
    onHush: () => this.fill(this.looks, { removed: undefined, toast: undefined }),
    onTryAgain: () => void this.tryAgain(),
    onConnect: () => void this.signIn(this.looks),
    onSettings: () => this.outside.openSettings(),
    onTidy: () => void this.tidy(),
    onOpenJoin: () => this.join.open(),
    onCloseJoin: () => this.join.close(),
    onJoin: (link) => void this.join.join(link),
  };

  /** Undefined if the service has no web pages for itineraries. */
  get inService(): ((id: string) => void) | undefined {
    if (!itineraryAddress(this.account?.webItinerary, 'any')) return undefined;
    return this.openInService;
  }

  readonly addressOf = (id: string): string | undefined => itineraryAddress(this.account?.webItinerary, id);

  private readonly openInService = (id: string): void => {
    const address = this.addressOf(id);
    if (address) this.outside.openTab(address);
  };

  open(what: Opens): void {
    if (what.kind === 'clip') {
      this.list?.leaveOff();
      this.openClip(what.clipId);
    } else void this.itinerary.enter(what.row);
  }

  /** The answer updates the row. */
  async steer(clipId: string, to: 'pause' | 'cancel'): Promise<void> {
    const answer = await askFor(this.background, 'clip.steer', { clipId, to });
    if (answer.ok) this.hear(answer.value);
  }

  async tryNow(clipId: string): Promise<void> {
    const answer = await askFor(this.background, 'clip.send', { clipId });
    if (answer.ok) this.hear(answer.value);
  }

  hear(news: Clip): void {
    if (!this.state || this.clips.is !== 'here') return;
    const before = this.clips.items.find(({ id }) => id === news.id);
    this.clips = {
      is: 'here',
      items: this.clips.items.map((clip) => (clip.id === news.id ? news : clip)),
    };
    this.showClips();
    // It has just been sent, so the service's list has one more.
    if (before && !isSent(before) && isSent(news)) void this.list?.catchUp();
  }

  private get state(): LibraryState | undefined {
    const state = this.store.state.value;
    return state.screen === 'library' ? state : undefined;
  }

  private async remove(clip: Clip): Promise<void> {
    const answer = await askFor(this.background, 'clip.remove', { clipId: clip.id });
    if (!answer.ok) return this.stop(answer.failure);
    this.removals += 1;
    this.fill(this.looks, {
      removed: { clipId: clip.id, title: clip.draft.title.value, number: this.removals },
    });
    await this.fillDrafts(this.looks);
  }

  private async bringBack(clipId = this.state?.removed?.clipId): Promise<void> {
    if (clipId === undefined) return;
    const answer = await askFor(this.background, 'clip.remove', { clipId, isBack: true });
    this.fill(this.looks, { removed: undefined });
    if (answer.ok) await this.fillDrafts(this.looks);
    else this.stop(answer.failure, () => this.bringBack(clipId));
  }

  private async fillDrafts(look: number): Promise<void> {
    const clips = await askFor(this.background, 'clip.list', {});
    if (look !== this.looks) return;
    if (!clips.ok) return this.stop(clips.failure);
    this.clips = { is: 'here', items: clips.value };
    this.showClips();
  }

  /** The failure shows in place of the clips. */
  private stop(failure: Failure, again = () => this.fillDrafts(this.looks)): void {
    this.clips = { is: 'out-of-reach', failure };
    this.again = again;
    this.showClips();
  }

  private showClips(): void {
    const { clips, state } = this;
    if (!state) return;
    if (clips.is !== 'here') {
      this.fill(this.looks, { clips });
      return;
    }
    const needles = needlesOf(state.text);
    const items =
      needles.length === 0 ? clips.items : clips.items.filter((clip) => fits(this.wordsOf(clip), needles));
    this.fill(this.looks, {
      clips: { is: 'here', items },
      clipCounts: clipCountsOf(clips.items),
    });
  }

  private wordsOf(clip: Clip): string {
    const words = this.words.get(clip) ?? wordsOfClip(clip);
    this.words.set(clip, words);
    return words;
  }

  private async fillList(look: number, isWhole = false): Promise<void> {
    const list = new LibraryList(this.background, this.outside, {
      state: () => (look === this.looks ? this.state : undefined),
      show: (part) => {
        const { state } = this;
        if (state) this.fill(look, { list: { ...state.list, ...part } });
      },
    });
    this.list = list;
    const connection = await askFor(this.background, 'connection.open', {});
    if (look !== this.looks) return;
    this.account = (connection.ok && connection.value) || undefined;
    const canJoin = this.account !== undefined && !this.account.refused?.includes('people');
    this.fill(look, { canJoin });
    if (!connection.ok) list.close(connection.failure);
    else if (connection.value === null) list.close({ kind: 'not-connected' });
    else await list.open(connection.value.id, isWhole);
  }

  private async tryAgain(): Promise<void> {
    await Promise.all([this.clips.is === 'out-of-reach' && this.again?.(), this.list?.catchUp()]);
  }

  /** Signs in and loads the list again. Returns the problem if it fails. */
  private async signIn(
    look: number,
    more: { withDocuments?: true } = {},
  ): Promise<LibraryProblem | undefined> {
    const connection = await askFor(this.background, 'connection.connect', more);
    const { state } = this;
    if (look !== this.looks || !state) return undefined;
    if (!connection.ok) {
      this.fill(look, { list: { ...state.list, failure: connection.failure } });
      return connection.failure;
    }
    this.account = connection.value;
    this.list?.leaveOff();
    // This may be another account, so the sync also removes what is gone.
    void this.fillList(look, true);
    return undefined;
  }

  private async fillStorage(look: number): Promise<void> {
    const storage = await this.outside.library?.room();
    if (storage) this.fill(look, { storage });
  }

  private async tidy(): Promise<void> {
    const look = this.looks;
    const freed = await askFor(this.background, 'library.tidy', {});
    const storage = await this.outside.library?.room();
    if (freed.ok && storage) this.fill(look, { storage: { ...storage, freedBytes: freed.value } });
  }

  private fill(look: number, part: Partial<LibraryState>): void {
    const { state } = this;
    if (state && look === this.looks) this.store.bring({ ...state, ...part });
  }
}
