// The page for booking files with all of its edges faked.
import type { ConvertState } from '../../components/convert/ConvertScreen.tsx';
import { type ConvertPageEdges, ConvertVisit } from '../../entrypoints/convert/convert-visit.ts';
import type { RequestMap, RequestName } from '../../lib/browser/messages.ts';
import type { Conversion } from '../../lib/journeys/convert-files.ts';
import { type Cover, firstCover } from '../../lib/model/cover.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { ok } from '../../lib/model/result.ts';
import type { Background } from '../../surface/background-link.ts';
import { sampleDraft } from '../draft-sample.ts';

export const known = <T>(value: T) => ({
  value,
  origin: { by: 'guess' as const, reader: 'test' },
  confidence: 1,
});
export const booking = (id: string, more: Partial<FoundBooking> = {}): FoundBooking => ({
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
export const draftOf = (bookings: readonly FoundBooking[]): Draft => ({
  ...sampleDraft(),
  startDate: known('2027-05-13'),
  days: [{ id: 'day-1', stops: bookings.map(({ id }) => ({ id, name: known(id) })) }],
  reservations: bookings.map(({ reservation }) => reservation),
});
export const conversion = (...bookings: FoundBooking[]): Conversion => ({
  files: [{ file: 0, name: 'a.pdf', kind: 'pdf', pages: 1, result: ok(1), data: new Blob() }],
  bookings,
  draft: draftOf(bookings.filter(({ state }) => state === 'booked')),
  draftOf,
  wordsOn: () => [],
  private: [{ kind: 'name', words: 'Ana Duarte' }],
});

/** Answers at once, and records its requests. */
class ReadyBackground implements Background {
  readonly answers: { [N in RequestName]?: () => Promise<RequestMap[N]['answer']> } = {};
  private readonly heard: { name: RequestName; question: unknown }[] = [];

  ask<N extends RequestName>(name: N, question: RequestMap[N]['ask']): Promise<RequestMap[N]['answer']> {
    this.heard.push({ name, question });
    const answer = this.answers[name];
    return answer ? answer() : Promise.reject(new Error(name));
  }

  onNews(): () => void {
    return () => undefined;
  }

  asked<N extends RequestName>(wanted: N): RequestMap[N]['ask'][] {
    return this.heard
      .filter(({ name }) => name === wanted)
      .map(({ question }) => question as RequestMap[N]['ask']);
  }
}

export function visitWith(edges: Partial<ConvertPageEdges> = {}) {
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
    requestHost: async () => true,
    pictureOf: async () => undefined,
    openClip: (clipId) => opened.push(clipId),
    ...edges,
  });
  return { visit, background, opened, saved, asked };
}

export const file = (name: string) => new File(['x'], name);

/** The state, which must be at the given step. */
export const step = <S extends ConvertState['step']>(visit: ConvertVisit, wanted: S) => {
  const state = visit.state.value;
  if (state.step !== wanted) throw new Error(`${state.step} instead of ${wanted}`);
  return state as Extract<ConvertState, { step: S }>;
};

/** Waits until everything started has been answered. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 5));
