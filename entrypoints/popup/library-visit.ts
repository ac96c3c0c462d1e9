// Looking into the Library: what this browser keeps at once, what the service holds as soon as it answers.
import type { LibraryRow } from '../../components/library-rows.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { askFor, type Background } from './background-link.ts';
import { itineraryAddress } from './itinerary-address.ts';
import type { Outside } from './outside.ts';
import type { LibraryState } from './state.ts';
import type { PopupStore } from './store.ts';

export class LibraryVisit {
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly store: PopupStore;
  /** Counts the looks, so that a late answer to an earlier one changes nothing. */
  private looks = 0;

  constructor(background: Background, outside: Outside, store: PopupStore) {
    this.background = background;
    this.outside = outside;
    this.store = store;
  }

  async enter(): Promise<void> {
    this.looks += 1;
    const look = this.looks;
    const coming = { is: 'coming' } as const;
    this.store.bring({
      screen: 'library',
      drafts: coming,
      itineraries: coming,
      behind: this.store.main,
    });
    await Promise.all([this.fillDrafts(look), this.fillItineraries(look)]);
  }

  leave(): void {
    this.store.bring(this.store.main);
  }

  open(what: LibraryRow['opens'], openClip: (clipId: string) => void): void {
    const state = this.store.state.value;
    if (state.screen !== 'library') return;
    if (what.kind === 'clip') {
      openClip(what.clipId);
      return;
    }
    const address = itineraryAddress(state.webItinerary, what.itineraryId);
    if (address) this.outside.openTab(address);
  }

  /** The account was signed out: sign in and look again. */
  async connectAgain(): Promise<void> {
    const look = this.looks;
    this.fill(look, { itineraries: { is: 'coming' } });
    const connection = await askFor(this.background, 'connection.connect', {});
    if (connection.ok) await this.fillItineraries(look);
    else this.fill(look, { itineraries: { is: 'out-of-reach', failure: connection.failure } });
  }

  /** The news of it brings the row. */
  async steer(clipId: string, to: 'pause' | 'cancel'): Promise<void> {
    const answer = await askFor(this.background, 'clip.steer', { clipId, to });
    if (answer.ok) this.hear(answer.value);
  }

  async tryNow(clipId: string): Promise<void> {
    const answer = await askFor(this.background, 'clip.send', { clipId });
    if (answer.ok) this.hear(answer.value);
  }

  hear(news: Clip): void {
    const state = this.store.state.value;
    if (state.screen !== 'library' || state.drafts.is !== 'here') return;
    const items = state.drafts.items.map((clip) => (clip.id === news.id ? news : clip));
    this.fill(this.looks, { drafts: { is: 'here', items } });
  }

  private async fillDrafts(look: number): Promise<void> {
    const clips = await askFor(this.background, 'clip.list', {});
    this.fill(look, {
      drafts: clips.ok ? { is: 'here', items: clips.value } : { is: 'out-of-reach', failure: clips.failure },
    });
  }

  private async fillItineraries(look: number): Promise<void> {
    const connection = await askFor(this.background, 'connection.open', {});
    if (connection.ok) this.fill(look, { webItinerary: connection.value?.webItinerary });
    const list = await askFor(this.background, 'service.list', {});
    this.fill(look, {
      itineraries: list.ok
        ? { is: 'here', items: list.value }
        : { is: 'out-of-reach', failure: list.failure },
    });
  }

  private fill(look: number, part: Partial<LibraryState>): void {
    const state = this.store.state.value;
    if (state.screen === 'library' && look === this.looks) this.store.bring({ ...state, ...part });
  }
}
