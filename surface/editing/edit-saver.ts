// Saves edits to the library, one at a time. Each shows at once; while one is being stored the next ones wait, and a later
// edit of the same field replaces the one that waits.
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { type Clash, clashingSpots, splitDisputed } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import { spotsOf } from '../../lib/edit/spots.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { askFor, type Background } from '../background-link.ts';
import type { EditJournal } from './edit-journal.ts';
import { EditQueue } from './edit-queue.ts';
import { isPassing, meaningOf } from './edits-waiting.ts';
import { joinPending, type Pending } from './pending-edits.ts';
import { SeenValues, seenAfter, type Walked } from './seen-values.ts';
import { type StepRequest, step } from './step.ts';

/** Shows what happened to a clip. */
export interface SaverView {
  show: (clip: Clip) => void;
  failed: (failure: Failure) => void;
  /** Another window has changed the same values, so the traveller has to choose. Resolves once the question is stored. */
  clash: (clipId: string, clash: Clash) => Promise<void>;
  /** Called when everything is stored. */
  stored?: () => void;
}

export class EditSaver {
  private readonly background: Background;
  private readonly view: SaverView;
  private readonly journal: EditJournal | undefined;
  private readonly waiting = new EditQueue();
  private underWay: Pending | undefined;
  /** Handed over while the page was being hidden, and not answered yet. If the page stays after all, they still count. */
  private handed: Pending[] = [];
  /** Waiting for the traveller's choice, with a question that is not stored yet. */
  private disputed: Pending[] = [];
  private isWrittenDown = false;
  private readonly seen = new SeenValues();
  /** The newest version known to be stored. */
  private stored: Clip | undefined;
  private working: Promise<void> = Promise.resolve();
  private handing: Promise<unknown> = Promise.resolve();
  private walking: Promise<void> = Promise.resolve();
  private isWalking = false;

  constructor(background: Background, view: SaverView, journal?: EditJournal) {
    this.background = background;
    this.view = view;
    this.journal = journal;
  }

  /** Takes in a clip from the library and returns it with the unsaved edits applied. Older versions are ignored. */
  take(clip: Clip): Clip {
    const isOlder = this.stored?.id === clip.id && revisionOf(clip) < revisionOf(this.stored);
    // Even an older version can have newer news about its delivery.
    if (this.stored && isOlder) this.stored = { ...this.stored, delivery: clip.delivery };
    else this.stored = clip;
    return this.shown(this.stored);
  }

  /** The clip with the edit applied; the same object if the edit changes nothing. */
  edit(clip: Clip, edit: Edit, task?: string): Clip {
    return this.write(clip, { edit, before: clip.draft, ...(task && { task }) });
  }

  /** Like `edit`, for choices during which the draft may have changed. `before`: the draft when the choice began. */
  choose(clip: Clip, edit: Edit, before: Draft): Clip {
    return this.write(clip, { edit, before });
  }

  private write(clip: Clip, { edit, task, before }: { edit: Edit; task?: string; before: Draft }): Clip {
    const edited = applyEdit(clip.draft, edit);
    if (!edited.ok) {
      this.view.failed(edited.failure);
      return clip;
    }
    if (edited.value === clip.draft) return clip;
    const seen = this.seen.of({ edit, task, before, after: edited.value });
    this.waiting.add({ clipId: clip.id, edit, ...(task && { task }), seen });
    this.writeDown();
    const shown = { ...clip, draft: edited.value };
    this.view.show(shown);
    void this.work();
    return shown;
  }

  /** Undo and Redo run one after another. Edits typed after one was requested are stored after it, however long it takes. */
  walk(clipId: string, go: 'undo' | 'redo', task?: string): Promise<void> {
    this.waiting.hold();
    const once = () =>
      this.walkOnce({ clipId, go, ...(task && { task }) }).finally(() => {
        if (this.waiting.release()) void this.work();
      });
    this.walking = this.walking.then(once, once);
    return this.walking;
  }

  private async walkOnce(way: StepRequest): Promise<void> {
    await this.handing;
    await this.work();
    const before = this.stored;
    // An edit that cannot be stored would be the one to undo; its failure is already on the screen.
    if (before?.id !== way.clipId || this.hasEditBeforeStep(way.clipId)) return;
    this.isWalking = true;
    const answer = await step(this.background, before, way);
    this.isWalking = false;
    if (answer.ok) {
      this.seeWalked({ before: before.draft, after: answer.value.draft });
      this.view.show(this.take(answer.value));
    } else this.view.failed(answer.failure);
    void this.work();
  }

  /** What was typed during the step was typed over values it has just changed back: these now count as seen. */
  private seeWalked(walked: Walked): void {
    this.seen.walk(walked);
    this.waiting.change((pending) =>
      pending.seen && pending.clipId === this.stored?.id
        ? { ...pending, seen: seenAfter(pending.seen, spotsOf(pending.edit), walked) }
        : pending,
    );
    this.writeDown();
  }

  /** Resolves once all edits are stored, or one of them cannot be. */
  async idle(): Promise<void> {
    await this.handing;
    await this.walking;
    await this.work();
  }

  get isIdle(): boolean {
    return this.pending.length === 0;
  }

  /** Whether every edit is stored, or part of a stored question. */
  get isKept(): boolean {
    return this.isIdle && this.disputed.length === 0;
  }

  /** Whether an edit of this clip is not stored yet and comes before the next Undo. */
  private hasEditBeforeStep(clipId: string): boolean {
    return this.waiting.isReadyFor(clipId) || this.taken.some((pending) => pending.clipId === clipId);
  }

  /** Whether an edit of this clip is not stored yet. */
  isWaitingFor(clipId: string): boolean {
    return this.pending.some((pending) => pending.clipId === clipId);
  }

  /** Takes over the edits of this clip that an earlier surface could not store, as if they were typed here. */
  async adopt(clipId: string): Promise<void> {
    let hasMore = false;
    await this.journal?.claim?.(clipId, (pending) => {
      this.waiting.putBack(pending);
      hasMore = true;
      this.writeDown();
      return this.isWrittenDown;
    });
    if (!hasMore) return;
    if (this.stored?.id === clipId) this.view.show(this.shown(this.stored));
    await this.work();
  }

  /** The page is about to be hidden or closed: sends everything at once, in order. */
  handOver(): void {
    const handed = this.waiting.takeAll();
    if (handed.length === 0) return;
    this.handed.push(...handed);
    this.handing = Promise.all([this.handing, this.storeHanded(handed)]);
  }

  /** If the page stays after all, it goes on from the answers. */
  private async storeHanded(handed: Pending[]): Promise<void> {
    // Sent without `seen`, as nobody may be there to settle a clash: the later edit wins, and Undo restores the other.
    const answers = await Promise.all(handed.map(({ seen: _seen, ...unseen }) => this.store(unseen)));
    this.handed = this.handed.filter((pending) => !handed.includes(pending));
    const failures = answers.map((answer) => (answer.ok ? undefined : answer.failure));
    const isToTryAgain = (failure: (typeof failures)[number]) => failure && isPassing(failure);
    this.waiting.putBack(handed.filter((_, at) => isToTryAgain(failures[at])));
    for (const answer of answers)
      if (answer.ok && this.stored?.id === answer.value.id) this.take(answer.value);
    if (this.stored) this.view.show(this.shown(this.stored));
    this.writeDown();
    const failure = failures.find((each) => each !== undefined);
    if (failure && failure.kind !== 'edit-clash') this.view.failed(this.meaningOf(failure));
  }

  private meaningOf(failure: Failure): Failure {
    return meaningOf(failure, this.isWrittenDown);
  }

  private work(): Promise<void> {
    if (!this.underWay && !this.isWalking) this.working = this.storeAll();
    return this.working;
  }

  private async storeAll(): Promise<void> {
    // A clip that cannot be stored must not hold up the others.
    const stuck = new Set<string>();
    for (let next = this.waiting.takeNext(stuck); next; next = this.waiting.takeNext(stuck)) {
      this.underWay = next;
      const answer = await this.store(next);
      if (answer.ok) {
        this.underWay = undefined;
        if (this.stored?.id === next.clipId) this.view.show(this.take(answer.value));
        this.writeDown();
        continue;
      }
      const { failure } = answer;
      if (failure.kind === 'edit-clash') {
        if (!(await this.askAbout(next))) stuck.add(next.clipId);
        continue;
      }
      this.underWay = undefined;
      if (isPassing(failure)) {
        this.waiting.putBack([next]);
        stuck.add(next.clipId);
      } else if (this.stored) this.view.show(this.shown(this.stored));
      this.writeDown();
      this.view.failed(this.meaningOf(failure));
    }
    this.tellStored();
  }

  /** A question that is only on the screen does not count as stored. */
  private tellStored(): void {
    if (this.isKept) this.view.stored?.();
  }

  /** Shows both versions to choose from and stores the undisputed rest. False if the other version could not be loaded. */
  private async askAbout(refused: Pending): Promise<boolean> {
    const { clipId, task } = refused;
    const theirs = await askFor(this.background, 'clip.open', { clipId });
    // Counts as under way until here, so that edits typed meanwhile wait and become part of the question.
    this.underWay = undefined;
    const mine = this.waiting.takeSameField(refused).reduce(joinPending, refused);
    if (!theirs.ok) {
      // Stays in the queue and is retried with the next edit.
      this.waiting.putBack([mine]);
      this.writeDown();
      this.view.failed(this.meaningOf(theirs.failure));
      return false;
    }
    const keys = clashingSpots(theirs.value.draft, mine.edit, mine.seen ?? {}).map(({ key }) => key);
    const { disputed, free } = keys.length > 0 ? splitDisputed(mine.edit, keys) : { free: mine.edit };
    // Keeps what it saw: if the other window goes on writing, an edit read later from the journal can still tell.
    if (free) this.waiting.putBack([{ ...mine, edit: free }]);
    if (disputed) this.dispute({ ...mine, edit: disputed }, { edit: disputed, keys, ...(task && { task }) });
    this.view.show(this.take(theirs.value));
    this.writeDown();
    return true;
  }

  /** Stays in the journal until the question itself is stored. */
  private dispute(disputed: Pending, clash: Clash): void {
    this.disputed.push(disputed);
    const isKept = () => {
      this.disputed = this.disputed.filter((other) => other !== disputed);
      this.writeDown();
      this.tellStored();
    };
    this.view.clash(disputed.clipId, clash).then(isKept, (thrown) => {
      console.warn('Question not kept:', thrown);
      this.view.failed(this.meaningOf({ kind: 'browser-full' }));
    });
  }

  /** The second request restarts a background that was stopped; storing the same edit twice changes nothing. */
  private store({ clipId, edit, task, seen }: Pending) {
    const question = { clipId, edit, ...(task && { task }), ...(seen && { seen }) };
    return this.background
      .ask('clip.edit', question)
      .catch(() => askFor(this.background, 'clip.edit', question));
  }

  private get taken(): Pending[] {
    return [...(this.underWay ? [this.underWay] : []), ...this.handed];
  }

  private get pending(): Pending[] {
    return [...this.taken, ...this.waiting.all];
  }

  private writeDown(): void {
    const revision = this.stored ? revisionOf(this.stored) : 0;
    this.isWrittenDown = this.journal?.keep([...this.disputed, ...this.pending], revision) ?? false;
  }

  private shown(clip: Clip): Clip {
    let { draft } = clip;
    for (const { edit } of this.pending.filter(({ clipId }) => clipId === clip.id)) {
      const edited = applyEdit(draft, edit);
      if (edited.ok) draft = edited.value;
    }
    return draft === clip.draft ? clip : { ...clip, draft };
  }
}
