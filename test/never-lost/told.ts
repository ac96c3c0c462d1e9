// What the traveller was told: each edit contains a unique word, which has to be somewhere afterwards.
import type { Draft } from '../../lib/model/draft.ts';

/**
 * `shown`: on the screen, and nowhere else yet. `kept`: it must never be lost. `over`: the traveller has since replaced
 * or removed it.
 */
export type Standing = 'shown' | 'kept' | 'over' | 'unsure';

export interface Word {
  word: string;
  clipId: string;
  window: number;
  /** The field it overwrites, if it overwrites something: "title". */
  spot: string | undefined;
  standing: Standing;
  /** Added, and removed again by the traveller. */
  isDeleted?: boolean;
}

/** Unique over all runs: the service remembers earlier ones, and treats equal content as the same. */
let count = 0;

export class AcknowledgedEdits {
  readonly words: Word[] = [];
  /** Clips that were to be sent, and those that were cancelled since. */
  readonly toSend = new Set<string>();
  readonly givenUp = new Set<string>();
  /** Windows that wrote to a field, or undid or redid its value. */
  private readonly hands = new Map<string, Set<number>>();

  /** A new edit of that window; its earlier text there is overwritten. */
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

  /** Whether no other window changed this field: changes by two at once await the traveller's choice. */
  isAlone = (clipId: string, spot: string): boolean => this.hands.get(`${clipId} ${spot}`)?.size === 1;

  of = (clipId: string): Word[] => this.words.filter((each) => each.clipId === clipId);

  /** Undo or redo: what it removed or restored is as the traveller wants it. */
  walked(clipId: string, { window, before, after }: { window: number; before: Draft; after: Draft }): void {
    const [had, has] = [JSON.stringify(before), JSON.stringify(after)];
    const words = this.of(clipId);
    const gone = words.filter(({ word }) => had.includes(word) && !has.includes(word));
    const back = words.filter(({ word }) => !had.includes(word) && has.includes(word));
    for (const each of [...gone, ...back]) this.touch(each, window);
    for (const each of gone) each.standing = 'over';
    // Text overwritten before the answer came stays overwritten.
    for (const each of back) if (!this.isTypedOver(each)) each.standing = 'kept';
  }

  private isTypedOver(word: Word): boolean {
    const later = this.of(word.clipId).slice(this.of(word.clipId).indexOf(word) + 1);
    return later.some(
      ({ spot, window, standing }) =>
        word.spot !== undefined && spot === word.spot && window === word.window && standing !== 'over',
    );
  }

  /** It is unknown whether the undo happened: nothing is claimed about the words of that draft. */
  walkedUnclear(clipId: string, { window, before }: { window: number; before: Draft }): void {
    const had = JSON.stringify(before);
    for (const each of this.of(clipId)) {
      if (!had.includes(each.word)) continue;
      this.touch(each, window);
      if (each.standing !== 'over') each.standing = 'unsure';
    }
  }
}
