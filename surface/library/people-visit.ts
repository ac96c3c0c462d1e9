// Who belongs to the itinerary that is looked at: they are seen, added and sent away, links are made for others to join
// with and withdrawn, and the traveller leaves what is someone else's.
import type { LibraryProblem, OpenedItinerary } from '../../components/library/library-view.ts';
import type {
  Companion,
  LinkRequest,
  PeopleActions,
  PeopleView,
} from '../../components/library/people-view.ts';
import type { Result } from '../../lib/model/result.ts';
import { shareAddress } from '../../lib/model/share-link.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';

export interface PeoplePlace {
  open: () => OpenedItinerary | undefined;
  part: (part: Partial<OpenedItinerary>) => void;
  say: (words: string) => void;
  /** False where the browser does not let it be copied. */
  copy: (text: string) => Promise<boolean>;
  /** The page for people; undefined where the service has none. */
  addressOf: (id: string) => string | undefined;
  /** Does it, and once more where the itinerary's own way out of a failure is taken. */
  attempt: (work: () => Promise<void>) => void;
  /** The traveller belongs to it no longer. */
  left: () => void;
}

export class PeopleVisit {
  private readonly background: Background;
  private readonly place: PeoplePlace;
  /** What was tried last in the sheet. */
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

  /** `said`: what was just done. What is seen stays until there is something newer. */
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
      // Whoever was sent away meanwhile is out as well.
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

  /** One at a time. What someone else did meanwhile is no failure: the list is read anew. */
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

  /** What cannot be had is not shown beside what can: the sheet goes, and the trip says why. */
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
    // The sheet was closed meanwhile, and may stand open on another trip.
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

  /** Where a service does not name the links it makes, their ends tell them apart. */
  private dropLink(linkId: string): void {
    const { joinLink, people } = this.place.open() ?? {};
    const link = people?.is === 'here' ? people.links.find(({ id }) => id === linkId) : undefined;
    if (joinLink?.is !== 'here') return;
    const isMade = joinLink.id
      ? joinLink.id === linkId
      : !joinLink.until || joinLink.until === link?.expiresAt;
    if (isMade) this.place.part({ joinLink: undefined });
  }

  /** What the service keeps for its own apps is not offered again. */
  private without({ kind }: LibraryProblem): Partial<OpenedItinerary> {
    return kind === 'forbidden' ? { hasPeople: false } : {};
  }
}

const isOwnOf = ({ row, whole }: OpenedItinerary): boolean =>
  ((whole.is === 'here' ? whole.itinerary.role : undefined) ?? row.summary.role) === 'owner';
