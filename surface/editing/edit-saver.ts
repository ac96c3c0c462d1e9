// Edits on their way into the library. Each shows at once and is stored at once; while one is under way the next waits,
// and what is typed meanwhile into the same field takes the place of what waits.
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { type Clash, clashingSpots, parted } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { revisionOf } from '../../lib/edit/history.ts';
import { spotsOf } from '../../lib/edit/spots.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { askFor, type Background } from '../background-link.ts';
import type { EditJournal } from './edit-journal.ts';
import { EditQueue } from './edit-queue.ts';
import { mayPass, meaningOf } from './edits-waiting.ts';
import { joined, type Pending } from './pending-edits.ts';
import { SeenValues, seenAfter, type Walked } from './seen-values.ts';
import { type StepAsk, step } from './step.ts';

/** Where it shows what has become of a clip. */
export interface SaverView {
  show: (clip: Clip) => void;
  failed: (failure: Failure) => void;
  /** Another window has changed the same since: the traveller chooses. Ends once the question is kept. */
  clash: (clipId: string, clash: Clash) => Promise<void>;
  /** Everything is stored now. */
  stored?: () => void;
}

export class EditSaver {
  private readonly background: Background;
  private readonly view: SaverView;
  private readonly journal: EditJournal | undefined;
  private readonly waiting = new EditQueue();
  private underWay: Pending | undefined;
  /** Handed over when the page was about to go, and not answered yet: where it stays after all, they still count. */
  private handed: Pending[] = [];
  /** Wait for a choice, and are not kept with the question yet. */
  private disputed: Pending[] = [];
  private isWrittenDown = false;
  private readonly seen = new SeenValues();
  /** The newest that is known to be stored. */
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

  /** A clip from the library, with what is not stored yet. Older news than we have is left aside. */
  take(clip: Clip): Clip {
    const isOlder = this.stored?.id === clip.id && revisionOf(clip) < revisionOf(this.stored);
    // How far it got in the service is new even then.
    if (this.stored && isOlder) this.stored = { ...this.stored, delivery: clip.delivery };
    else this.stored = clip;
    return this.shown(this.stored);
  }

  /** The clip as it will be; the very same where the edit changes nothing. */
  edit(clip: Clip, edit: Edit, task?: string): Clip {
    return this.write(clip, { edit, before: clip.draft, ...(task && { task }) });
  }

  /** The same for something that was chosen while the draft may have changed below. `before`: as it was when the choice began. */
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

  /** One after another. What is typed after one was asked for comes after it, however long that takes. */
  walk(clipId: string, go: 'undo' | 'redo', task?: string): Promise<void> {
    this.waiting.holdBack();
    const once = () =>
      this.walkOnce({ clipId, go, ...(task && { task }) }).finally(() => {
        if (this.waiting.letOn()) void this.work();
      });
    this.walking = this.walking.then(once, once);
    return this.walking;
  }

  private async walkOnce(way: StepAsk): Promise<void> {
    await this.handing;
    await this.work();
    const before = this.stored;
    // What cannot be stored would be the change to take back; its failure is shown already.
    if (before?.id !== way.clipId || this.isToCome(way.clipId)) return;
    this.isWalking = true;
    const answer = await step(this.background, before, way);
    this.isWalking = false;
    if (answer.ok) {
      this.seeWalked({ before: before.draft, after: answer.value.draft });
      this.view.show(this.take(answer.value));
    } else this.view.failed(answer.failure);
    void this.work();
  }

  /** What was typed meanwhile was typed over what the traveller has just taken back. */
  private seeWalked(walked: Walked): void {
    this.seen.walk(walked);
    this.waiting.change((pending) =>
      pending.seen && pending.clipId === this.stored?.id
        ? { ...pending, seen: seenAfter(pending.seen, spotsOf(pending.edit), walked) }
        : pending,
    );
    this.writeDown();
  }

  /** Until all edits are stored, or one of them cannot be. */
  async idle(): Promise<void> {
    await this.handing;
    await this.walking;
    await this.work();
  }

  get isIdle(): boolean {
    return this.pending.length === 0;
  }

  /** Every change is stored, or waits for a choice that is kept. */
  get isKept(): boolean {
    return this.isIdle && this.disputed.length === 0;
  }

  /** Some change of this clip was made before the next Undo, and is not stored. */
  private isToCome(clipId: string): boolean {
    return this.waiting.isReadyFor(clipId) || this.taken.some((pending) => pending.clipId === clipId);
  }

  /** Some change of this clip is not stored. */
  isWaitingFor(clipId: string): boolean {
    return this.pending.some((pending) => pending.clipId === clipId);
  }

  /** What an earlier surface could not store of this clip is shown, and tried again, as if it had been typed here. */
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

  /** The page is about to go: everything is handed over now, in order. */
  handOver(): void {
    const handed = this.waiting.takeAll();
    if (handed.length === 0) return;
    this.handed.push(...handed);
    this.handing = Promise.all([this.handing, this.storeHanded(handed)]);
  }

  /** Where the page stays after all, it goes on with what became of them. */
  private async storeHanded(handed: Pending[]): Promise<void> {
    // Nobody may be there to choose: the later edit stands, and Undo still has the one before.
    const answers = await Promise.all(handed.map(({ seen: _seen, ...unseen }) => this.store(unseen)));
    this.handed = this.handed.filter((pending) => !handed.includes(pending));
    const failures = answers.map((answer) => (answer.ok ? undefined : answer.failure));
    const isToTryAgain = (failure: (typeof failures)[number]) => failure && mayPass(failure);
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
    // One clip that cannot be stored does not hold up another.
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
      if (mayPass(failure)) {
        this.waiting.putBack([next]);
        stuck.add(next.clipId);
      } else if (this.stored) this.view.show(this.shown(this.stored));
      this.writeDown();
      this.view.failed(this.meaningOf(failure));
    }
    this.sayStored();
  }

  /** A question that is nowhere but on the screen is not kept. */
  private sayStored(): void {
    if (this.isKept) this.view.stored?.();
  }

  /** Shows both versions to choose from; what is not in dispute is stored. False where the other could not be had. */
  private async askAbout(refused: Pending): Promise<boolean> {
    const { clipId, task } = refused;
    const theirs = await askFor(this.background, 'clip.open', { clipId });
    // Until here it counts as under way, so that what is typed meanwhile waits and is part of the question.
    this.underWay = undefined;
    const mine = this.waiting.takeSameField(refused).reduce(joined, refused);
    if (!theirs.ok) {
      // It stays, and is tried again with the next one.
      this.waiting.putBack([mine]);
      this.writeDown();
      this.view.failed(this.meaningOf(theirs.failure));
      return false;
    }
    const keys = clashingSpots(theirs.value.draft, mine.edit, mine.seen ?? {}).map(({ key }) => key);
    const { disputed, free } = keys.length > 0 ? parted(mine.edit, keys) : { free: mine.edit };
    // With what it saw: the other may go on writing, and a journal that lies for a while is told apart by it.
    if (free) this.waiting.putBack([{ ...mine, edit: free }]);
    if (disputed) this.dispute({ ...mine, edit: disputed }, { edit: disputed, keys, ...(task && { task }) });
    this.view.show(this.take(theirs.value));
    this.writeDown();
    return true;
  }

  /** Stays written down until the question itself is kept. */
  private dispute(disputed: Pending, clash: Clash): void {
    this.disputed.push(disputed);
    const isKept = () => {
      this.disputed = this.disputed.filter((other) => other !== disputed);
      this.writeDown();
      this.sayStored();
    };
    this.view.clash(disputed.clipId, clash).then(isKept, (thrown) => {
      console.warn('Question not kept:', thrown);
      this.view.failed(this.meaningOf({ kind: 'browser-full' }));
    });
  }

  /** A background that was stopped meanwhile starts with the second try; what it had stored already stays the same. */
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
