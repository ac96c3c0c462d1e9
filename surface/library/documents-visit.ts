// The documents of the open itinerary: listed once access is granted, then added, saved, renamed and deleted.
import type {
  ChosenDocument,
  DocumentsActions,
  DocumentsView,
} from '../../components/documents/documents-view.ts';
import type { LibraryProblem } from '../../components/library/library-view.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { ListedDocument } from '../../lib/model/itinerary.ts';
import { ok, type Result } from '../../lib/model/result.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';

export interface DocumentsPlace {
  account: () => ConnectionInfo | undefined;
  show: (documents: DocumentsView | undefined) => void;
  say: (words: string) => void;
  /** Signs in with the right to read documents. Returns the problem if it fails. */
  allow: () => Promise<LibraryProblem | undefined>;
  /** The file in base64; undefined if it cannot be read. */
  readFile: (file: File) => Promise<string | undefined>;
  /** Saves a file, given in base64, to the downloads. */
  saveFile: (name: string, data: string) => void;
}

type Here = Extract<DocumentsView, { is: 'here' }>;

export class DocumentsVisit {
  private readonly background: Background;
  private readonly place: DocumentsPlace;
  private itineraryId: string | undefined;
  private mayChange = false;
  private view: DocumentsView | undefined;
  private again: (() => Promise<void>) | undefined;

  constructor(background: Background, place: DocumentsPlace) {
    this.background = background;
    this.place = place;
  }

  /** `mayChange`: whether the traveller can add documents; a viewer cannot. */
  async enter(itineraryId: string, mayChange: boolean): Promise<void> {
    this.itineraryId = itineraryId;
    this.mayChange = mayChange;
    const account = this.place.account();
    if (!account || account.refused?.includes('documents')) this.fill(undefined);
    else if (account.scopes && !account.scopes.includes('documents:read')) this.fill({ is: 'closed' });
    else await this.read();
  }

  leave(): void {
    this.itineraryId = undefined;
    this.view = undefined;
  }

  readonly actions: DocumentsActions = {
    onAllow: () => void this.allow(),
    onAdd: (document) => {
      const id = crypto.randomUUID();
      this.attempt(() => this.add(id, document));
    },
    onRename: (documentId, name) => this.attempt(() => this.rename(documentId, name)),
    onRemove: (documentId) => this.attempt(() => this.remove(documentId)),
    onSave: (documentId) => this.attempt(() => this.save(documentId)),
    onAgain: () => void (this.again ?? (() => this.read()))(),
  };

  private attempt(work: () => Promise<void>): void {
    this.again = work;
    void work();
  }

  private async allow(): Promise<void> {
    const { itineraryId } = this;
    this.fill({ is: 'closed', isAsking: true });
    const failure = await this.place.allow();
    if (this.itineraryId !== itineraryId) return;
    if (failure) this.fill({ is: 'closed', failure });
    else await this.read();
  }

  private async read(): Promise<void> {
    const { itineraryId } = this;
    if (itineraryId === undefined) return;
    this.again = undefined;
    this.fill({ is: 'coming' });
    const answer = await askFor(this.background, 'documents.list', { itineraryId });
    if (this.itineraryId !== itineraryId) return;
    if (answer.ok) this.fill({ is: 'here', items: answer.value, canAdd: this.canAdd, canSave: this.canSave });
    else if (answer.failure.kind === 'scope-missing') this.fill({ is: 'closed' });
    else if (answer.failure.kind === 'forbidden') this.fill(undefined);
    else this.fill({ is: 'stuck', failure: answer.failure });
  }

  private get canAdd(): boolean {
    return this.mayChange && !this.place.account()?.refused?.includes('new-documents');
  }

  private get canSave(): boolean {
    return !this.place.account()?.refused?.includes('document-files');
  }

  private async add(id: string, { file, name, kind }: ChosenDocument): Promise<void> {
    const work = async (itineraryId: string) => {
      const data = await this.place.readFile(file);
      if (data === undefined) return this.done(itineraryId, t('documents.unreadable'));
      const added = await askFor(this.background, 'documents.add', { itineraryId, id, name, kind, data });
      if (added.ok) return this.done(itineraryId, t('documents.added'), (items) => [...items, added.value]);
      return added.failure.kind === 'not-a-picture'
        ? this.done(itineraryId, t('documents.kindRefused'))
        : added;
    };
    await this.change('new', work, { canAdd: false });
  }

  private async rename(documentId: string, name: string): Promise<void> {
    await this.change(documentId, async (itineraryId) => {
      const asked = { itineraryId, documentId, name };
      const renamed = await askFor(this.background, 'documents.rename', asked);
      const named = (document: ListedDocument) =>
        document.id === documentId ? { ...document, name } : document;
      return renamed.ok
        ? this.done(itineraryId, t('documents.renamed'), (items) => items.map(named))
        : renamed;
    });
  }

  private async remove(documentId: string): Promise<void> {
    await this.change(documentId, async (itineraryId) => {
      const removed = await askFor(this.background, 'documents.remove', { itineraryId, documentId });
      const others = (items: Here['items']) => items.filter(({ id }) => id !== documentId);
      return removed.ok ? this.done(itineraryId, t('documents.removed'), others) : removed;
    });
  }

  private async save(documentId: string): Promise<void> {
    const work = async (itineraryId: string) => {
      const document =
        this.view?.is === 'here' ? this.view.items.find(({ id }) => id === documentId) : undefined;
      const name = document?.name?.trim().slice(0, 200) || t('documents.unnamed');
      const file = await askFor(this.background, 'documents.fetch', { itineraryId, documentId, name });
      if (!file.ok) {
        if (file.failure.kind === 'itinerary-gone' && this.itineraryId === itineraryId)
          this.place.say(t('documents.noFile'));
        return file;
      }
      // Saved even if the traveller has moved on to another trip: they asked for the file.
      this.place.saveFile(file.value.name, file.value.data);
      return this.done(itineraryId, t('export.saved', { name: file.value.name }));
    };
    await this.change(documentId, work, { canSave: false });
  }

  /**
   * Runs one change at a time. `closed`: what is no longer offered if the service forbids it. A document that someone else
   * has deleted is not a failure: the list is read again.
   */
  private async change(
    busy: string,
    work: (itineraryId: string) => Promise<Result<unknown, LibraryProblem>>,
    closed?: Pick<Here, 'canAdd'> | Pick<Here, 'canSave'>,
  ): Promise<void> {
    const { itineraryId, view } = this;
    if (itineraryId === undefined || view?.is !== 'here' || view.busy !== undefined) return;
    this.fill({ ...view, busy, problem: undefined });
    const answer = await work(itineraryId);
    if (this.itineraryId !== itineraryId || answer.ok) return;
    const { failure } = answer;
    if (failure.kind === 'itinerary-gone' && busy !== 'new') await this.read();
    else if (failure.kind === 'scope-missing') this.fill({ is: 'closed' });
    else
      this.fill({
        ...view,
        busy: undefined,
        problem: failure,
        ...(failure.kind === 'forbidden' && closed),
      });
  }

  /** Ends the change, unless another itinerary is open by now, and shows `words` as a toast. */
  private done(
    itineraryId: string,
    words: string,
    change = (items: Here['items']) => items,
  ): Result<null, never> {
    const { view } = this;
    if (this.itineraryId === itineraryId && view?.is === 'here') {
      this.fill({ ...view, items: change(view.items), busy: undefined });
      this.place.say(words);
    }
    return ok(null);
  }

  private fill(view: DocumentsView | undefined): void {
    this.view = view;
    this.place.show(view);
  }
}
