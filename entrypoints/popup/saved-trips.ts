// Which trips are in the traveller's library. A bookmark fills at once; the service is told, and has the last word.
import type { ExploreView } from '../../components/explore/explore-view.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { askFor, type Background } from './background-link.ts';

interface Shown {
  show: (part: Partial<Pick<ExploreView, 'savedIds' | 'canSave' | 'said' | 'trouble'>>) => void;
  savedIds: () => ReadonlySet<string> | undefined;
}

export class SavedTrips {
  private readonly background: Background;
  private readonly shown: Shown;
  /** What was pressed last for a trip whose saving is under way. */
  private readonly wanted = new Map<string, boolean>();
  /** What was pressed since the list was asked for, with what came of it. */
  private readonly pressed = new Map<string, boolean>();
  private count = 0;

  constructor(background: Background, shown: Shown) {
    this.background = background;
    this.shown = shown;
  }

  /** Without an answer the bookmarks are empty: saving twice is the same as once. */
  async learn(isWanted: () => boolean): Promise<void> {
    this.pressed.clear();
    const ids = await askFor(this.background, 'explore.saved', {});
    if (!ids.ok || !isWanted()) return;
    const known = new Set(ids.value);
    // What was pressed meanwhile is newer than the answer.
    for (const [id, isSaved] of [...this.wanted, ...this.pressed]) isSaved ? known.add(id) : known.delete(id);
    this.shown.show({ savedIds: known });
  }

  async want(trip: Summary, isSaved: boolean): Promise<void> {
    this.count += 1;
    this.mark(trip.id, isSaved);
    this.shown.show({ said: { trip, isSaved, number: this.count }, trouble: undefined });
    const isUnderWay = this.wanted.has(trip.id);
    this.wanted.set(trip.id, isSaved);
    if (!isUnderWay) await this.tell(trip);
  }

  /** One after the other for each trip, so that the last press is what stays. */
  private async tell(trip: Summary): Promise<void> {
    let told: boolean | undefined;
    while (this.wanted.get(trip.id) !== told) {
      const isSaved = this.wanted.get(trip.id) ?? false;
      const answer = await askFor(this.background, 'explore.save', { id: trip.id, isSaved });
      if (!answer.ok && this.wanted.get(trip.id) === isSaved) {
        this.mark(trip.id, told ?? !isSaved);
        const { failure } = answer;
        this.shown.show({
          said: undefined,
          trouble: failure,
          ...(failure.kind === 'forbidden' && { canSave: false }),
        });
        break;
      }
      told = isSaved;
    }
    this.wanted.delete(trip.id);
  }

  private mark(id: string, isSaved: boolean): void {
    this.pressed.set(id, isSaved);
    const savedIds = new Set(this.shown.savedIds());
    if (isSaved) savedIds.add(id);
    else savedIds.delete(id);
    this.shown.show({ savedIds });
  }
}
