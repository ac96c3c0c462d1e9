// The service's lists on a surface: shows the local copy at once, then syncs, and retries by itself once the obstacle is
// gone.
import { filterOf, type LibraryProblem, type ListState } from '../../components/library/library-view.ts';
import type { ListFilter } from '../../lib/model/listed.ts';
import { askFor, type Background } from '../background-link.ts';
import type { Outside } from '../outside.ts';
import type { LibraryState } from '../state.ts';
import { LibraryCopy } from './library-copy.ts';

/** How long to wait when the service asks for a pause: `usual` if it does not say how long, never more than `max`. */
const pauseSeconds = { usual: 30, max: 300 };
/** How often the copy is read while the first sync of a list is running. */
const lookMilliseconds = 700;
/** How old the counts of the other lists may become before they are synced. */
const maxCountAgeMilliseconds = 5 * 60_000;
const others: ListFilter[] = ['owned', 'shared', 'saved', 'liked', 'disliked'];

export interface ListPlace {
  state: () => LibraryState | undefined;
  show: (list: Partial<ListState>) => void;
}

export class LibraryList {
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly place: ListPlace;
  private copy: LibraryCopy | undefined;
  private readonly running = new Set<ListFilter>();
  private failures = new Map<ListFilter, LibraryProblem>();
  private stopWaiting: () => void = nothing;
  private isOver = false;

  constructor(background: Background, outside: Outside, place: ListPlace) {
    this.background = background;
    this.outside = outside;
    this.place = place;
  }

  /** Opens the lists of this account and drops those of an earlier one. */
  async open(accountId: string, isWhole = false): Promise<void> {
    this.copy = new LibraryCopy(this.outside.library, accountId);
    this.failures = new Map();
    await this.copy.readNewest();
    this.show();
    await this.copy.readAll();
    this.show();
    await this.catchUp(isWhole);
  }

  leaveOff(): void {
    this.isOver = true;
    this.stopWaiting();
  }

  /** Shows that no account is connected. */
  close(failure: LibraryProblem): void {
    this.place.show({
      isConnected: false,
      isCatchingUp: false,
      rows: [],
      counts: {},
      knownIds: new Set(),
      failure,
    });
  }

  /** Shows the rows for the current search, order and shelf. */
  show(): void {
    const { copy } = this;
    const state = this.place.state();
    if (!copy || !state || this.isOver) return;
    const filter = filterOf(state.shelf) ?? 'all';
    this.place.show({
      rows: copy.find({ filter, text: state.text, sort: state.sort }),
      counts: copy.counts,
      knownIds: copy.ids,
      asOf: copy.asOf(filter),
      isConnected: true,
      isCatchingUp: this.running.has(filter) && copy.asOf(filter) === undefined,
      failure: this.failures.get(filter),
    });
  }

  /** Syncs the list on the screen, then the others if their counts are old. */
  async catchUp(isWhole = false): Promise<void> {
    const state = this.place.state();
    if (!state) return;
    const first = filterOf(state.shelf) ?? 'all';
    if (!(await this.sync(first, isWhole))) return;
    for (const filter of others) {
      const age = Date.now() - (this.copy?.asOf(filter) ?? 0);
      const isOld = age > maxCountAgeMilliseconds || age < 0;
      if (filter !== first && isOld && !this.isOver && !(await this.sync(filter))) return;
    }
  }

  /** Returns false if it failed. */
  private async sync(filter: ListFilter, isWhole = false): Promise<boolean> {
    const { copy } = this;
    if (!copy || this.running.has(filter)) return true;
    this.running.add(filter);
    this.show();
    const stopLooking = this.showWhileSyncing(filter, copy);
    const answer = await askFor(this.background, 'library.sync', {
      filter,
      ...(isWhole && { isWhole }),
    });
    stopLooking();
    this.running.delete(filter);
    if (copy !== this.copy || this.isOver) return false;
    // A sync that broke off may still have stored some rows.
    if (!answer.ok || answer.value.hasNews || !copy.isAllRead) await copy.readAll();
    else await copy.readSyncs();
    if (answer.ok) this.failures.delete(filter);
    else this.failures.set(filter, answer.failure);
    this.show();
    if (!answer.ok) this.retryAfter(answer.failure);
    return answer.ok;
  }

  /** The first sync of a list can be long: its newest rows are shown while the rest is loading. */
  private showWhileSyncing(filter: ListFilter, copy: LibraryCopy): () => void {
    if (copy.asOf(filter) !== undefined) return nothing;
    let isWanted = true;
    let stop = nothing;
    const look = async () => {
      await copy.readAll();
      if (!isWanted) return;
      this.show();
      stop = this.outside.after(lookMilliseconds, () => void look());
    };
    stop = this.outside.after(lookMilliseconds, () => void look());
    return () => {
      isWanted = false;
      stop();
    };
  }

  private retryAfter(failure: LibraryProblem): void {
    this.stopWaiting();
    const again = () => void this.catchUp();
    // A network that drops in the middle of an answer looks like a service that does not respond.
    if (failure.kind === 'offline' || failure.kind === 'service-silent')
      this.stopWaiting = this.outside.onBackOnline?.(again) ?? nothing;
    if (failure.kind === 'slow-down') {
      const seconds = Math.min(failure.retryAfterSeconds ?? pauseSeconds.usual, pauseSeconds.max);
      this.stopWaiting = this.outside.after(seconds * 1000, again);
    }
  }
}

const nothing = (): void => undefined;
