// Joins a trip with a link that someone sent, then opens it.
import type { LibraryView } from '../../components/library/library-view.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { itineraryAddress } from '../../lib/model/itinerary-address.ts';
import type { Listed } from '../../lib/model/listed.ts';
import type { ShareLink } from '../../lib/model/share-link.ts';
import { askFor, type Background } from '../background-link.ts';

export interface JoinPlace {
  account: () => ConnectionInfo | undefined;
  joining: () => LibraryView['joining'];
  show: (part: Pick<LibraryView, 'joining' | 'canJoin'>) => void;
  /** The trip now belongs to the traveller's trips. */
  onJoined: (row: Listed) => void;
}

export class JoinVisit {
  private readonly background: Background;
  private readonly place: JoinPlace;

  constructor(background: Background, place: JoinPlace) {
    this.background = background;
    this.place = place;
  }

  readonly open = (): void => {
    const account = this.place.account();
    const page = itineraryAddress(account?.webItinerary, 'any');
    // If the service has no web pages for itineraries, only links to its own host are accepted.
    this.place.show({ joining: { isBusy: false, host: page ? new URL(page).host : account?.host } });
  };

  readonly close = (): void => this.place.show({ joining: undefined });

  readonly join = async ({ itineraryId, token, isCall }: ShareLink): Promise<void> => {
    const asked = this.place.joining();
    if (!asked || asked.isBusy) return;
    const { host } = asked;
    this.place.show({ joining: { isBusy: true, host } });
    const joined = await askFor(this.background, 'people.join', { itineraryId, token, isCall });
    const found = joined.ok ? await askFor(this.background, 'library.open', { id: itineraryId }) : joined;
    if (!this.place.joining()) return;
    if (found.ok) {
      this.close();
      this.place.onJoined(this.rowOf(found.value.itinerary));
      return;
    }
    const { failure } = found;
    const isRefused = !joined.ok && failure.kind === 'forbidden';
    this.place.show({ joining: { isBusy: false, host, failure }, ...(isRefused && { canJoin: false }) });
  };

  /** The row as the list will have it after the next sync. */
  private rowOf({ days = [], ...itinerary }: Itinerary): Listed {
    const stopCount = days.reduce((sum, { stops = [] }) => sum + stops.length, 0);
    const { id, title, destination, summary, startDate, tags, visibility, role, author } = itinerary;
    const heroImageURL = days.find(({ imageURL }) => imageURL)?.imageURL;
    const counts = { dayCount: days.length, stopCount };
    const details = { title, destination, summary, startDate, tags, visibility, role, author, heroImageURL };
    return {
      accountId: this.place.account()?.id ?? '',
      id,
      summary: { id, ...details, ...counts },
      filters: ['all', 'shared'],
      words: '',
      newest: 0,
    };
  }
}
