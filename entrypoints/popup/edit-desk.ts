// Edits on their way into the library. Each shows at once and is stored at once; while one is under way the next waits,
// and what is typed meanwhile into the same field takes the place of what waits.
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { askFor, type Background } from './background-link.ts';
import { type Pending, withPending } from './pending-edits.ts';

/** Where the desk shows what has become of a clip. */
export interface DeskFace {
  show: (clip: Clip) => void;
  trouble: (failure: Failure) => void;
}

/** Nothing is wrong with the edit: it stays, and is tried again with the next one. */
const mayPass = new Set<Failure['kind']>(['browser-full', 'own-fault']);

export class EditDesk {
  private readonly background: Background;
  private readonly face: DeskFace;
  private waiting: Pending[] = [];
  private underWay: Pending | undefined;
  /** The newest that is known to be stored. */
  private stored: Clip | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(background: Background, face: DeskFace) {
    this.background = background;
    this.face = face;
  }

  /** A clip from the library, with what is not stored yet. Older news than we have is left aside. */
  take(clip: Clip): Clip {
    const isOlder = this.stored?.id === clip.id && revisionOf(clip) < revisionOf(this.stored);
    // How far it got in the service is new even then.
    if (this.stored && isOlder) this.stored = { ...this.stored, delivery: clip.delivery };
    else this.stored = clip;
    return this.shown(this.stored);
  }

  /** The clip as it will be; the very same where the edit changes nothing. */
  edit(clip: Clip, edit: Edit, task?: string): Clip {
    const edited = applyEdit(clip.draft, edit);
    if (!edited.ok) {
      this.face.trouble(edited.failure);
      return clip;
    }
    if (edited.value === clip.draft) return clip;
    this.waiting = withPending(this.waiting, { clipId: clip.id, edit, ...(task && { task }) });
    const shown = { ...clip, draft: edited.value };
    this.face.show(shown);
    void this.work();
    return shown;
  }

  async walk(clipId: string, go: 'undo' | 'redo', task?: string): Promise<void> {
    await this.idle();
    if (this.stored?.id !== clipId) return;
    const revision = revisionOf(this.stored);
    const answer = await askFor(this.background, 'clip.walk', {
      clipId,
      go,
      revision,
      ...(task && { task }),
    });
    if (answer.ok) this.face.show(this.take(answer.value));
    else this.face.trouble(answer.failure);
  }

  /** Until all edits are stored, or one of them cannot be. */
  idle(): Promise<void> {
    return this.work();
  }

  get isIdle(): boolean {
    return this.waiting.length === 0 && !this.underWay;
  }

  /** The page is about to go: everything is handed over now, in order. */
  handOver(): void {
    for (const { clipId, edit, task } of this.waiting.splice(0))
      void askFor(this.background, 'clip.edit', { clipId, edit, ...(task && { task }) });
  }

  private work(): Promise<void> {
    if (!this.underWay) this.working = this.storeAll();
    return this.working;
  }

  private async storeAll(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.underWay = next;
      const { clipId, edit, task } = next;
      const answer = await askFor(this.background, 'clip.edit', { clipId, edit, ...(task && { task }) });
      this.underWay = undefined;
      if (answer.ok) {
        if (this.stored?.id === clipId) this.face.show(this.take(answer.value));
        continue;
      }
      const { failure } = answer;
      if (mayPass.has(failure.kind)) this.waiting.unshift(next);
      else if (this.stored) this.face.show(this.shown(this.stored));
      this.face.trouble(failure);
      if (mayPass.has(failure.kind)) return;
    }
  }

  private shown(clip: Clip): Clip {
    const pending = this.underWay ? [this.underWay, ...this.waiting] : this.waiting;
    let { draft } = clip;
    for (const { edit } of pending.filter(({ clipId }) => clipId === clip.id)) {
      const edited = applyEdit(draft, edit);
      if (edited.ok) draft = edited.value;
    }
    return draft === clip.draft ? clip : { ...clip, draft };
  }
}
