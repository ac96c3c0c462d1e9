// What a traveller does with someone else's trip: save it, like it, follow its author.
import { type ExploreView, type MarkName, marksOf } from '../../components/explore/explore-view.ts';
import type { ExploreFailure } from '../../lib/model/explore.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { ok } from '../../lib/model/result.ts';
import { askFor, type Background } from '../background-link.ts';
import { MarkedIds } from './marked-ids.ts';

interface Shown {
  show: (part: Partial<ExploreView>) => void;
  view: () => ExploreView | undefined;
}

export class TripMarks {
  private readonly background: Background;
  private readonly shown: Shown;
  private readonly saved: MarkedIds;
  private readonly liked: MarkedIds;
  private readonly followed: MarkedIds;
  private learned: Promise<{ liked: string[]; followed: string[] } | undefined> | undefined;
  private count = 0;

  constructor(background: Background, shown: Shown) {
    this.background = background;
    this.shown = shown;
    this.saved = new MarkedIds({
      learn: () => askFor(background, 'explore.saved', {}),
      tell: (id, isSaved) => askFor(background, 'explore.save', { id, isSaved }),
      ids: () => shown.view()?.savedIds,
      show: (savedIds) => shown.show({ savedIds }),
      failed: (failure) => this.fail(failure, { canSave: false }),
    });
    this.liked = this.markedIdsFor('like');
    this.followed = this.markedIdsFor('follow');
  }

  private markedIdsFor(what: 'like' | 'follow'): MarkedIds {
    const [ids, can] =
      what === 'like' ? (['liked', 'canLike'] as const) : (['followed', 'canFollow'] as const);
    const marks = () => marksOf(this.shown.view());
    return new MarkedIds({
      learn: async () => ok((await this.learned)?.[ids] ?? []),
      tell: (id, isOn) => askFor(this.background, 'explore.mark', { what, id, isOn }),
      ids: () => marks()[ids],
      show: (now) => this.shown.show({ marks: { ...marks(), [ids]: now } }),
      failed: (failure) => this.fail(failure, { marks: { ...marks(), [can]: false } }),
    });
  }

  learn(isWanted: () => boolean): Promise<void> {
    this.learned = undefined;
    return this.saved.learn(isWanted);
  }

  /** Only when a trip is opened: the list shows no likes or follows. */
  async learnMore(isWanted: () => boolean): Promise<void> {
    if (this.learned) return;
    this.learned = askFor(this.background, 'explore.marked', {}).then((answer) =>
      answer.ok ? answer.value : undefined,
    );
    await Promise.all([this.liked.learn(isWanted), this.followed.learn(isWanted)]);
  }

  async want(what: MarkName, trip: Summary, isOn: boolean): Promise<void> {
    this.count += 1;
    this.shown.show({
      toast: { trip, isSaved: isOn, number: this.count, ...(what !== 'save' && { what }) },
      problem: undefined,
    });
    if (what === 'save') await this.saved.want(trip.id, isOn);
    else if (what === 'like') await this.liked.want(trip.id, isOn);
    else if (trip.author?.id) await this.followed.want(trip.author.id, isOn);
  }

  /** An action the service reserves for its own apps is not offered again. */
  private fail(problem: ExploreFailure, never: Partial<ExploreView>): void {
    this.shown.show({ toast: undefined, problem, ...(problem.kind === 'forbidden' && never) });
  }
}
