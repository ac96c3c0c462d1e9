// Edits to the draft on the screen, and the toasts that report them.
import { signal } from '@preact/signals';
import type { ClashChoice } from '../../components/conflict/ClashScreen.tsx';
import { editWords } from '../../components/editing/edit-words.ts';
import { stopSelector, type Toast } from '../../components/editing/editing.ts';
import { bothOf, type Clash } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { t } from '../../lib/words/words.ts';
import type { Background } from '../background-link.ts';
import type { SurfaceStore } from '../store.ts';
import { ClashList, type ClashShelf } from './clash-list.ts';
import type { EditJournal } from './edit-journal.ts';
import { EditSaver } from './edit-saver.ts';

/** Storage outside the screens: edits not saved yet, and clashes not settled yet. */
export interface EditingShelves {
  journal?: EditJournal | undefined;
  clashes?: ClashShelf | undefined;
}

export class DraftEditing {
  readonly toast = signal<Toast | undefined>(undefined);
  /** Selector of the element to focus once it is drawn. */
  readonly focus: { current: string | undefined } = { current: undefined };
  readonly saver: EditSaver;
  readonly clashes: ClashList;
  private readonly store: SurfaceStore;
  private count = 0;
  /** Tasks that have changed something: only these need an undo when given up. */
  private readonly tasks = new Set<string>();

  constructor(background: Background, store: SurfaceStore, { journal, clashes }: EditingShelves = {}) {
    this.store = store;
    this.clashes = new ClashList(clashes);
    const face = {
      show: (clip: Clip) => this.show(clip),
      failed: (failure: Failure) => this.showFailure(failure),
      clash: (clipId: string, clash: Clash) => this.clashes.add(clipId, clash),
      stored: () => this.clearEditsWaiting(),
    };
    this.saver = new EditSaver(background, face, journal);
  }

  /** `since`: the draft as it was when the choice began, for edits that are chosen rather than typed. */
  readonly edit = (edit: Edit, task?: string, since?: Draft): void => {
    const { main } = this.store;
    if (main.screen !== 'review') return;
    const after = since ? this.saver.choose(main.clip, edit, since) : this.saver.edit(main.clip, edit, task);
    if (after === main.clip) return;
    if (task) this.tasks.add(task);
    const words = editWords(edit, main.clip.draft, after.draft);
    if (words) this.say(words.words, words.offersUndo);
  };

  /**
   * Keeps one of the two versions, or both. The draft already has the other window's; after `mine`, one Undo brings it back.
   */
  readonly decide = (clash: Clash, choice: ClashChoice): void => {
    const { main } = this.store;
    if (main.screen !== 'review') return;
    const { edit } = clash;
    const chosen = choice === 'both' ? bothOf(main.clip.draft, clash) : choice === 'mine' ? edit : undefined;
    this.focus.current = focusAfter(edit);
    if (chosen) this.edit(chosen);
    this.clashes.settle(main.clip.id, clash);
  };

  readonly decideLater = (): void => {
    this.focus.current = 'h1';
    this.clashes.later();
  };

  readonly undo = () => this.walk('undo');
  readonly redo = () => this.walk('redo');
  readonly giveUp = async (task: string): Promise<void> => {
    const { main } = this.store;
    if ('clip' in main) this.clashes.drop(main.clip.id, task);
    if (this.tasks.delete(task)) await this.walk('undo', task);
  };
  readonly hush = (): void => {
    this.toast.value = undefined;
  };

  private async walk(go: 'undo' | 'redo', task?: string): Promise<void> {
    const { main } = this.store;
    if (main.screen !== 'review') return;
    await this.saver.idle();
    const before = this.draftShown();
    await this.saver.walk(main.clip.id, go, task);
    if (this.draftShown() !== before && !task)
      this.say(t(go === 'undo' ? 'done.undone' : 'done.doneAgain'), false);
  }

  private draftShown() {
    const { main } = this.store;
    return 'clip' in main ? main.clip.draft : undefined;
  }

  say(words: string, offersUndo: boolean): void {
    this.count += 1;
    this.toast.value = { words, offersUndo, number: this.count };
  }

  private show(clip: Clip): void {
    const { main } = this.store;
    if ((main.screen === 'review' || main.screen === 'connect') && main.clip.id === clip.id)
      this.store.show({ ...main, clip });
  }

  private showFailure(failure: Failure): void {
    const { main } = this.store;
    if (main.screen === 'review') this.store.show({ ...main, notice: { kind: 'problem', failure } });
  }

  /** Takes down the notice that edits are not stored. */
  private clearEditsWaiting(): void {
    const { main } = this.store;
    if (main.screen !== 'review' || main.notice.kind !== 'problem') return;
    if (main.notice.failure.kind === 'edits-waiting') this.store.show({ ...main, notice: { kind: 'none' } });
  }
}

function focusAfter(edit: Edit): string {
  if (edit.kind === 'set-day-image') return '#day-picture';
  return 'stopId' in edit ? stopSelector(edit.stopId) : 'h1';
}
