// Wraps the background that a window talks to, and watches Undo and Redo: what they remove from the draft or restore is
// as the traveller wants it. They start from the draft whose revision the window names; every draft seen here is
// remembered.

import type { RequestMap, RequestName } from '../../lib/browser/messages.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Background } from '../../surface/background-link.ts';
import type { Life } from './life.ts';
import type { AcknowledgedEdits } from './told.ts';

interface WatchedParts {
  number: number;
  life: Life;
  background: Background;
  told: AcknowledgedEdits;
}

export class WatchedWalks implements Background {
  private readonly drafts = new Map<string, Draft>();
  private readonly background: Background;
  private readonly told: AcknowledgedEdits;
  private readonly window: number;
  private readonly life: Life;
  readonly onNews: Background['onNews'];

  constructor({ background, told, number, life }: WatchedParts) {
    this.background = background;
    this.told = told;
    this.window = number;
    this.life = life;
    this.onNews = background.onNews;
  }

  /** A clip as it is stored. */
  see(clip: Clip): void {
    this.drafts.set(`${clip.id} ${revisionOf(clip)}`, clip.draft);
  }

  async ask<N extends RequestName>(
    name: N,
    question: RequestMap[N]['ask'],
  ): Promise<RequestMap[N]['answer']> {
    const settle = name === 'clip.walk' ? this.watch(question as RequestMap['clip.walk']['ask']) : undefined;
    try {
      const answer = await this.background.ask(name, question);
      const clip = clipIn(answer);
      if (clip) this.see(clip);
      settle?.(clip);
      return answer;
    } catch (thrown) {
      settle?.(undefined);
      throw thrown;
    }
  }

  /** If the worker or the window ends meanwhile, or the request is refused, the outcome is unknown. */
  private watch({ clipId, revision }: RequestMap['clip.walk']['ask']): (walked: Clip | undefined) => void {
    const before = this.drafts.get(`${clipId} ${revision}`);
    if (!before) throw new Error('An Undo from a draft that was never here.');
    const { window } = this;
    let isOver = false;
    const settle = (walked: Clip | undefined) => {
      if (isOver) return;
      isOver = true;
      if (walked) this.told.walked(clipId, { window, before, after: walked.draft });
      else this.told.walkedUnclear(clipId, { window, before });
    };
    this.life.onEnd(() => settle(undefined));
    return settle;
  }
}

function clipIn(answer: unknown): Clip | undefined {
  const { ok, value } = (answer ?? {}) as { ok?: boolean; value?: Clip };
  return ok && value?.draft ? value : undefined;
}
