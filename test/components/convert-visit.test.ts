// The page for booking files, from giving files to adding them.
import { expect, test } from 'vitest';
import type { ConvertState } from '../../components/convert/ConvertScreen.tsx';
import { type ConvertPageEdges, ConvertVisit, type Live } from '../../entrypoints/convert/convert-visit.ts';
import type { Background } from '../../entrypoints/popup/background-link.ts';
import type { AskName, Asks } from '../../lib/browser/messages.ts';
import type { Conversion, GivenFile } from '../../lib/journeys/convert-files.ts';
import { type Cover, firstCover } from '../../lib/model/cover.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { FoundBooking, Pointed } from '../../lib/model/found-booking.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

const known = <T>(value: T) => ({ value, origin: { by: 'guess' as const, reader: 'test' }, confidence: 1 });
const booking = (id: string, more: Partial<FoundBooking> = {}): FoundBooking => ({
  id,
  reservation: {
    type: 'lodging',
    name: id,
    start: '2027-05-13',
    end: '2027-05-14',
    confirmation: `REF${id}`,
  },
  trust: 0.9,
  files: [0],
  places: [],
  clashes: [],
  state: 'booked',
  ...more,
});
const draftOf = (bookings: readonly FoundBooking[]): Draft => ({
  ...sampleDraft(),
  startDate: known('2027-05-13'),
  days: [{ id: 'day-1', stops: bookings.map(({ id }) => ({ id, name: known(id) })) }],
  reservations: bookings.map(({ reservation }) => reservation),
});
const conversion = (...bookings: FoundBooking[]): Conversion => ({
  files: [{ file: 0, name: 'a.pdf', kind: 'pdf', pages: 1, result: ok(1), data: new Blob() }],
  bookings,
  draft: draftOf(bookings.filter(({ state }) => state === 'booked')),
  draftOf,
  wordsOn: () => [],
  private: [{ kind: 'name', words: 'Ana Duarte' }],
});

/** Answers at once, and remembers what it was asked. */
class ReadyBackground implements Background {
  readonly answers: { [N in AskName]?: () => Promise<Asks[N]['answer']> } = {};
  private readonly heard: { name: AskName; question: unknown }[] = [];

  ask<N extends AskName>(name: N, question: Asks[N]['ask']): Promise<Asks[N]['answer']> {
    this.heard.push({ name, question });
    const answer = this.answers[name];
    return answer ? answer() : Promise.reject(new Error(name));
  }

  onNews(): () => void {
    return () => undefined;
  }

  asked<N extends AskName>(wanted: N): Asks[N]['ask'][] {
    return this.heard.filter(({ name }) => name === wanted).map(({ question }) => question as Asks[N]['ask']);
  }
}

function visitWith(edges: Partial<ConvertPageEdges> = {}) {
  const background = new ReadyBackground();
  const opened: string[] = [];
  const saved: Cover[] = [];
  const asked: string[][] = [];
  const visit = new ConvertVisit({
    background,
    convert: async (files) => {
      asked.push(files.map(({ name }) => name));
      return ok(conversion(booking('Inn'), booking('Ferry')));
    },
    cover: {
      load: async () => firstCover,
      save: async (cover) => {
        saved.push(cover);
      },
    },
    today: () => '2027-04-01',
    fetchFile: async () => undefined,
    askLeave: async () => true,
    pictureOf: async () => undefined,
    openClip: (clipId) => opened.push(clipId),
    ...edges,
  });
  return { visit, background, opened, saved, asked };
}
const file = (name: string) => new File(['x'], name);
const step = <S extends ConvertState['step']>(visit: ConvertVisit, wanted: S) => {
  const state = visit.state.value;
  if (state.step !== wanted) throw new Error(`${state.step} instead of ${wanted}`);
  return state as Extract<ConvertState, { step: S }>;
};
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what is found is offered to the trip whose dates meet, and added there with the private words covered', async () => {
  const { visit, background, opened } = visitWith();
  const trip = sampleClip({ draft: { ...sampleDraft(), startDate: known('2027-05-12') } });
  const sent = sampleClip({
    id: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c99',
    draft: trip.draft,
    delivery: { step: 'creating', startedAt: '2027-01-01T00:00:00.000Z' },
  });
  background.answers['clip.list'] = async () => ok([sent, trip]);
  background.answers['booking.add'] = async () => ok(trip);
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  const { found } = step(visit, 'found');
  expect(found.trips.map(({ clipId }) => clipId)).toEqual([trip.id]);
  expect(found.chosen).toBe(trip.id);
  visit.doings.onLeaveOut('Ferry', true);
  visit.doings.onAdd();
  await rest();
  const [ask] = background.asked('booking.add');
  expect(ask).toMatchObject({ clipId: trip.id, title: 'a.pdf' });
  expect(ask?.booking.covered).toEqual([{ kind: 'name', words: 'Ana Duarte' }]);
  expect(ask?.booking.days[0]?.stops.map(({ id }) => id)).toEqual(['Inn']);
  expect(opened).toEqual([trip.id]);
});

test('a corrected booking is shown and added as corrected, and the others as they were read', async () => {
  const { visit, background } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  background.answers['booking.add'] = async () => ok(sampleClip());
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  visit.doings.onEdit('Inn', { field: 'confirmation', words: 'HB-1' });
  visit.doings.onEdit('Inn', { field: 'name', words: 'Casa do Rio' });
  const { found } = step(visit, 'found');
  expect(found.bookings.find(({ id }) => id === 'Inn')?.reservation).toMatchObject({
    name: 'Casa do Rio',
    confirmation: 'HB-1',
  });
  visit.doings.onAdd();
  await rest();
  const [ask] = background.asked('booking.add');
  expect(ask?.booking.reservations.map(({ confirmation }) => confirmation === 'HB-1')).toEqual([true, false]);
});

test('more files are read with those that were given before; after nothing, alone', async () => {
  const { visit, background, asked } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  visit.doings.onFiles([file('b.pdf')]);
  await rest();
  expect(asked).toEqual([['a.pdf'], ['a.pdf', 'b.pdf']]);
  const names: string[][] = [];
  const empty = visitWith({
    convert: async (files: GivenFile[]) => {
      names.push(files.map(({ name }) => name));
      return ok({ files: [], bookings: [], draftOf, wordsOn: () => [], private: [] });
    },
  });
  empty.visit.doings.onFiles([file('a.pdf')]);
  await rest();
  step(empty.visit, 'nothing');
  empty.visit.doings.onFiles([file('b.pdf')]);
  await rest();
  empty.visit.doings.onAgain();
  await rest();
  expect(names).toEqual([['a.pdf'], ['b.pdf'], ['b.pdf']]);
});

test('the choice of what is covered is remembered', async () => {
  const { visit, background, saved } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  const cover = { ...firstCover, reference: true };
  visit.doings.onCover(cover);
  expect(step(visit, 'found').found.cover).toEqual(cover);
  expect(saved).toEqual([cover]);
});

test('a password is asked for, again when it was wrong, and not again for the same file', async () => {
  let live: Live | undefined;
  const { visit } = visitWith({
    convert: (_files, edges) => {
      live = edges;
      return new Promise(() => undefined);
    },
  });
  visit.doings.onFiles([file('locked.pdf')]);
  const first = live?.askPassword({ file: 0, name: 'locked.pdf' }, false);
  expect(step(visit, 'reading').asking).toMatchObject({ name: 'locked.pdf', wasWrong: false });
  visit.doings.onPassword('no');
  expect(await first).toBe('no');
  expect(step(visit, 'reading').asking).toBeUndefined();
  const second = live?.askPassword({ file: 0, name: 'locked.pdf' }, true);
  expect(step(visit, 'reading').asking?.wasWrong).toBe(true);
  visit.doings.onPassword('yes');
  expect(await second).toBe('yes');
  expect(await live?.askPassword({ file: 0, name: 'locked.pdf' }, false)).toBe('yes');
});

test('stopping ends the reading at once, and what comes later is not shown', async () => {
  let end: ((value: Awaited<ReturnType<ConvertPageEdges['convert']>>) => void) | undefined;
  let signal: AbortSignal | undefined;
  const { visit } = visitWith({
    convert: (_files, live) => {
      signal = live.signal;
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  });
  visit.doings.onFiles([file('long.pdf')]);
  visit.doings.onStop();
  expect(signal?.aborted).toBe(true);
  expect(step(visit, 'choose').wasStopped).toBe(true);
  end?.(ok(conversion(booking('Inn'))));
  await rest();
  step(visit, 'choose');
});

test('a PDF that cannot be fetched is offered to be asked for, and a local one explained', async () => {
  const leave: string[] = [];
  const { visit } = visitWith({
    askLeave: async (address) => {
      leave.push(address);
      return false;
    },
  });
  await visit.begin('https://air.example/t.pdf');
  expect(step(visit, 'choose').open).toEqual({ is: 'away', host: 'air.example' });
  visit.doings.onFetch();
  await rest();
  expect(leave).toEqual(['https://air.example/t.pdf']);
  expect(step(visit, 'choose').open).toEqual({ is: 'refused' });
  const local = visitWith();
  await local.visit.begin('file:///home/t.pdf');
  expect(step(local.visit, 'choose').open).toEqual({ is: 'local' });
  const odd = visitWith();
  await odd.visit.begin('javascript:alert(1)');
  expect(step(odd.visit, 'choose').open).toBeUndefined();
});

test('a failure to add leaves everything as it was, and says so', async () => {
  const { visit, background, opened } = visitWith();
  background.answers['clip.list'] = async () => ok([]);
  background.answers['booking.add'] = async () => fail({ kind: 'browser-full' });
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  visit.doings.onAdd();
  await rest();
  expect(step(visit, 'found').adding).toEqual({ kind: 'browser-full' });
  expect(opened).toEqual([]);
});

test('files that are dropped while others are read are read with them', async () => {
  const names: string[][] = [];
  const { visit } = visitWith({
    convert: (files) => {
      names.push(files.map(({ name }) => name));
      return new Promise(() => undefined);
    },
  });
  visit.doings.onFiles([file('a.pdf')]);
  visit.doings.onFiles([file('b.pdf')]);
  expect(names).toEqual([['a.pdf'], ['a.pdf', 'b.pdf']]);
});

test('a fault while reading does not leave one waiting for ever', async () => {
  const { visit } = visitWith({ convert: () => Promise.reject(new Error('no memory')) });
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  expect(step(visit, 'choose').trouble).toMatchObject({ kind: 'own-fault' });
});

test('a slow address can be stopped, and what it brings later is not read', async () => {
  let give: ((file: GivenFile) => void) | undefined;
  const { visit, asked } = visitWith({
    fetchFile: () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  });
  void visit.begin('https://air.example/t/ticket%20cv.pdf');
  expect(step(visit, 'reading').names).toEqual(['ticket cv.pdf']);
  visit.doings.onStop();
  give?.({ name: 't.pdf', data: new Blob() });
  await rest();
  step(visit, 'choose');
  expect(asked).toEqual([]);
});

test('what was found before new files were given is not shown over their reading', async () => {
  let load: ((cover: Cover) => void) | undefined;
  let turn = 0;
  const { visit, background } = visitWith({
    cover: {
      load: () =>
        new Promise((resolve) => {
          load = resolve;
        }),
      save: async () => undefined,
    },
    convert: async () => {
      turn += 1;
      return turn === 1 ? ok(conversion(booking('Inn'))) : new Promise(() => undefined);
    },
  });
  background.answers['clip.list'] = async () => ok([]);
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  visit.doings.onFiles([file('b.pdf')]);
  load?.(firstCover);
  await rest();
  expect(step(visit, 'reading').names).toEqual(['a.pdf', 'b.pdf']);
});

test('each question for a password is a new one, so that its field is empty', async () => {
  let live: Live | undefined;
  const { visit } = visitWith({
    convert: (_files, edges) => {
      live = edges;
      return new Promise(() => undefined);
    },
  });
  visit.doings.onFiles([file('locked.pdf')]);
  const tries = () => step(visit, 'reading').asking?.tries;
  const first = live?.askPassword({ file: 0, name: 'locked.pdf' }, false);
  const before = tries();
  visit.doings.onPassword('no');
  await first;
  void live?.askPassword({ file: 0, name: 'locked.pdf' }, true);
  expect(tries()).not.toBe(before);
});

test('a booking is added once, however often it is pressed, and to a trip that still fits what is left', async () => {
  const far = booking('Far', { reservation: { type: 'lodging', name: 'Far', start: '2027-11-02' } });
  const trip = sampleClip({ draft: { ...sampleDraft(), startDate: known('2027-05-12') } });
  const draft = (bookings: readonly FoundBooking[]): Draft => ({
    ...draftOf(bookings),
    startDate: known(bookings.some(({ id }) => id === 'Inn') ? '2027-05-13' : '2027-11-02'),
  });
  const { visit, background } = visitWith({
    convert: async () => ok({ ...conversion(booking('Inn'), far), draftOf: draft }),
  });
  background.answers['clip.list'] = async () => ok([trip]);
  background.answers['booking.add'] = () => new Promise(() => undefined);
  visit.doings.onFiles([file('a.pdf')]);
  await rest();
  expect(step(visit, 'found').found.chosen).toBe(trip.id);
  visit.doings.onLeaveOut('Inn', true);
  expect(step(visit, 'found').found).toMatchObject({ trips: [], chosen: undefined });
  visit.doings.onAdd();
  visit.doings.onAdd();
  const asks = background.asked('booking.add');
  expect(asks).toHaveLength(1);
  expect(asks[0]?.clipId).toBeUndefined();
});

/** A scan in which nothing booked was found. */
const unread = (): Conversion => ({
  files: [
    {
      file: 0,
      name: 'scan.pdf',
      kind: 'pdf',
      pages: 1,
      result: fail({ kind: 'pdf-not-a-booking', pages: 1 }),
      data: new Blob(),
    },
  ],
  bookings: [],
  draftOf,
  wordsOn: () => [],
  private: [],
});
const box = { file: 0, page: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.02 };

async function unreadVisit() {
  const all = visitWith({ convert: async () => ok(unread()) });
  all.background.answers['clip.list'] = async () => ok([]);
  all.background.answers['booking.add'] = async () => ok(sampleClip());
  all.visit.doings.onFiles([file('scan.pdf')]);
  await rest();
  step(all.visit, 'nothing');
  all.visit.doings.onMake(0, 'lodging');
  await rest();
  return all;
}

test('a booking that was not found is pointed at field by field, and added', async () => {
  const { visit, background } = await unreadVisit();
  const id = step(visit, 'found').pointing ?? '';
  const say = (target: Pointed['target'], words: string) =>
    visit.doings.onPointed(id, { target, words, box });
  expect(say({ field: 'start', part: 'time' }, '15:00')).toBe('day-missing');
  expect(say({ field: 'start', part: 'day' }, 'Casa do Rio')).toBe('not-read');
  expect(say({ field: 'start', part: 'day' }, 'Wed 12 May')).toBe('taken');
  expect(say({ field: 'start', part: 'time' }, '15:00')).toBe('taken');
  expect(say({ field: 'name' }, 'Casa do Rio')).toBe('taken');
  visit.doings.onPoint(undefined);
  const { found, pointing } = step(visit, 'found');
  expect(pointing).toBeUndefined();
  expect(found.shown).toBe(id);
  expect(found.bookings[0]).toMatchObject({
    reservation: { type: 'lodging', name: 'Casa do Rio', start: '2027-05-12T15:00' },
    places: [{ field: 'start' }, { field: 'name' }],
  });
  visit.doings.onAdd();
  await rest();
  expect(background.asked('booking.add')[0]?.booking.reservations).toEqual([found.bookings[0]?.reservation]);
});

test('pointing that is given up with nothing filled in leaves no booking behind', async () => {
  const { visit } = await unreadVisit();
  visit.doings.onPoint(undefined);
  expect(step(visit, 'nothing').files).toHaveLength(1);
});

test('what was pointed at is still there when another file is added', async () => {
  const { visit } = await unreadVisit();
  const id = step(visit, 'found').pointing ?? '';
  visit.doings.onPointed(id, { target: { field: 'name' }, words: 'Casa do Rio', box });
  visit.doings.onPoint(undefined);
  visit.doings.onFiles([file('b.pdf')]);
  await rest();
  expect(step(visit, 'found').found.bookings.map(({ reservation }) => reservation.name)).toEqual([
    'Casa do Rio',
  ]);
});
