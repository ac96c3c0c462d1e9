// One open itinerary of the Library: reading it, and changing its pictures relative to the version that was seen.
import type {
  ItineraryActions,
  LibraryProblem,
  OpenedItinerary,
  PictureChange,
} from '../../components/library/library-view.ts';
import { mayChange } from '../../components/library/library-words.ts';
import type { ConnectionInfo, RequestMap } from '../../lib/browser/messages.ts';
import type { Listed, OpenItinerary } from '../../lib/model/listed.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';
import type { Outside } from '../outside.ts';
import { DocumentsVisit } from './documents-visit.ts';
import { PeopleVisit } from './people-visit.ts';

type Sent = RequestMap['library.image']['ask']['change'];

export interface ItineraryPlace {
  show: (open: OpenedItinerary | undefined) => void;
  openClip: (clipId: string) => void;
  /** Signs in. Returns the problem if it fails. */
  connect: (more?: { withDocuments: true }) => Promise<LibraryProblem | undefined>;
  /** Something has changed in the service. `isWhole`: also check for itineraries that are gone. */
  onChanged: (isWhole?: boolean) => void;
  /** Shows a toast after the itinerary is closed. */
  say: (toast: OpenedItinerary['toast']) => void;
  account: () => ConnectionInfo | undefined;
  inService: () => ((id: string) => void) | undefined;
  /** The web page of an itinerary. */
  addressOf: (id: string) => string | undefined;
}

export class ItineraryVisit {
  private readonly background: Background;
  private readonly outside: Outside;
  private readonly place: ItineraryPlace;
  readonly documents: DocumentsVisit;
  readonly people: PeopleVisit;
  private open: OpenedItinerary | undefined;
  private count = 0;
  /** The last action, to be tried again after a failure. */
  private again: (() => Promise<void>) | undefined;

  constructor(background: Background, outside: Outside, place: ItineraryPlace) {
    this.background = background;
    this.outside = outside;
    this.place = place;
    this.documents = new DocumentsVisit(background, {
      account: place.account,
      show: (documents) => this.part({ documents }),
      say: (words) => this.say(words),
      allow: () => place.connect({ withDocuments: true }),
      readFile: async (file) => outside.library?.readFile(file),
      saveFile: (name, data) => outside.library?.saveFile(name, data),
    });
    this.people = new PeopleVisit(background, {
      open: () => this.open,
      part: (part) => this.part(part),
      say: (words) => this.say(words),
      copy: (text) => outside.copy(text),
      addressOf: place.addressOf,
      attempt: (work) => this.attempt(work),
      left: () => this.left(),
    });
  }

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** `toast`: what brought the traveller here. */
  async enter(row: Listed, toast?: string): Promise<void> {
    this.again = undefined;
    this.documents.leave();
    const account = this.place.account();
    const hasPeople = account !== undefined && !account.refused?.includes('people');
    const canLink = this.place.addressOf(row.id) !== undefined;
    this.fill({ row, whole: { is: 'coming' }, isStarting: false, hasPeople, canLink });
    if (toast) this.say(toast);
    await this.read();
  }

  close(): void {
    this.giveBackMine();
    this.documents.leave();
    this.fill(undefined);
  }

  /** Closes the picture question first, then the itinerary. */
  closeInnermost(): void {
    if (this.open?.conflict) this.actions.onLater();
    else this.close();
  }

  readonly actions: ItineraryActions = {
    onClose: () => this.close(),
    onChange: (change) => this.attempt(() => this.change(change)),
    onKeep: (choice) => void this.keep(choice),
    onLater: () => {
      this.giveBackMine();
      this.part({ conflict: undefined });
      void this.read();
    },
    onDraft: () => this.attempt(() => this.startDraft()),
    onAgain: () => void this.tryAgain(),
    onConnect: () => void this.connect(),
    onSettings: () => this.outside.openSettings(),
    onHush: () => this.part({ toast: undefined, problem: undefined, nothingFor: undefined }),
    onOpenInService: (id) => this.place.inService()?.(id),
  };

  private attempt(work: () => Promise<void>): void {
    this.again = work;
    void work();
  }

  /** Repeats the change that failed, or else reads the itinerary again. */
  private async tryAgain(): Promise<void> {
    const again = this.open?.problem && this.again;
    this.part({ problem: undefined });
    await (again ? again() : this.read());
  }

  private async read(): Promise<void> {
    const { open } = this;
    if (!open) return;
    const answer = await askFor(this.background, 'library.open', { id: open.row.id });
    if (this.open?.row !== open.row) return;
    if (!answer.ok && answer.failure.kind === 'itinerary-gone') this.place.onChanged();
    this.part({
      whole: answer.ok ? { is: 'here', ...answer.value } : { is: 'stuck', failure: answer.failure },
    });
    if (!answer.ok) return;
    const { role = open.row.summary.role } = answer.value.itinerary;
    await this.documents.enter(open.row.id, mayChange({ role }));
  }

  private async change(change: PictureChange, now?: OpenItinerary): Promise<void> {
    const { open } = this;
    const seen = now ?? (open?.whole.is === 'here' ? open.whole : undefined);
    if (!open || !seen || open.busy !== undefined) return;
    const busy = change.kind === 'remove-cover' ? 'cover' : change.dayId;
    this.part({ busy, problem: undefined, toast: undefined, nothingFor: undefined });
    const made = await this.sendable(change);
    if (!made) {
      this.part({ busy: undefined, problem: { kind: 'not-a-picture' } });
      return;
    }
    const answer = await askFor(this.background, 'library.image', {
      seen: seenOf(open.row.id, seen),
      change: made.sent,
    });
    if (this.open?.row !== open.row) return;
    if (!answer.ok && answer.failure.kind === 'itinerary-modified') await this.askWhich(change, made.mine);
    else if (!answer.ok && isAboutWords(change, answer.failure))
      await this.sayNothingFound(change, answer.failure);
    else if (!answer.ok) this.part({ busy: undefined, problem: answer.failure });
    else this.finish(change, answer.value);
  }

  private finish(change: PictureChange, itinerary: OpenItinerary): void {
    const { open } = this;
    if (!open) return;
    this.count += 1;
    const words = t(change.kind === 'set' ? 'library.image.set' : 'library.image.gone');
    // The cover in the list is out of date now. The list itself is requested again.
    const summary = { ...open.row.summary, heroImageURL: coverAfter(change, itinerary) };
    this.fill({
      ...open,
      row: { ...open.row, summary },
      whole: { is: 'here', ...itinerary },
      busy: undefined,
      conflict: undefined,
      toast: { words, number: this.count },
    });
    this.place.onChanged();
  }

  private async sendable(change: PictureChange): Promise<{ sent: Sent; mine?: string } | undefined> {
    if (change.kind !== 'set') return { sent: change };
    const { dayId } = change;
    if (!('file' in change)) {
      const { words } = change;
      return { sent: { kind: 'set', dayId, ...(words !== undefined && { words }) } };
    }
    const taken = await this.outside.library?.takeFile(change.file);
    return taken && { sent: { kind: 'set', dayId, picture: taken.picture }, mine: taken.shown };
  }

  /** Services answer "not found" for pictures and itineraries alike: reading the itinerary shows which one it was. */
  private async sayNothingFound(change: PictureChange, failure: LibraryProblem): Promise<void> {
    const { open } = this;
    if (!open) return;
    const now = await askFor(this.background, 'library.open', { id: open.row.id });
    if (this.open?.row !== open.row) return;
    const nothingFor = 'words' in change ? change.words : undefined;
    this.part(now.ok ? { busy: undefined, nothingFor } : { busy: undefined, problem: failure });
  }

  /** Someone else changed it first: reads their version and shows both. */
  private async askWhich(change: PictureChange, mine: string | undefined): Promise<void> {
    const { open } = this;
    if (!open) return;
    const now = await askFor(this.background, 'library.open', { id: open.row.id });
    if (this.open?.row !== open.row) return;
    this.part(
      now.ok
        ? { busy: undefined, conflict: { change, mine, now: now.value } }
        : { busy: undefined, problem: now.failure },
    );
  }

  private async keep(choice: 'mine' | 'theirs'): Promise<void> {
    const conflict = this.open?.conflict;
    if (!conflict) return;
    this.giveBackMine();
    this.part({ conflict: undefined, whole: { is: 'here', ...conflict.now } });
    this.again = () => this.change(conflict.change);
    if (choice === 'mine') await this.change(conflict.change, conflict.now);
    else this.place.onChanged();
  }

  private async startDraft(): Promise<void> {
    const { open } = this;
    if (!open || open.isStarting) return;
    this.part({ isStarting: true, problem: undefined });
    const clip = await askFor(this.background, 'explore.draft', { id: open.row.id });
    if (this.open?.row !== open.row) return;
    if (clip.ok) {
      this.open = undefined;
      this.place.openClip(clip.value.id);
    } else this.part({ isStarting: false, problem: clip.failure });
  }

  private async connect(): Promise<void> {
    const failure = await this.place.connect();
    this.part({ problem: failure });
    if (!failure) await this.read();
  }

  /** The traveller has left this itinerary. */
  private left(): void {
    this.close();
    this.count += 1;
    this.place.say({ words: t('library.people.left'), number: this.count });
    this.place.onChanged(true);
  }

  private say(words: string): void {
    this.count += 1;
    this.part({ toast: { words, number: this.count } });
  }

  private giveBackMine(): void {
    const mine = this.open?.conflict?.mine;
    if (mine) URL.revokeObjectURL(mine);
  }

  private part(part: Partial<OpenedItinerary>): void {
    if (this.open) this.fill({ ...this.open, ...part });
  }

  private fill(open: OpenedItinerary | undefined): void {
    this.open = open;
    this.place.show(open);
  }
}

const isAboutWords = (change: PictureChange, { kind }: LibraryProblem): boolean =>
  'words' in change && (kind === 'itinerary-gone' || kind === 'refused');

const seenOf = (
  id: string,
  { itinerary, etag }: OpenItinerary,
): RequestMap['library.image']['ask']['seen'] => ({
  id,
  ...(etag !== undefined && { etag }),
  days: (itinerary.days ?? []).map(({ id: dayId, imageURL }) => ({
    ...(dayId !== undefined && { id: dayId }),
    ...(imageURL !== undefined && { imageURL }),
  })),
});

/** Services use the first picture as the cover, until the cover is removed. */
const coverAfter = (change: PictureChange, { itinerary }: OpenItinerary): string | undefined =>
  change.kind === 'remove-cover' ? undefined : itinerary.days?.find(({ imageURL }) => imageURL)?.imageURL;
