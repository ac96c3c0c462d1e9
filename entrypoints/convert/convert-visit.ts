// A visit to the page for booking files: choosing files, reading them, reviewing what was found, adding it to a trip.
import { type Signal, signal } from '@preact/signals';
import type { OpenPdf } from '../../components/convert/ChooseFiles.tsx';
import type { ConvertActions, ConvertState } from '../../components/convert/ConvertScreen.tsx';
import { editBooking } from '../../lib/draft/edit-booking.ts';
import type {
  Conversion,
  ConvertEdges,
  ConvertFailure,
  GivenFile,
} from '../../lib/journeys/convert-files.ts';
import type { Cover } from '../../lib/model/cover.ts';
import type { Failure, OwnFault } from '../../lib/model/failure.ts';
import type { ConvertedFile, FoundBooking, PointAnswer, Pointed } from '../../lib/model/found-booking.ts';
import { isPrivateHost } from '../../lib/model/private-host.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { fail, type Result } from '../../lib/model/result.ts';
import { askFor, type Background } from '../../surface/background-link.ts';
import { type Choices, chosenDraft, foundOf, offeredTrips, wantedDraft } from './found-of.ts';
import { nameIn } from './name-in-address.ts';
import {
  bookingOf,
  filledMade,
  pointingAt,
  type ShownConversion,
  withBooking,
  withMade,
  withPointed,
} from './pointing.ts';

export type Live = Pick<ConvertEdges, 'signal' | 'onProgress' | 'askPassword'>;

export interface ConvertPageEdges {
  background: Background;
  convert: (files: GivenFile[], live: Live) => Promise<Result<Conversion, ConvertFailure>>;
  cover: { load: () => Promise<Cover>; save: (cover: Cover) => Promise<void> };
  /** "2027-05-13": settles the year of a date the traveller points at. */
  today: () => string;
  /** Undefined if the browser does not allow it, or nothing is there. */
  fetchFile: (address: string) => Promise<GivenFile | undefined>;
  /** Must be called while a press is being handled. */
  requestHost: (address: string) => Promise<boolean>;
  pictureOf: (file: ConvertedFile, page: number) => Promise<string | undefined>;
  openClip: (clipId: string) => void;
}

export class ConvertVisit {
  readonly state: Signal<ConvertState> = signal<ConvertState>({ step: 'choose', wasStopped: false });
  private readonly edges: ConvertPageEdges;
  private address: string | undefined;
  /** `given`: the files that gave bookings. `tried`: the files read last. */
  private given: GivenFile[] = [];
  private tried: GivenFile[] = [];
  private looked: ShownConversion | undefined;
  /** The last conversion that found nothing: its pages can still be pointed at. */
  private unread: Conversion | undefined;
  private reading: AbortController | undefined;
  private answer: ((password: string | undefined) => void) | undefined;
  private tries = 0;
  /** Entered once per file: not asked for again when other files are added. */
  private readonly passwords = new Map<Blob, string>();

  constructor(edges: ConvertPageEdges) {
    this.edges = edges;
  }

  /** `address`: the PDF the traveller came from. */
  async begin(address: string | undefined): Promise<void> {
    if (!address || !URL.canParse(address)) return;
    const { protocol, host, hostname } = new URL(address);
    if (protocol === 'file:') this.choose({ is: 'local' });
    if (protocol !== 'https:' && protocol !== 'http:') return;
    this.address = address;
    await this.fetched(address, isPrivateHost(hostname) ? { is: 'failed' } : { is: 'away', host });
  }

  readonly actions: ConvertActions = {
    onFiles: (files) => {
      // Files still being read are read again together with the new ones.
      const before = this.state.value.step === 'reading' ? this.tried : this.given;
      void this.read([...before, ...files.map((file) => ({ name: file.name, data: file }))]);
    },
    onAgain: () => void this.read(this.tried),
    onFetch: () => void this.fetch(),
    onStop: () => this.stop(),
    onPassword: (password) => this.answer?.(password),
    onByHand: () => void this.byHand(),
    onAdd: () => void this.add(),
    onLeaveOut: (id, isOut) => {
      const others = [...(this.looked?.choices.leftOut ?? [])].filter((each) => each !== id);
      this.change({ leftOut: new Set(isOut ? [...others, id] : others) });
    },
    onEdit: (id, edit) => {
      const booking = this.looked && bookingOf(this.looked, id);
      if (this.looked && booking) this.put(withBooking(this.looked, editBooking(booking, edit)));
    },
    onPoint: (id) => this.point(id),
    onMake: (file, type) => void this.make(file, type),
    onPointed: (id, pointed) => this.pointed(id, pointed),
    wordsOn: (spot) => this.looked?.conversion.wordsOn(spot) ?? [],
    onCover: (cover) => {
      this.change({ cover });
      void this.edges.cover.save(cover);
    },
    onChoose: (chosen) => this.change({ chosen }),
    pictureOf: async ({ file, page }) => {
      const wanted = this.looked?.conversion.files.find((each) => each.file === file);
      return wanted && this.edges.pictureOf(wanted, page);
    },
  };

  private choose(open: OpenPdf): void {
    this.state.value = { step: 'choose', wasStopped: false, open };
  }

  private apologise(failure: Failure): void {
    this.state.value = { step: 'choose', wasStopped: false, problem: failure };
  }

  /** Only on a press: browsers ask for permission only then. */
  private async fetch(): Promise<void> {
    if (!this.address) return;
    if (!(await this.edges.requestHost(this.address))) {
      this.choose({ is: 'refused' });
      return;
    }
    await this.fetched(this.address, { is: 'failed' });
  }

  /** A slow server can take a while: the download can be stopped, and files can be added meanwhile. */
  private async fetched(address: string, otherwise: OpenPdf): Promise<void> {
    const signal = this.beginReading([], [nameIn(address)]);
    const file = await this.edges.fetchFile(address);
    if (signal.aborted) return;
    if (file) await this.read([...this.given, file]);
    else this.choose(otherwise);
  }

  /** Cancels whatever was being read before. */
  private beginReading(files: GivenFile[], names = files.map(({ name }) => name)): AbortSignal {
    this.reading?.abort();
    this.answer?.(undefined);
    this.reading = new AbortController();
    this.tried = files;
    this.state.value = { step: 'reading', names, progress: { file: 0, page: 0, pages: 0, found: [] } };
    return this.reading.signal;
  }

  private async read(files: GivenFile[]): Promise<void> {
    const signal = this.beginReading(files);
    const live: Live = {
      signal,
      onProgress: (progress) => {
        const now = this.state.value;
        if (!signal.aborted && now.step === 'reading') this.state.value = { ...now, progress };
      },
      askPassword: ({ file, name }, wasWrong) => this.ask(files[file]?.data, name, wasWrong),
    };
    const done = await this.edges
      .convert(files, live)
      .catch((thrown) => fail<OwnFault>({ kind: 'own-fault', report: `convert: ${String(thrown)}` }));
    if (signal.aborted) return;
    if (done.ok) await this.conclude(done.value, signal);
    else if (done.failure.kind === 'own-fault') this.apologise(done.failure);
  }

  private async ask(data: Blob | undefined, name: string, wasWrong: boolean): Promise<string | undefined> {
    const remembered = data && this.passwords.get(data);
    if (remembered !== undefined && !wasWrong) return remembered;
    const now = this.state.value;
    if (now.step !== 'reading') return undefined;
    this.tries += 1;
    this.state.value = { ...now, asking: { name, wasWrong, tries: this.tries } };
    const typed = await new Promise<string | undefined>((resolve) => {
      this.answer = resolve;
    });
    this.answer = undefined;
    const then = this.state.value;
    if (then.step === 'reading') {
      const { asking: _answered, ...rest } = then;
      this.state.value = rest;
    }
    if (data && typed !== undefined) this.passwords.set(data, typed);
    return typed;
  }

  private async conclude(conversion: Conversion, signal: AbortSignal): Promise<void> {
    // Bookings made by pointing stay when files are added, except those in attachments of a mail: these are renumbered.
    const made = this.looked
      ? filledMade(this.looked).filter(({ files }) => files.every((file) => file < this.given.length))
      : [];
    if (!conversion.draft && made.length === 0) {
      this.showNothing(conversion);
      return;
    }
    const looked = await this.lookAt(conversion, made, signal);
    if (looked) this.put(looked);
  }

  private showNothing(conversion: Conversion): void {
    this.looked = undefined;
    this.given = [];
    this.unread = conversion;
    this.state.value = { step: 'nothing', files: conversion.files };
  }

  /** Undefined if it was cancelled meanwhile. */
  private async lookAt(
    read: Conversion,
    made: readonly FoundBooking[],
    signal: AbortSignal | undefined,
  ): Promise<ShownConversion | undefined> {
    const conversion = { ...read, draft: read.draft ?? read.draftOf(made) };
    this.given = this.tried;
    const [cover, clips] = await Promise.all([
      this.edges.cover.load(),
      askFor(this.edges.background, 'clip.list', {}),
    ]);
    if (signal?.aborted) return undefined;
    const kept = clips.ok ? clips.value : [];
    const likely = offeredTrips(kept, conversion.draft).find(({ fit }) => fit === 'meets')?.clipId;
    const choices = {
      cover,
      leftOut: new Set<string>(),
      chosen: likely,
      edited: new Map<string, FoundBooking>(),
      made,
    };
    return { conversion, isUnread: read.draft === undefined, clips: kept, choices };
  }

  private show(adding: Extract<ConvertState, { step: 'found' }>['adding']): void {
    if (!this.looked) return;
    const { conversion, choices, clips, pointing, shown } = this.looked;
    const trips = offeredTrips(clips, wantedDraft(conversion, choices));
    const found = { ...foundOf(conversion, choices, trips), ...(shown !== undefined && { shown }) };
    this.state.value = { step: 'found', found, adding, ...(pointing !== undefined && { pointing }) };
  }

  private change(changed: Partial<Choices>): void {
    if (!this.looked) return;
    this.put({ ...this.looked, choices: { ...this.looked.choices, ...changed } });
  }

  private put(looked: ShownConversion): void {
    this.looked = looked;
    this.show('not-yet');
  }

  private point(id: string | undefined): void {
    const { looked } = this;
    const next = looked && pointingAt(looked, id);
    if (next) this.put(next);
    else if (looked) this.showNothing(looked.conversion);
  }

  private async make(file: number, type: Reservation['type']): Promise<void> {
    const looked = this.looked ?? (this.unread && (await this.lookAt(this.unread, [], this.reading?.signal)));
    if (looked) this.put(withMade(looked, file, type));
  }

  private pointed(id: string, pointed: Pointed): PointAnswer {
    if (!this.looked) return 'not-read';
    const next = withPointed(this.looked, { id, pointed, today: this.edges.today() });
    if (typeof next === 'string') return next;
    this.put(next);
    return 'taken';
  }

  /** Returns to what was found before, or to the beginning. */
  private stop(): void {
    this.reading?.abort();
    this.answer?.(undefined);
    if (this.looked) this.show('not-yet');
    else this.state.value = { step: 'choose', wasStopped: true };
  }

  private async byHand(): Promise<void> {
    // No tab: the draft belongs to no page.
    const clip = await askFor(this.edges.background, 'clip.start', { tabId: -1 });
    if (clip.ok) this.edges.openClip(clip.value.id);
    else this.apologise(clip.failure);
  }

  private async add(): Promise<void> {
    const now = this.state.value;
    if (!this.looked || now.step !== 'found' || now.adding === 'under-way') return;
    const { conversion, choices } = this.looked;
    // As shown: a trip that no longer fits the remaining bookings is not offered.
    const { chosen } = now.found;
    this.show('under-way');
    const clip = await askFor(this.edges.background, 'booking.add', {
      booking: chosenDraft(conversion, choices),
      title: conversion.files.map(({ name }) => name).join(', '),
      ...(chosen !== undefined && { clipId: chosen }),
    });
    if (clip.ok) this.edges.openClip(clip.value.id);
    else this.show(clip.failure);
  }
}
