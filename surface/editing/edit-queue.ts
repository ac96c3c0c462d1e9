// Edits that wait to be stored, in order. What is typed after an Undo that is still to come waits behind it.
import { isSameField, type Pending, withPending } from './pending-edits.ts';

export class EditQueue {
  private ready: Pending[] = [];
  /** One list for each Undo or Redo to come: what was typed after it, and before the next. */
  private behind: Pending[][] = [];

  get all(): Pending[] {
    return [...this.ready, ...this.behind.flat()];
  }

  /** The same field takes the place of what waits, but never across an Undo. */
  add(pending: Pending): void {
    const last = this.behind.length - 1;
    const list = this.behind[last];
    if (list) this.behind[last] = withPending(list, pending);
    else this.ready = withPending(this.ready, pending);
  }

  /** From now on what is typed waits, until `letOn`: once for each. */
  holdBack(): void {
    this.behind.push([]);
  }

  /** Whether anything had waited. */
  letOn(): boolean {
    const next = this.behind.shift() ?? [];
    this.ready.push(...next);
    return next.length > 0;
  }

  /** Some change of this clip comes before the next Undo. */
  isReadyFor = (clipId: string): boolean => this.ready.some((pending) => pending.clipId === clipId);

  /** The first that is not of one of these clips. */
  takeNext(except: ReadonlySet<string>): Pending | undefined {
    const at = this.ready.findIndex(({ clipId }) => !except.has(clipId));
    return at < 0 ? undefined : this.ready.splice(at, 1)[0];
  }

  takeSameField(as: Pending): Pending[] {
    const same = this.ready.filter((pending) => isSameField(as, pending));
    this.ready = this.ready.filter((pending) => !same.includes(pending));
    return same;
  }

  /** Before all others: they were taken before them. */
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
