// Things the traveller marks with a press: saved, liked or followed. The mark shows at once; the service is told and has the
// last word.
import type { ExploreFailure } from '../../lib/model/explore.ts';
import type { Result } from '../../lib/model/result.ts';

export interface Marking {
  /** The ids that are already marked. */
  learn: () => Promise<Result<string[], ExploreFailure>>;
  tell: (id: string, isOn: boolean) => Promise<Result<null, ExploreFailure>>;
  ids: () => ReadonlySet<string> | undefined;
  show: (ids: ReadonlySet<string>) => void;
  failed: (failure: ExploreFailure) => void;
}

export class MarkedIds {
  private readonly marking: Marking;
  /** The last press on each thing the service is being told about. */
  private readonly wanted = new Map<string, boolean>();
  /** The presses since the list was requested, corrected by the service's answers. */
  private readonly pressed = new Map<string, boolean>();

  constructor(marking: Marking) {
    this.marking = marking;
  }

  /** Without an answer nothing is shown as marked. That is safe: marking twice is the same as once. */
  async learn(isWanted: () => boolean): Promise<void> {
    this.pressed.clear();
    const ids = await this.marking.learn();
    if (!ids.ok || !isWanted()) return;
    const shown = new Set(ids.value);
    // Presses since the request are newer than the answer.
    for (const [id, isOn] of [...this.wanted, ...this.pressed]) isOn ? shown.add(id) : shown.delete(id);
    this.marking.show(shown);
  }

  async want(id: string, isOn: boolean): Promise<void> {
    this.mark(id, isOn);
    const isUnderWay = this.wanted.has(id);
    this.wanted.set(id, isOn);
    if (!isUnderWay) await this.tell(id);
  }

  /** One request at a time per thing, so that the last press wins. */
  private async tell(id: string): Promise<void> {
    let confirmed: boolean | undefined;
    while (this.wanted.get(id) !== confirmed) {
      const isOn = this.wanted.get(id) ?? false;
      const answer = await this.marking.tell(id, isOn);
      if (!answer.ok && this.wanted.get(id) === isOn) {
        this.mark(id, confirmed ?? !isOn);
        this.marking.failed(answer.failure);
        break;
      }
      confirmed = isOn;
    }
    this.wanted.delete(id);
  }

  private mark(id: string, isOn: boolean): void {
    this.pressed.set(id, isOn);
    const ids = new Set(this.marking.ids());
    if (isOn) ids.add(id);
    else ids.delete(id);
    this.marking.show(ids);
  }
}
