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
  /** Windows that wrote at a spot, or undid or redid what stood there. */
  private readonly hands = new Map<string, Set<number>>();

  /** A new edit of that window; what it wrote there before is typed over. */
  write(word: Omit<Word, 'word' | 'standing'>): Word {
    const { clipId, window, spot } = word;
    for (const earlier of this.words)
      if (spot && earlier.spot === spot && earlier.clipId === clipId && earlier.window === window)
        earlier.standing = 'over';
    count += 1;
    const written: Word = { ...word, word: `⟦${count}⟧`, standing: 'shown' };
    this.words.push(written);
    this.touch(written, window);
    return written;
  }

  private touch({ clipId, spot }: Word, window: number): void {
    const key = `${clipId} ${spot}`;
    this.hands.set(key, (this.hands.get(key) ?? new Set()).add(window));
  }

  /** Whether no other window changed what stands there: what two change at once waits for the traveller's choice. */
  isAlone = (clipId: string, spot: string): boolean => this.hands.get(`${clipId} ${spot}`)?.size === 1;

  of = (clipId: string): Word[] => this.words.filter((each) => each.clipId === clipId);

  /** Undone or done again: what came and went with it is as the traveller wants it. */
  walked(clipId: string, { window, before, after }: { window: number; before: Draft; after: Draft }): void {
    const [had, has] = [JSON.stringify(before), JSON.stringify(after)];
    const words = this.of(clipId);
    const gone = words.filter(({ word }) => had.includes(word) && !has.includes(word));
    const back = words.filter(({ word }) => !had.includes(word) && has.includes(word));
    for (const each of [...gone, ...back]) this.touch(each, window);
    for (const each of gone) each.standing = 'over';
    // Typed over before the answer came, it stays typed over.
    for (const each of back) if (!this.isTypedOver(each)) each.standing = 'kept';
  }

  private isTypedOver(word: Word): boolean {
    const later = this.of(word.clipId).slice(this.of(word.clipId).indexOf(word) + 1);
    return later.some(
      ({ spot, window, standing }) =>
        word.spot !== undefined && spot === word.spot && window === word.window && standing !== 'over',
    );
  }

  /** Nobody knows whether it was undone: nothing is claimed of what stood then, seen to be kept or not. */
  walkedUnclear(clipId: string, { window, before }: { window: number; before: Draft }): void {
    const had = JSON.stringify(before);
    for (const each of this.of(clipId)) {
      if (!had.includes(each.word)) continue;
      this.touch(each, window);
      if (each.standing !== 'over') each.standing = 'unsure';
    }
  }
}
