// Pure: no browser, no network, no clock.
// What the traveller last saw of what they write over. What they wrote themselves in the same form counts as seen.
import { type Seen, seenIn } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { spotsOf } from '../../lib/edit/spots.ts';
import type { Draft } from '../../lib/model/draft.ts';

export interface Writing {
  edit: Edit;
  task: string | undefined;
  before: Draft;
  after: Draft;
}

export class SeenValues {
  private readonly written = new Map<string, Seen>();

  of({ edit, task, before, after }: Writing): Seen {
    const own = task === undefined ? undefined : this.written.get(task);
    const seen = Object.entries({ ...seenIn(before, edit), ...own });
    if (task !== undefined) this.written.set(task, { ...own, ...seenIn(after, edit) });
    const keys = new Set(spotsOf(edit).map(({ key }) => key));
    return Object.fromEntries(seen.filter(([key]) => keys.has(key)));
  }
}
