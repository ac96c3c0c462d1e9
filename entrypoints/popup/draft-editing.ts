// Changing the draft on the screen: what the traveller does, and what they hear of it.
import { signal } from '@preact/signals';
import { editWords } from '../../components/edit-words.ts';
import type { Said } from '../../components/editing.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import type { Background } from './background-link.ts';
import { EditDesk } from './edit-desk.ts';
import type { PopupStore } from './store.ts';

export class DraftEditing {
  readonly said = signal<Said | undefined>(undefined);
  /** What takes the focus once it is drawn. */
  readonly focus: { current: string | undefined } = { current: undefined };
  readonly desk: EditDesk;
  private readonly store: PopupStore;
  private count = 0;
  /** Those that have changed something: only they can be given up. */
  private readonly tasks = new Set<string>();

  constructor(background: Background, store: PopupStore) {
    this.store = store;
    this.desk = new EditDesk(background, {
      show: (clip) => this.show(clip),
      trouble: (failure) => this.trouble(failure),
    });
  }

  readonly edit = (edit: Edit, task?: string): void => {
    const { main } = this.store;
    if (main.screen !== 'review') return;
    const after = this.desk.edit(main.clip, edit, task);
    if (after === main.clip) return;
    if (task) this.tasks.add(task);
    const words = editWords(edit, main.clip.draft, after.draft);
    if (words) this.say(words.words, words.offersUndo);
  };

  readonly undo = () => this.walk('undo');
  readonly redo = () => this.walk('redo');
  readonly giveUp = async (task: string): Promise<void> => {
    if (this.tasks.delete(task)) await this.walk('undo', task);
  };
  readonly hush = (): void => {
    this.said.value = undefined;
  };

  private async walk(go: 'undo' | 'redo', task?: string): Promise<void> {
    const { main } = this.store;
    if (main.screen !== 'review') return;
    await this.desk.idle();
    const before = this.draftShown();
    await this.desk.walk(main.clip.id, go, task);
    if (this.draftShown() !== before && !task) this.say(go === 'undo' ? 'Undone' : 'Done again', false);
  }

  private draftShown() {
    const { main } = this.store;
    return 'clip' in main ? main.clip.draft : undefined;
  }

  say(words: string, offersUndo: boolean): void {
    this.count += 1;
    this.said.value = { words, offersUndo, number: this.count };
  }

  private show(clip: Clip): void {
    const { main } = this.store;
    if ((main.screen === 'review' || main.screen === 'connect') && main.clip.id === clip.id)
      this.store.show({ ...main, clip });
  }

  private trouble(failure: Failure): void {
    const { main } = this.store;
    if (main.screen === 'review') this.store.show({ ...main, notice: { kind: 'trouble', failure } });
  }
}
