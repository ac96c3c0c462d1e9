// The worker as a window asks it, with an eye on Undo and Redo: what one takes out of the draft, or puts back, is as the
// traveller wants it. It goes from the draft whose revision the window names; every draft that came here is remembered.

import type { AskName, Asks } from '../../lib/browser/messages.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Background } from '../../surface/background-link.ts';
import type { Life } from './life.ts';
import type { Told } from './told.ts';

interface WatchedParts {
  number: number;
  life: Life;
  background: Background;
  told: Told;
}

export class WatchedWalks implements Background {
  private readonly drafts = new Map<string, Draft>();
  private readonly background: Background;
  private readonly told: Told;
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

  async ask<N extends AskName>(name: N, question: Asks[N]['ask']): Promise<Asks[N]['answer']> {
    const settle = name === 'clip.walk' ? this.watch(question as Asks['clip.walk']['ask']) : undefined;
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

  /** Where the worker ends meanwhile, or the window, or it is refused, nobody can tell what came of it. */
  private watch({ clipId, revision }: Asks['clip.walk']['ask']): (walked: Clip | undefined) => void {
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
