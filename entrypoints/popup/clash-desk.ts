// Edits that would have covered what another window wrote. Each waits here until the traveller has chosen.
import { signal } from '@preact/signals';
import { type Clash, isOpenClash } from '../../lib/edit/clash.ts';
import type { Clip } from '../../lib/model/clip.ts';

/** Where they are kept while no surface is open. */
export interface ClashShelf {
  load: (clipId: string) => Promise<Clash[]>;
  save: (clipId: string, clashes: Clash[]) => Promise<void>;
}

interface Waiting {
  clipId: string;
  clashes: Clash[];
  /** The choice is on the screen; else a line says that it waits. */
  isAsking: boolean;
}

const none: Waiting = { clipId: '', clashes: [], isAsking: false };

export class ClashDesk {
  private readonly waiting = signal<Waiting>(none);
  private readonly shelf: ClashShelf | undefined;

  constructor(shelf: ClashShelf | undefined) {
    this.shelf = shelf;
  }

  /** What is to be chosen about this clip, as it is now. */
  of({ id, draft }: Clip): { clashes: Clash[]; isAsking: boolean } {
    const { clipId, clashes, isAsking } = this.waiting.value;
    if (clipId !== id) return none;
    const open = clashes.filter((clash) => isOpenClash(draft, clash));
    return { clashes: open, isAsking: isAsking && open.length > 0 };
  }

  /** Ends when it is kept, also for after this surface. */
  add(clipId: string, clash: Clash): Promise<void> {
    const { clashes } = this.at(clipId);
    // A second change of the same is the one that counts.
    const others = clashes.filter(({ keys }) => keys.join() !== clash.keys.join());
    return this.put({ clipId, clashes: [...others, clash], isAsking: true });
  }

  settle(clipId: string, settled: Clash): void {
    const { clashes, isAsking } = this.at(clipId);
    void this.put({ clipId, clashes: clashes.filter((clash) => clash !== settled), isAsking });
  }

  /** The form was given up: what was typed in it is no longer wanted. */
  drop(clipId: string, task: string): void {
    const waiting = this.at(clipId);
    const clashes = waiting.clashes.filter((clash) => clash.task !== task);
    if (clashes.length < waiting.clashes.length) void this.put({ ...waiting, clashes });
  }

  readonly later = (): void => {
    this.waiting.value = { ...this.waiting.value, isAsking: false };
  };

  readonly ask = (): void => {
    this.waiting.value = { ...this.waiting.value, isAsking: true };
  };

  /** A clip that was opened: what was left to choose is offered again, not forced. */
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

  private async put(waiting: Waiting): Promise<void> {
    this.waiting.value = waiting;
    await this.shelf?.save(waiting.clipId, waiting.clashes);
  }
}
