// Who else is on the itinerary that is looked at: someone is added, or a link is made for others to join with.
import type {
  Companion,
  LibraryTrouble,
  LinkWish,
  OpenedItinerary,
} from '../../components/library/library-view.ts';
import { shareAddress } from '../../lib/model/share-link.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';

export interface PeoplePlace {
  open: () => OpenedItinerary | undefined;
  part: (part: Partial<OpenedItinerary>) => void;
  say: (words: string) => void;
  copy: (text: string) => void;
  /** The page for people; undefined where the service has none. */
  addressOf: (id: string) => string | undefined;
}

export class PeopleVisit {
  private readonly background: Background;
  private readonly place: PeoplePlace;

  constructor(background: Background, place: PeoplePlace) {
    this.background = background;
    this.place = place;
  }

  async add(companion: Companion): Promise<void> {
    const id = this.place.open()?.row.id;
    if (id === undefined) return;
    this.place.part({ trouble: undefined, said: undefined });
    const answer = await askFor(this.background, 'people.add', { itineraryId: id, ...companion });
    if (this.place.open()?.row.id !== id) return;
    if (answer.ok) this.place.say(t('library.people.added'));
    else this.place.part({ trouble: answer.failure, ...this.without(answer.failure) });
  }

  async makeLink(wish: LinkWish): Promise<void> {
    const open = this.place.open();
    const page = open && this.place.addressOf(open.row.id);
    if (!open || !page || open.joinLink?.is === 'coming') return;
    this.place.part({ joinLink: { is: 'coming', wish } });
    const answer = await askFor(this.background, 'people.link', { itineraryId: open.row.id, wish });
    // The sheet was closed meanwhile.
    if (this.place.open()?.joinLink?.is !== 'coming') return;
    if (!answer.ok) {
      const { failure } = answer;
      // What cannot be had is not shown beside what can: the sheet goes, and the trip says why.
      const isRefused = failure.kind === 'forbidden';
      const joinLink = isRefused ? undefined : ({ is: 'stuck', wish, failure } as const);
      this.place.part({ joinLink, ...(isRefused && { trouble: failure, ...this.without(failure) }) });
      return;
    }
    const { token, expiresAt: until } = answer.value;
    const address = shareAddress(page, { token, isCall: 'sharePlay' in wish });
    this.place.part({ joinLink: { is: 'here', wish, address, until, isCopied: false } });
  }

  copyLink(): void {
    const link = this.place.open()?.joinLink;
    if (link?.is !== 'here') return;
    this.place.copy(link.address);
    this.place.part({ joinLink: { ...link, isCopied: true } });
  }

  /** What the service keeps for its own apps is not offered again. */
  private without({ kind }: LibraryTrouble): Partial<OpenedItinerary> {
    return kind === 'forbidden' ? { canAddPeople: false } : {};
  }
}
