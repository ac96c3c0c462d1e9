// Exporting and sharing a draft, starting one by hand and pasting a list: the state of the sheets for it, and the work
// behind them.
import { type Signal, signal } from '@preact/signals';
import type { ExportRequest } from '../../components/export/ExportSheet.tsx';
import type { ExportedFile } from '../../lib/journeys/export-clip.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { many, t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../background-link.ts';
import type { TakeOutside } from './take-outside.ts';

export type Layer =
  | { is: 'none' }
  | { is: 'export'; clip: Clip; outcome: string }
  /** `clip`: the draft the itinerary was made from, if it is here. */
  | { is: 'share'; address: string; title: string; clip?: Clip; outcome: string }
  /** `into` is left out if the list becomes a new draft. */
  | { is: 'paste'; into?: { clipId: string; dayId: string }; isBusy: boolean; failure?: Failure }
  /** Something went wrong while no other sheet was open. */
  | { is: 'problem'; failure: Failure };

export interface TakeAlongEdges {
  background: Background;
  outside: TakeOutside;
  /** The tab in which Wayclip was opened: a draft made by hand belongs to its page. */
  tabId: number;
  /** Shows a clip. */
  open: (clipId: string) => void;
  /** Resolves when every edit made here is stored. */
  settled: () => Promise<void>;
  /** Shows the draft on the screen after a list was pasted into it. */
  show: (clip: Clip, added: Added) => void;
}

/** What a pasted list added, and the day to show. */
export interface Added {
  words: string;
  day: number;
}

/** "2 days and 5 stops added" */
function addedTo(before: Clip | undefined, { draft }: Clip, dayId: string): Added {
  const stopsOf = (days: Draft['days']) => days.reduce((sum, { stops }) => sum + stops.length, 0);
  const daysBefore = before?.draft.days ?? [];
  const days = draft.days.length - daysBefore.length;
  const stops = stopsOf(draft.days) - stopsOf(daysBefore);
  const here = draft.days.findIndex(({ id }) => id === dayId);
  const grew = (draft.days[here]?.stops.length ?? 0) > (daysBefore[here]?.stops.length ?? 0);
  const added = { days: many('counts.days', days), stops: many('counts.stops', stops) };
  return {
    words: days > 0 ? t('done.daysAndStopsAdded', added) : t('done.stopsAdded', { stops: added.stops }),
    day: grew || days < 1 ? Math.max(0, here) : daysBefore.length,
  };
}

export class TakeAlongVisit {
  readonly layer: Signal<Layer> = signal<Layer>({ is: 'none' });
  private readonly edges: TakeAlongEdges;

  constructor(edges: TakeAlongEdges) {
    this.edges = edges;
  }

  readonly close = () => {
    this.layer.value = { is: 'none' };
  };

  readonly showExport = (clip: Clip) => {
    this.layer.value = { is: 'export', clip, outcome: '' };
  };

  readonly showShare = (address: string, title: string, clip?: Clip) => {
    this.layer.value = { is: 'share', address, title, outcome: '', ...(clip && { clip }) };
  };

  get canShare(): boolean {
    return this.edges.outside.share !== undefined;
  }

  readonly copyLink = async (address: string) => {
    const isCopied = await this.edges.outside.copyText(address);
    this.say(t(isCopied ? 'share.copied' : 'share.notCopied'));
  };

  readonly shareLink = (address: string, title: string) => this.edges.outside.share?.({ address, title });

  readonly shareFile = async (clip: Clip, wish: ExportRequest) => {
    const file = await this.make(clip, wish);
    if (file) await this.edges.outside.share?.({ file, title: clip.draft.title.value });
  };

  readonly showPaste = (into?: { clipId: string; dayId: string }) => {
    this.layer.value = { is: 'paste', isBusy: false, ...(into && { into }) };
  };

  /** `clip`: as it is on the screen, with the latest edit. */
  readonly save = async (clip: Clip, wish: ExportRequest) => {
    const file = await this.make(clip, wish);
    if (!file) return;
    if (await this.edges.outside.saveFile(file)) this.say(t('export.saved', { name: file.name }));
    else this.edges.outside.openTakePage(clip.id, wish.format, wish.startDate);
  };

  readonly copy = async (clip: Clip, wish: ExportRequest) => {
    const file = await this.make(clip, wish);
    const isCopied = file && (await this.edges.outside.copyText(file.text));
    this.say(t(isCopied ? 'export.copied' : 'export.notCopied'));
  };

  readonly print = () => {
    const layer = this.layer.value;
    if (layer.is === 'export') this.edges.outside.openTakePage(layer.clip.id, 'print');
  };

  /** `shown`: the draft on the screen before the list was pasted. */
  readonly paste = async (text: string, shown: Clip | undefined) => {
    const layer = this.layer.value;
    if (layer.is !== 'paste') return;
    const { into } = layer;
    this.layer.value = { is: 'paste', isBusy: true, ...(into && { into }) };
    const { background, tabId, settled, show, open } = this.edges;
    await settled();
    const clip = into
      ? await askFor(background, 'clip.paste', { ...into, text })
      : await askFor(background, 'clip.start', { tabId, text });
    if (!clip.ok) {
      this.layer.value = { is: 'paste', isBusy: false, failure: clip.failure, ...(into && { into }) };
      return;
    }
    this.close();
    if (into) show(clip.value, addedTo(shown, clip.value, into.dayId));
    else open(clip.value.id);
  };

  readonly startEmpty = () => this.start({});

  /** Belongs to no page, whichever tab it is started in. */
  readonly startNew = () => this.start({ tabId: -1 });

  readonly startWith = (names: DraftStop[]) => this.start({ names });

  private async start(given: { names?: DraftStop[]; tabId?: number }): Promise<void> {
    const { background, tabId } = this.edges;
    const clip = await askFor(background, 'clip.start', { tabId, ...given });
    if (clip.ok) this.edges.open(clip.value.id);
    else this.complain(clip.failure);
  }

  readonly importFile = async (file: File | undefined) => {
    if (!file) {
      this.edges.outside.openLibraryPage();
      return;
    }
    const clip = await askFor(this.edges.background, 'clip.import', { text: await file.text() });
    if (clip.ok) this.edges.open(clip.value.id);
    else this.complain(clip.failure);
  };

  /** The exporters are loaded when the first file is made: most popups never need them. */
  private async make(clip: Clip, wish: ExportRequest): Promise<ExportedFile | undefined> {
    const { exportTrip } = await import('../../lib/journeys/export-clip.ts');
    return exportTrip(clip, wish.format, wish.startDate);
  }

  private complain(failure: Failure): void {
    this.layer.value = { is: 'problem', failure };
  }

  private say(outcome: string): void {
    const layer = this.layer.value;
    if (layer.is === 'export' || layer.is === 'share') this.layer.value = { ...layer, outcome };
  }
}
