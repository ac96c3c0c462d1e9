// Edits that would have overwritten what another window wrote. Each waits here until the traveller has chosen.
import { signal } from '@preact/signals';
import { type Clash, isOpenClash } from '../../lib/edit/clash.ts';
import { isSame } from '../../lib/edit/patch.ts';
import type { Clip } from '../../lib/model/clip.ts';

/** Where clashes are stored while no surface is open. */
export interface ClashShelf {
  load: (clipId: string) => Promise<Clash[]>;
  /** Takes a function, not a list: other windows store theirs here too, and nobody must overwrite what they added. */
  change: (clipId: string, change: Change) => Promise<void>;
}
type Change = (clashes: Clash[]) => Clash[];

interface Waiting {
  clipId: string;
  clashes: Clash[];
  /** Whether the choice is on the screen; otherwise a line says that one is waiting. */
  isAsking: boolean;
}

const none: Waiting = { clipId: '', clashes: [], isAsking: false };

/** A later edit in the same form replaces the earlier one; edits from other forms stay beside it. */
const isReplacedBy = (clash: Clash, next: Clash): boolean =>
  isSame(clash, next) ||
  (clash.task !== undefined && clash.task === next.task && clash.keys.join() === next.keys.join());

export class ClashList {
  private readonly waiting = signal<Waiting>(none);
  private readonly shelf: ClashShelf | undefined;

  constructor(shelf: ClashShelf | undefined) {
    this.shelf = shelf;
  }

  /** The clashes of this clip that are still open in its current draft. */
  of({ id, draft }: Clip): { clashes: Clash[]; isAsking: boolean } {
    const { clipId, clashes, isAsking } = this.waiting.value;
    if (clipId !== id) return none;
    const open = clashes.filter((clash) => isOpenClash(draft, clash));
    return { clashes: open, isAsking: isAsking && open.length > 0 };
  }

  /** Resolves once the clash is stored and will outlast this surface. */
  add(clipId: string, clash: Clash): Promise<void> {
    const withIt: Change = (clashes) => [...clashes.filter((other) => !isReplacedBy(other, clash)), clash];
    return this.change({ ...this.at(clipId), isAsking: true }, withIt);
  }

  settle(clipId: string, settled: Clash): void {
    void this.change(this.at(clipId), (clashes) => clashes.filter((clash) => !isSame(clash, settled)));
  }

  /** The form was abandoned, so its edits are no longer wanted. */
  drop(clipId: string, task: string): void {
    const waiting = this.at(clipId);
    if (waiting.clashes.some((clash) => clash.task === task))
      void this.change(waiting, (clashes) => clashes.filter((clash) => clash.task !== task));
  }

  readonly later = (): void => {
    this.waiting.value = { ...this.waiting.value, isAsking: false };
  };

  readonly ask = (): void => {
    this.waiting.value = { ...this.waiting.value, isAsking: true };
  };

  /** When a clip is opened, its unsettled clashes are offered again, but do not interrupt. */
  async recall(clipId: string): Promise<void> {
    if (!this.shelf || this.waiting.value.clipId === clipId) return;
    const clashes = await this.shelf.load(clipId);
    if (clashes.length > 0 && this.waiting.value.clipId !== clipId)
      this.waiting.value = { clipId, clashes, isAsking: false };
  }

  private at(clipId: string): Waiting {
    const { value } = this.waiting;
    return value.clipId === clipId ? value : { ...none, clipId };
  }

  private async change(waiting: Waiting, change: Change): Promise<void> {
    this.waiting.value = { ...waiting, clashes: change(waiting.clashes) };
    await this.shelf?.change(waiting.clipId, change);
  }
}
