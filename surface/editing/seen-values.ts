// Tracks the values the traveller last saw before overwriting them. Their own edits in the same form count as seen.
import { type Seen, seenIn } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { isSame } from '../../lib/edit/patch.ts';
import { type Spot, spotsOf } from '../../lib/edit/spots.ts';
import type { Draft } from '../../lib/model/draft.ts';

export interface Writing {
  edit: Edit;
  task: string | undefined;
  before: Draft;
  after: Draft;
}

/** The draft before and after an Undo or Redo. */
export interface Walked {
  before: Draft;
  after: Draft;
}

/** After the traveller's own Undo or Redo, the values it brought back count as seen: nobody else changed them. */
export function seenAfter(seen: Seen, spots: Iterable<Spot>, { before, after }: Walked): Seen {
  const own = [...spots].filter(({ key, read }) => isSame(seen[key] ?? null, read(before) ?? null));
  return { ...seen, ...Object.fromEntries(own.map(({ key, read }) => [key, read(after) ?? null])) };
}

export class SeenValues {
  private readonly written = new Map<string, Seen>();
  private readonly spots = new Map<string, Spot>();

  of({ edit, task, before, after }: Writing): Seen {
    const own = task === undefined ? undefined : this.written.get(task);
    const seen = Object.entries({ ...seenIn(before, edit), ...own });
    if (task !== undefined) this.written.set(task, { ...own, ...seenIn(after, edit) });
    const spots = spotsOf(edit);
    for (const spot of spots) this.spots.set(spot.key, spot);
    const keys = new Set(spots.map(({ key }) => key));
    return Object.fromEntries(seen.filter(([key]) => keys.has(key)));
  }

  walk(walked: Walked): void {
    for (const [task, seen] of this.written) {
      const spots = Object.keys(seen).flatMap((key) => this.spots.get(key) ?? []);
      this.written.set(task, seenAfter(seen, spots, walked));
    }
  }
}
