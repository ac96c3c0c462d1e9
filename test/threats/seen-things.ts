// One of everything that a person sees and somebody else has written, with the same word in every field.
import type { Found } from '../../components/convert/FoundBookings.tsx';
import type { ExploreView } from '../../components/explore/explore-view.ts';
import type { LibraryView, OpenedItinerary } from '../../components/library/library-view.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { firstCover } from '../../lib/model/cover.ts';
import type { DraftStop, Sourced } from '../../lib/model/draft.ts';
import type { ConvertedFile } from '../../lib/model/found-booking.ts';
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';
import type { Listed } from '../../lib/model/listed.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { clip, clipId, stated } from '../components/sample.ts';
import { address, word } from './payloads.ts';

const sourced = (): Sourced<string> => ({
  value: word,
  origin: {
    by: 'source',
    block: 0,
    start: 0,
    end: word.length,
    reader: 'sample',
    words: word,
    sentence: `We saw ${word} early.`,
  },
  confidence: 0.9,
});

const stop = (id: string): DraftStop => ({
  id,
  name: sourced(),
  category: stated('sight'),
  address: sourced(),
  coordinate: stated({ latitude: 41.14, longitude: -8.61 }),
  startTime: stated('09:00'),
  durationMinutes: stated(45),
  note: sourced(),
  phone: sourced(),
  bookingUrl: { ...sourced(), value: address },
  candidates: [
    { name: word, country: 'PT', coordinate: { latitude: 41.14, longitude: -8.61 }, kind: 'city' },
    { name: word, country: 'BR', coordinate: { latitude: -23.9, longitude: -46.3 }, kind: 'city' },
  ],
});

const image = { kind: 'image' as const, src: address, alt: word, caption: word, credit: word };

export const wholeClip: Clip = clip({
  source: {
    kind: 'page',
    url: address,
    title: word,
    siteName: word,
    author: word,
    clippedAt: '2027-03-01T08:00:00.000Z',
    isFirstPart: true,
    pictures: [{ image, block: 1 }],
  },
  draft: {
    title: sourced(),
    destination: sourced(),
    startDate: stated('2027-05-31'),
    summary: sourced(),
    origin: sourced(),
    bestSeason: sourced(),
    tags: [sourced()],
    days: [
      {
        id: 'd1',
        title: sourced(),
        summary: sourced(),
        image: stated(image, word),
        stops: [stop('s1'), stop('s2')],
      },
    ],
    packing: [{ id: 'p1', name: sourced(), quantity: 2 }],
    expenses: [{ id: 'e1', title: sourced(), amount: stated(3), currency: stated('EUR') }],
    reservations: [
      {
        type: 'train',
        name: word,
        code: word,
        from: { name: word, address: word },
        to: { name: word },
        start: '2027-05-31T09:00',
        confirmation: word,
        seat: word,
        phone: word,
      },
    ],
    questions: [
      { stopId: 's1', doubt: { kind: 'too-far', km: 900, from: word } },
      { stopId: 's2', sentence: word },
    ],
    confidence: 0.8,
  },
  since: { appeared: [{ day: 0, stop: stop('s3') }], gone: [] },
});

const summary: Summary = {
  id: 'it-1',
  title: word,
  destination: word,
  summary: word,
  heroImageURL: address,
  tags: [word],
  visibility: word,
  role: 'owner',
  dayCount: 3,
  stopCount: 14,
  author: { name: word },
};

const itinerary: Itinerary = {
  ...summary,
  origin: word,
  bestSeason: word,
  days: [
    {
      id: 'd1',
      title: word,
      summary: word,
      imageURL: address,
      stops: [
        {
          id: 's1',
          name: word,
          address: word,
          category: word,
          startTime: word,
          note: word,
          phone: word,
          bookingURL: address,
        },
      ],
    },
  ],
  packing: [{ name: word, category: word }],
  expenses: [{ title: word, amount: 3, currency: 'EUR', category: word }],
};

const trip = { summary, whole: { is: 'here' as const, trip: itinerary }, isStarting: false };

export const exploreView = {
  question: { text: word, isFollowing: false },
  place: word,
  isFromPage: true,
  isShort: false,
  found: { is: 'all', text: word, trips: [summary] },
  savedIds: new Set<string>(),
  canSave: true,
  toast: { trip: summary, isSaved: true, number: 1 },
  trip,
  isConnecting: false,
} satisfies ExploreView;

const row: Listed = { accountId: 'account-1', id: 'it-1', summary, filters: ['all'], words: '', newest: 0 };

export const libraryView: LibraryView = {
  shelf: 'everything',
  text: word,
  sort: 'newest',
  clips: { is: 'here', items: [wholeClip] },
  clipCounts: { drafts: 1, queue: 0, sent: 0 },
  list: {
    rows: [row],
    counts: {},
    knownIds: new Set(['it-1']),
    isConnected: true,
    isCatchingUp: false,
    failure: { kind: 'refused', code: word, detail: word },
  },
  removed: { clipId, title: word, number: 1 },
};

export const openedItinerary: OpenedItinerary = {
  row,
  whole: { is: 'here', itinerary },
  isStarting: false,
  nothingFor: word,
  toast: { words: word, number: 1 },
  problem: { kind: 'refused', code: word, detail: word },
};

const file = (number: number, result: ConvertedFile['result']): ConvertedFile => ({
  file: number,
  name: word,
  kind: 'other',
  pages: 0,
  result,
  data: new Blob(),
});
export const files = [file(0, ok(1)), file(1, fail({ kind: 'pdf-corrupt' }))];

export const foundBookings: Found = {
  files,
  bookings: wholeClip.draft.reservations.map((reservation) => ({
    id: 'b1',
    reservation: { ...reservation, type: 'event', address: word },
    trust: 0.7,
    files: [0],
    places: [],
    clashes: [{ field: 'seat', inWords: word, inCode: word }],
    state: 'booked',
  })),
  leftOut: new Set(),
  cover: firstCover,
  foundPrivate: { name: 1, reference: 1, ticket: 1, price: 1 },
  covered: [],
  trips: [{ clipId, title: word, dates: word, fit: 'meets' }],
  chosen: clipId,
  own: word,
};
