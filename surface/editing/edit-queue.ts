// Edits waiting to be stored, in order. Those typed after a pending Undo wait behind it.
import { isSameField, type Pending, withPending } from './pending-edits.ts';

export class EditQueue {
  private ready: Pending[] = [];
  /** One list per pending Undo or Redo: the edits typed after it and before the next one. */
  private behind: Pending[][] = [];

  get all(): Pending[] {
    return [...this.ready, ...this.behind.flat()];
  }

  /** Merges with a waiting edit of the same field, but never across an Undo. */
  add(pending: Pending): void {
    const last = this.behind.length - 1;
    const list = this.behind[last];
    if (list) this.behind[last] = withPending(list, pending);
    else this.ready = withPending(this.ready, pending);
  }

  /** From now on new edits wait behind an Undo or Redo, until the matching `letOn`. */
  hold(): void {
    this.behind.push([]);
  }

  /** Releases the edits behind the oldest Undo or Redo. Returns whether there were any. */
  release(): boolean {
    const next = this.behind.shift() ?? [];
    this.ready.push(...next);
    return next.length > 0;
  }

  /** Whether an edit of this clip has to be stored before the next Undo. */
  isReadyFor = (clipId: string): boolean => this.ready.some((pending) => pending.clipId === clipId);

  /** Takes the first edit that belongs to none of these clips. */
  takeNext(except: ReadonlySet<string>): Pending | undefined {
    const at = this.ready.findIndex(({ clipId }) => !except.has(clipId));
    return at < 0 ? undefined : this.ready.splice(at, 1)[0];
  }

  takeSameField(as: Pending): Pending[] {
    const same = this.ready.filter((pending) => isSameField(as, pending));
    this.ready = this.ready.filter((pending) => !same.includes(pending));
    return same;
  }

  /** To the front, because they were taken from there. */
  putBack(pending: Pending[]): void {
    this.ready.unshift(...pending);
  }

  takeAll(): Pending[] {
    const { all } = this;
    this.ready = [];
    this.behind = this.behind.map(() => []);
    return all;
  }

  change(change: (pending: Pending) => Pending): void {
    this.ready = this.ready.map(change);
    this.behind = this.behind.map((list) => list.map(change));
  }
}
