// What the traveller was told: each edit has a word of its own in it, which has to be somewhere afterwards.
import type { Draft } from '../../lib/model/draft.ts';

/** `shown`: on the screen, and nowhere else yet. `kept`: it must never be lost. `over`: the traveller wanted otherwise since. */
export type Standing = 'shown' | 'kept' | 'over' | 'unsure';

export interface Word {
  word: string;
  clipId: string;
  window: number;
  /** What it writes over, where it writes over something: "title". */
  spot: string | undefined;
  standing: Standing;
  /** Added, and taken out again by the traveller. */
  isDeleted?: boolean;
}

/** Over all runs: the service remembers earlier ones, and takes what looks the same for the same. */
let count = 0;

export class Told {
  readonly words: Word[] = [];
  /** Clips that were to be sent, and those that were given up meanwhile. */
  readonly toSend = new Set<string>();
  readonly givenUp = new Set<string>();

  /** A new edit of that window; what it wrote there before is typed over. */
  write(word: Omit<Word, 'word' | 'standing'>): Word {
    const { clipId, window, spot } = word;
    for (const earlier of this.words)
      if (spot && earlier.spot === spot && earlier.clipId === clipId && earlier.window === window)
        earlier.standing = 'over';
    count += 1;
    const written: Word = { ...word, word: `⟦${count}⟧`, standing: 'shown' };
    this.words.push(written);
    return written;
  }

  of = (clipId: string): Word[] => this.words.filter((each) => each.clipId === clipId);

  /** Undone or done again: what came and went with it is as the traveller wants it. */
  walked(clipId: string, before: Draft, after: Draft): void {
    const [had, has] = [JSON.stringify(before), JSON.stringify(after)];
    for (const each of this.of(clipId)) {
      if (had.includes(each.word) && !has.includes(each.word)) each.standing = 'over';
      if (!had.includes(each.word) && has.includes(each.word)) each.standing = 'kept';
    }
  }

  /** Nobody knows whether it was undone: nothing is claimed of what stood then, seen to be kept or not. */
  walkedUnclear(clipId: string, before: Draft): void {
    const had = JSON.stringify(before);
    for (const each of this.of(clipId))
      if (each.standing !== 'over' && had.includes(each.word)) each.standing = 'unsure';
  }
}
