// The people of the open itinerary: lists, adds and removes them, makes and withdraws links to join with, and lets the
// traveller leave someone else's itinerary.
import type { LibraryProblem, OpenedItinerary } from '../../components/library/library-view.ts';
import type {
  Companion,
  LinkRequest,
  PeopleActions,
  PeopleView,
} from '../../components/library/people-view.ts';
import { isOwner } from '../../components/library/people-words.ts';
import type { Result } from '../../lib/model/result.ts';
import { shareAddress } from '../../lib/model/share-link.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';

export interface PeoplePlace {
  open: () => OpenedItinerary | undefined;
  part: (part: Partial<OpenedItinerary>) => void;
  say: (words: string) => void;
  /** False if the browser does not allow copying. */
  copy: (text: string) => Promise<boolean>;
  /** The web page of an itinerary; undefined if the service has none. */
  addressOf: (id: string) => string | undefined;
  /** Does the work now, and again when the traveller retries on the itinerary. */
  attempt: (work: () => Promise<void>) => void;
  /** The traveller has left the itinerary. */
  left: () => void;
}

export class PeopleVisit {
  private readonly background: Background;
  private readonly place: PeoplePlace;
  /** The last action in the sheet, to be tried again after a failure. */
  private again: (() => Promise<void>) | undefined;

  constructor(background: Background, place: PeoplePlace) {
    this.background = background;
    this.place = place;
  }

  readonly actions: PeopleActions = {
    onOpen: () => void this.read(),
    onClose: () => this.place.part({ joinLink: undefined, people: undefined }),
    onAdd: (companion) => this.place.attempt(() => this.add(companion)),
    onRemove: (userId) => this.attempt(() => this.remove(userId)),
    onLeave: () => this.attempt(() => this.leave()),
    onMakeLink: (wish) => void this.makeLink(wish),
    onCopyLink: () => this.copyLink(),
    onWithdraw: (linkId) => this.attempt(() => this.withdraw(linkId)),
    onAgain: () => void (this.again ?? (() => this.read()))(),
  };

  private attempt(work: () => Promise<void>): void {
    this.again = work;
    void work();
  }

  /** `outcome`: what was just done. The current list stays until the new one arrives. */
  private async read(outcome?: string): Promise<void> {
    const open = this.place.open();
    if (!open) return;
    const itineraryId = open.row.id;
    this.again = undefined;
    if (open.people?.is !== 'here') this.place.part({ people: { is: 'coming' } });
    const people = await askFor(this.background, 'people.list', { itineraryId });
    const isOwn = people.ok && open.canLink && isOwnOf(open);
    const links = isOwn ? await askFor(this.background, 'people.links', { itineraryId }) : undefined;
    // The sheet was closed meanwhile.
    if (!this.seen(itineraryId)) return;
    const failed = !people.ok ? people : links && !links.ok ? links : undefined;
    if (failed) this.stop(failed.failure, { is: 'stuck', failure: failed.failure });
    else
      this.place.part({
        people: {
          is: 'here',
          people: (people.ok && people.value) || [],
          links: (links?.ok && links.value) || [],
          outcome,
        },
      });
  }

  private async add(companion: Companion): Promise<void> {
    const id = this.place.open()?.row.id;
    if (id === undefined) return;
    this.place.part({ problem: undefined, toast: undefined });
    const answer = await askFor(this.background, 'people.add', { itineraryId: id, ...companion });
    if (this.place.open()?.row.id !== id) return;
    if (answer.ok) this.place.say(t('library.people.added'));
    else this.place.part({ problem: answer.failure, ...this.without(answer.failure) });
  }

  private async remove(userId: string): Promise<void> {
    await this.change(userId, async (itineraryId) => {
      const removed = await askFor(this.background, 'people.remove', { itineraryId, userId });
      if (removed.ok) await this.read(t('library.people.removed'));
      return removed;
    });
  }

  private async leave(): Promise<void> {
    await this.change('leave', async (itineraryId) => {
      const left = await askFor(this.background, 'people.leave', { itineraryId });
      // If someone else has removed the traveller meanwhile, they are out too.
      const isOut = left.ok || left.failure.kind === 'itinerary-gone';
      if (isOut && this.place.open()?.row.id === itineraryId) this.place.left();
      return left;
    });
  }

  private async withdraw(linkId: string): Promise<void> {
    await this.change(linkId, async (itineraryId) => {
      const withdrawn = await askFor(this.background, 'people.withdraw', { itineraryId, linkId });
      if (!withdrawn.ok) return withdrawn;
      this.dropLink(linkId);
      await this.read(t('library.people.withdrawn'));
      return withdrawn;
    });
  }

  /** Runs one change at a time. What someone else has changed meanwhile is not a failure: the list is read again. */
  private async change(
    busy: string,
    work: (itineraryId: string) => Promise<Result<unknown, LibraryProblem>>,
  ): Promise<void> {
    const open = this.place.open();
    const view = open?.people;
    if (!open || view?.is !== 'here' || view.busy !== undefined) return;
    this.place.part({ people: { ...view, busy, problem: undefined, outcome: undefined } });
    const answer = await work(open.row.id);
    if (answer.ok || !this.seen(open.row.id)) return;
    const { failure } = answer;
    if (failure.kind === 'itinerary-gone') await this.read();
    else this.stop(failure, { ...view, busy: undefined, problem: failure, outcome: undefined });
  }

  /** If the service forbids it, the sheet closes and the itinerary shows why; other failures show in the sheet. */
  private stop(failure: LibraryProblem, people: PeopleView): void {
    if (failure.kind !== 'forbidden') this.place.part({ people });
    else this.place.part({ people: undefined, problem: failure, ...this.without(failure) });
  }

  private seen(itineraryId: string): boolean {
    const open = this.place.open();
    return open?.row.id === itineraryId && open.people !== undefined;
  }

  private async makeLink(wish: LinkRequest): Promise<void> {
    const open = this.place.open();
    const page = open && this.place.addressOf(open.row.id);
    if (!open || !page || open.joinLink?.is === 'coming') return;
    const coming = { is: 'coming', wish } as const;
    this.place.part({ joinLink: coming });
    const answer = await askFor(this.background, 'people.link', { itineraryId: open.row.id, wish });
    // The sheet was closed meanwhile, and may be open on another trip.
    if (this.place.open()?.joinLink !== coming) return;
    if (!answer.ok) {
      const { failure } = answer;
      const isRefused = failure.kind === 'forbidden';
      const joinLink = isRefused ? undefined : ({ is: 'stuck', wish, failure } as const);
      this.place.part({ joinLink, ...(isRefused && { problem: failure, ...this.without(failure) }) });
      return;
    }
    const { id, token, expiresAt: until } = answer.value;
    const address = shareAddress(page, { token, isCall: 'sharePlay' in wish });
    this.place.part({ joinLink: { is: 'here', wish, address, id, until } });
    if (this.seen(open.row.id)) await this.read();
  }

  private async copyLink(): Promise<void> {
    const link = this.place.open()?.joinLink;
    if (link?.is !== 'here') return;
    const isCopied = await this.place.copy(link.address);
    if (this.place.open()?.joinLink === link) this.place.part({ joinLink: { ...link, isCopied } });
  }

  /** If the service gives the new link no id, its expiry date identifies it. */
  private dropLink(linkId: string): void {
    const { joinLink, people } = this.place.open() ?? {};
    const link = people?.is === 'here' ? people.links.find(({ id }) => id === linkId) : undefined;
    if (joinLink?.is !== 'here') return;
    const isMade = joinLink.id
      ? joinLink.id === linkId
      : !joinLink.until || joinLink.until === link?.expiresAt;
    if (isMade) this.place.part({ joinLink: undefined });
  }

  /** A feature the service reserves for its own apps is not offered again. */
  private without({ kind }: LibraryProblem): Partial<OpenedItinerary> {
    return kind === 'forbidden' ? { hasPeople: false } : {};
  }
}

const isOwnOf = ({ row, whole }: OpenedItinerary): boolean =>
  isOwner({ role: (whole.is === 'here' ? whole.itinerary.role : undefined) ?? row.summary.role });
