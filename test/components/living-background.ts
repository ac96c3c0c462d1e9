// A background that really stores and changes a clip, and notifies every window.
import 'fake-indexeddb/auto';
import type { RequestMap, RequestName } from '../../lib/browser/messages.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { editAsSeen, walkHistory } from '../../lib/journeys/edit-clip.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { openLibrary } from '../../lib/library/database.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { ok, type Result } from '../../lib/model/result.ts';
import type { Background } from '../../surface/background-link.ts';
import { changing } from '../library/changing.ts';

export class LivingBackground implements Background {
  readonly asked: RequestName[] = [];
  private readonly clip: Clip;
  private readonly library = openLibrary(`living-${crypto.randomUUID()}`);
  private readonly desk = this.library.then(changing);
  private readonly kept: Promise<unknown>;
  private readonly hearers: ((clip: Clip) => void)[] = [];

  constructor(clip: Clip) {
    this.clip = clip;
    this.kept = this.library.then((library) => keepClip(library, clip));
  }

  onNews(_name: string, hear: (clip: never) => void): () => void {
    this.hearers.push(hear as (clip: Clip) => void);
    return () => undefined;
  }

  async ask<N extends RequestName>(
    name: N,
    question: RequestMap[N]['ask'],
  ): Promise<RequestMap[N]['answer']> {
    this.asked.push(name);
    await this.kept;
    return (await this.answer(name, question)) as RequestMap[N]['answer'];
  }

  async stored(): Promise<Clip> {
    const clip = await findClip(await this.library, this.clip.id);
    if (!clip.ok) throw new Error(clip.failure.kind);
    return clip.value;
  }

  /** An edit in another window, with no window here notified yet. */
  async quietly(edit: Edit): Promise<Clip> {
    await this.kept;
    const changed = await (await this.desk).edit(this.clip.id, edit);
    if (!changed.ok) throw new Error(changed.failure.kind);
    return changed.value;
  }

  /** An edit in another window, with all windows notified. */
  async loudly(edit: Edit): Promise<void> {
    const changed = await this.quietly(edit);
    for (const hear of this.hearers) hear(structuredClone(changed));
  }

  private async answer(name: RequestName, question: unknown): Promise<unknown> {
    const desk = await this.desk;
    switch (name) {
      case 'clip.page':
      case 'clip.open':
        return ok(await this.stored());
      case 'clip.edit': {
        const { clipId, edit, task, seen } = question as RequestMap['clip.edit']['ask'];
        return this.spread(
          seen
            ? await editAsSeen({ clipId, edit, seen, ...(task && { task }) }, desk)
            : await desk.edit(clipId, edit, task),
        );
      }
      case 'clip.walk':
        return this.spread(await walkHistory(question as RequestMap['clip.walk']['ask'], desk));
      default:
        throw new Error(`Not asked here: ${name}`);
    }
  }

  private spread(changed: Result<Clip, unknown>): Result<Clip, unknown> {
    if (changed.ok) for (const hear of this.hearers) hear(structuredClone(changed.value));
    return structuredClone(changed);
  }
}
