// A window with an open draft, as in the popup: the desk, its journal, and the pending choices.

import { changeClashes, loadClashes } from '../../lib/browser/clash-store.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Background } from '../../surface/background-link.ts';
import { ClashList } from '../../surface/editing/clash-list.ts';
import { journalPrefix } from '../../surface/editing/edit-journal.ts';
import { EditSaver } from '../../surface/editing/edit-saver.ts';
import { openJournal, storeAllLeftOver } from '../../surface/editing/open-journal.ts';
import type { Life } from './life.ts';
import type { AcknowledgedEdits, Word } from './told.ts';
import { WatchedWalks } from './watched-walks.ts';

export interface WindowParts {
  number: number;
  life: Life;
  background: Background;
  shelf: ReadonlyMap<string, string>;
  told: AcknowledgedEdits;
}

const isWrittenDown = (shelf: ReadonlyMap<string, string>, { word }: Word): boolean =>
  [...shelf].some(([key, text]) => key.startsWith(journalPrefix) && text.includes(word));

export class Window {
  readonly number: number;
  readonly life: Life;
  clip: Clip | undefined;
  private readonly parts: WindowParts;
  private readonly background: WatchedWalks;
  private readonly desk: EditSaver;
  private readonly clashes: ClashList;
  private task = 0;

  constructor(parts: WindowParts) {
    this.parts = parts;
    this.number = parts.number;
    this.life = parts.life;
    this.background = new WatchedWalks(parts);
    const { desk, clashes } = this.life.run(() => this.furnished());
    this.desk = desk;
    this.clashes = clashes;
  }

  private furnished() {
    const clashes = new ClashList({ load: loadClashes, change: changeClashes });
    const face = {
      show: (clip: Clip) => {
        if (this.clip?.id === clip.id) this.clip = clip;
      },
      failed: () => undefined,
      clash: (clipId: string, clash: Parameters<ClashList['add']>[1]) => clashes.add(clipId, clash),
    };
    return { clashes, desk: new EditSaver(this.background, face, openJournal()) };
  }

  /**
   * As a surface starts: first stores the leftover edits of others, then opens the draft, with what could still not be
   * stored.
   */
  open(clipId: string): Promise<void> {
    return this.life.run(async () => {
      await storeAllLeftOver(this.background);
      const answer = await this.background.ask('clip.open', { clipId }).catch(() => undefined);
      if (!answer?.ok) return;
      this.clip = this.desk.take(answer.value);
      await this.clashes.recall(clipId);
      void this.desk.adopt(clipId);
    });
  }

  hear(news: Clip): void {
    this.background.see(news);
    if (this.clip?.id === news.id) this.clip = this.life.run(() => this.desk.take(news));
  }

  /** `goesOn`: in the same form as the edit before. */
  type(spot: string | undefined, goesOn: boolean, make: (word: string, clip: Clip) => Edit): void {
    const { clip } = this;
    if (!clip || this.life.isDead) return;
    const { told, number } = this.parts;
    const written = told.write({ clipId: clip.id, window: number, spot });
    if (!goesOn) this.task += 1;
    // The task includes the window's number: another window's form is a different one.
    const task = spot && `${number}-${this.task}`;
    this.clip = this.life.run(() => this.desk.edit(clip, make(written.word, clip), task));
    this.look();
  }

  delete(word: Word): void {
    const { clip } = this;
    if (!clip || this.life.isDead) return;
    word.isDeleted = true;
    this.clip = this.life.run(() => this.desk.edit(clip, { kind: 'delete-stop', stopId: word.word }));
  }

  walk(go: 'undo' | 'redo'): void {
    const { clip } = this;
    if (clip && !this.life.isDead) void this.life.run(() => this.desk.walk(clip.id, go));
  }

  /** Everything written to the journal or stored by now counts. */
  look(): void {
    const isStored = this.desk.isKept;
    for (const word of this.parts.told.words) {
      if (word.window !== this.number || word.standing !== 'shown') continue;
      if (isStored || isWrittenDown(this.parts.shelf, word)) word.standing = 'kept';
    }
  }

  /** As the traveller closes it: edits that are not stored yet are handed over on the way out. */
  close(): void {
    if (this.life.isDead) return;
    this.look();
    this.life.run(() => this.desk.handOver());
    this.life.end();
  }
}
